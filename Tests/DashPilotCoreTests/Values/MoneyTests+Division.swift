import DashPilotCore
import Foundation
import Testing

extension MoneyTests {
  @Test(
    "A quotient keeps six fraction digits and cuts the rest toward zero",
    arguments: [
      ("2", "3", "0.666666"), ("-2", "3", "-0.666666"), ("2", "-3", "-0.666666"), ("-2", "-3", "0.666666"),
      ("1", "3", "0.333333"), ("10", "4", "2.5"), ("1", "1000000", "0.000001"), ("1", "1000001", "0"),
      ("-1", "1000001", "0"), ("0", "7", "0"), ("5", "0.5", "10"), ("0.9999999", "1", "0.999999"),
    ]
  )
  func quotientIsCut(dividend: String, divisor: String, quotient: String) throws {
    let result = try Money(Decimal(literal: dividend)).divided(by: Decimal(literal: divisor))
    #expect(try result == Money(Decimal(literal: quotient)))
  }

  @Test("A zero divisor gives no value, for nothing too")
  func zeroDivisor() {
    #expect(Money(minorUnits: 8625).divided(by: 0) == nil)
    #expect(Money.zero.divided(by: 0) == nil)
    #expect(Decimal(1).quotient(by: 0) == nil)
    #expect(Money(minorUnits: 8625).perHour(of: .zero) == nil)
    #expect(Money(minorUnits: 8625).perHour(of: .seconds(-1)) == nil)
  }

  @Test(
    "The worked examples of an hour",
    arguments: [
      (8625, 10_800, "28.75", "$28.75"), (9000, 10_800, "30", "$30.00"), (10375, 25_200, "14.821428", "$14.82"),
      (15191, 37_833, "14.454999", "$14.45"), (8635, 36_000, "8.635", "$8.64"), (8625, 3_900, "79.615384", "$79.62"),
      (1500, 1_800, "30", "$30.00"), (0, 3_600, "0", "$0.00"),
    ]
  )
  func perHour(cents: Int, seconds: Int, kept: String, shown: String) throws {
    let rate = try #require(Money(minorUnits: cents).perHour(of: .seconds(seconds)))
    #expect(try rate == Money(Decimal(literal: kept)))
    #expect(rate.formatted(locale: Locale(identifier: "en_US")) == shown)
  }

  @Test(
    "The worked examples of a mile",
    arguments: [(8625, "10", "8.625", "$8.63"), (7341, "12.427424", "5.907097", "$5.91")]
  )
  func perMile(cents: Int, miles: String, kept: String, shown: String) throws {
    let rate = try #require(try Money(minorUnits: cents).divided(by: Decimal(literal: miles)))
    #expect(try rate == Money(Decimal(literal: kept)))
    #expect(rate.formatted(locale: Locale(identifier: "en_US")) == shown)
  }

  @Test("A cut rate rounds like the exact quotient, where one that was rounded first would not")
  func cutThenRounded() throws {
    let rate = try #require(Money(minorUnits: 15191).perHour(of: .seconds(37_833)))
    // The exact quotient is 14.4549996…: six digits rounded would be 14.455000, and would show a cent more.
    #expect(rate.formatted(locale: Locale(identifier: "en_US")) == "$14.45")
    #expect(try Money(Decimal(literal: "14.455")).formatted(locale: Locale(identifier: "en_US")) == "$14.46")
  }
}
