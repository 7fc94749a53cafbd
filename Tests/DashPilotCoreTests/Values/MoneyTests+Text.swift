import DashPilotCore
import Foundation
import Testing

extension MoneyTests {
  @Test(
    "The locale decides only how a dollar amount is written",
    arguments: [
      ("en_US", 1250, "$12.50"), ("en_US", -200, "-$2.00"), ("en_US", 123_450, "$1,234.50"), ("en_US", 0, "$0.00"),
      ("de_DE", 123_450, "1.234,50\u{A0}$"), ("de_DE", -200, "-2,00\u{A0}$"), ("de_DE", 0, "0,00\u{A0}$"),
      ("en_GB", 123_450, "US$1,234.50"), ("en_GB", -200, "-US$2.00"),
    ]
  )
  func formatted(identifier: String, cents: Int, text: String) {
    let written = Money(minorUnits: cents).formatted(locale: Locale(identifier: identifier))
    #expect(Array(written.utf8) == Array(text.utf8))
  }

  @Test(
    "An amount is rounded half away from zero, where the platform's formatter rounds half to even",
    arguments: [
      ("0.125", "$0.13", "$0.12"), ("-0.125", "-$0.13", "-$0.12"), ("8.625", "$8.63", "$8.62"),
      ("2.665", "$2.67", "$2.66"), ("1.005", "$1.01", "$1.00"), ("2.675", "$2.68", "$2.68"),
    ]
  )
  func halfAwayFromZero(amount: String, ours: String, platform: String) throws {
    let value = try Decimal(literal: amount)
    let locale = Locale(identifier: "en_US")
    #expect(Money(value).formatted(locale: locale) == ours)
    #expect(value.formatted(.currency(code: "USD").locale(locale)) == platform)
  }

  @Test(
    "A value is rounded once, on its exact digits",
    arguments: [
      ("12.344999", "$12.34"), ("12.345", "$12.35"), ("0.004999", "$0.00"), ("0.005", "$0.01"), ("-0.005", "-$0.01"),
      ("999.995", "$1,000.00"),
    ]
  )
  func roundedOnce(amount: String, text: String) throws {
    #expect(try Money(Decimal(literal: amount)).formatted(locale: Locale(identifier: "en_US")) == text)
  }

  @Test("A value that rounds to nothing has no sign", arguments: ["-0.004", "-0.000001", "-0.004999", "0", "0.004"])
  func noSignOnNothing(amount: String) throws {
    let money = try Money(Decimal(literal: amount))
    #expect(money.formatted(locale: Locale(identifier: "en_US")) == "$0.00")
    #expect(money.formatted(locale: Locale(identifier: "de_DE")) == "0,00\u{A0}$")
  }
}
