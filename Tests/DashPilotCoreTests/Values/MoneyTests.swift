import DashPilotCore
import Foundation
import Testing

@Suite("Money")
struct MoneyTests {
  @Test("A sum of ten dimes is a dollar, with nothing left over")
  func sumIsExact() throws {
    let dimes = (1...10).map { _ in Money(minorUnits: 10) }
    #expect(dimes.reduce(.zero, +) == Money(minorUnits: 100))
    #expect(Money(minorUnits: 10) + Money(minorUnits: 20) == Money(minorUnits: 30))
    #expect(try Money(Decimal(literal: "0.1")) + Money(Decimal(literal: "0.2")) == Money(Decimal(literal: "0.3")))
  }

  @Test("A difference, a negation and a product are exact and may be negative")
  func differenceNegationAndProduct() throws {
    #expect(Money(minorUnits: 8625) - Money(minorUnits: 9000) == Money(minorUnits: -375))
    #expect(-Money(minorUnits: 375) == Money(minorUnits: -375))
    #expect(-Money.zero == Money.zero)
    let factor = try Decimal(literal: "0.333333")
    #expect(try Money(minorUnits: 1001) * factor == Money(Decimal(literal: "3.33666333")))
    #expect(Money(minorUnits: 1001) * -2 == Money(minorUnits: -2002))
  }

  @Test("An amount keeps every digit that it was given")
  func amountIsUnrounded() throws {
    let amount = try Decimal(literal: "12345678901234567890.123456789012345678")
    #expect(Money(amount).amount == amount)
    #expect(Money(amount) + Money.zero == Money(amount))
  }

  @Test("Order and equality go by value, not by how the amount was written")
  func orderAndEquality() throws {
    let (short, long) = (try Money(Decimal(literal: "1.5")), try Money(Decimal(literal: "1.500")))
    #expect(short == long)
    #expect(Set([short, long, Money(minorUnits: 150)]).count == 1)
    let unsorted = [3, -2, 0, 1, -1].map(Money.init(minorUnits:))
    #expect(unsorted.sorted() == [-2, -1, 0, 1, 3].map(Money.init(minorUnits:)))
    #expect(Money(minorUnits: 9) < Money(minorUnits: 10))
    #expect(!(short < long))
  }

  @Test(
    "Minor units are cents",
    arguments: [
      (0, "0"), (1, "0.01"), (-1, "-0.01"), (1250, "12.5"), (100, "1"),
      (Int.max, "92233720368547758.07"), (Int.min, "-92233720368547758.08"),
    ]
  )
  func minorUnits(cents: Int, dollars: String) throws {
    #expect(try Money(minorUnits: cents).amount == Decimal(literal: dollars))
  }

  @Test("The currency is US dollars")
  func currency() {
    #expect(Money.currencyCode == "USD")
  }
}
