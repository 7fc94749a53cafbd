import DashPilotCore
import Foundation
import Testing

extension MoneyTests {
  private func stored(_ text: String) throws -> Money { try #require(Money(stored: text)) }

  @Test(
    "A stored amount is the decimal that it says, to any digit",
    arguments: [
      "0", "0.000001", "-0.000001", "0.0000001", "-0.0000001", "999999999999.999999", "-999999999999.999999",
      "1000000000000", "1000000000000.000001", "999999999999999999", "0.0000010", "0.10000000000", "123456.789",
      "12345678901234567890.1",
    ]
  )
  func storedIsDecimal(text: String) throws {
    let (money, decimal) = (try stored(text), try Decimal(literal: text))
    #expect(money.amount == decimal)
    #expect(money == Money(decimal) && Money(decimal) == money)
    #expect(Set([money, Money(decimal)]).count == 1)
    #expect(!(money < Money(decimal)) && !(Money(decimal) < money))
    #expect(money.amount.storedText() == decimal.storedText())
  }

  @Test(
    "A sum and a difference are exact where one or both are beyond the machine's whole numbers",
    arguments: [
      ("0.000001", "0.000001", "0.000002", "0"), ("0.0000001", "0.000001", "0.0000011", "-0.0000009"),
      ("999999999999.999999", "0.000001", "1000000000000", "999999999999.999998"),
      ("12345678901234567890", "0.01", "12345678901234567890.01", "12345678901234567889.99"),
      ("86.5", "-86.5", "0", "173"), ("-0.01", "0.02", "0.01", "-0.03"),
    ]
  )
  func sumAndDifference(left: String, right: String, sum: String, difference: String) throws {
    #expect(try stored(left) + stored(right) == stored(sum))
    #expect(try stored(right) + stored(left) == stored(sum))
    #expect(try stored(left) - stored(right) == stored(difference))
    #expect(try -(stored(left) - stored(right)) == stored(right) - stored(left))
    #expect(try (stored(left) < stored(right)) == (Decimal(literal: left) < Decimal(literal: right)))
  }

  @Test("A sum that grows past the machine's whole numbers stays exact, either way")
  func overflow() throws {
    let large = Money(minorUnits: 900_000_000_000_000)
    let sums = [large + large, -large - large]
    #expect(try sums == [stored("18000000000000"), stored("-18000000000000")])
    let least = -large - Money(minorUnits: 22_337_203_685_477) - Money(minorUnits: 0)
    #expect(try least - stored("0.58") + large == stored("-223372036855.35"))
    #expect(try -(least - stored("0.005808")) == stored("9223372036854.775808"))
  }
}
