import DashPilotCore
import Foundation
import Testing

@Suite("Money input")
struct MoneyInputTests {
  /// What the reader makes of a text: an amount in cents, or a refusal.
  static func reading(_ text: String, _ identifier: String) -> Result<Money, MoneyInputError> {
    Result { () throws(MoneyInputError) in
      try MoneyInput.amount(from: text, locale: Locale(identifier: identifier))
    }
  }

  static func cents(_ cents: Int) -> Result<Money, MoneyInputError> { .success(Money(minorUnits: cents)) }

  @Test(
    "The table of amounts that are read",
    arguments: [
      ("$125.50", "en_US", 12550), ("125.50 $", "en_US", 12550), ("USD 125.50", "en_US", 12550),
      ("1 234.50", "en_US", 123_450), ("1,234.50", "en_US", 123_450), ("1,000,000", "en_US", 100_000_000),
      ("1.234,50", "de_DE", 123_450), ("1 234,50 $US", "fr_FR", 123_450), ("1,00,000", "en_IN", 10_000_000),
      ("100000", "en_IN", 10_000_000), ("١٬٢٣٤٫٥٠", "ar_EG", 123_450),
    ]
  )
  func readsTheTable(text: String, identifier: String, cents: Int) {
    #expect(Self.reading(text, identifier) == Self.cents(cents))
  }

  @Test(
    "The table of texts that are not a number",
    arguments: [
      ("1$25", "en_US"), ("$$5", "en_US"), ("R$ 5", "en_US"), ("€5", "en_US"), ("5 kr", "en_US"), ("12 34", "en_US"),
      ("1,23.45", "en_US"), ("1,2,3", "en_US"), ("125.50", "de_DE"), ("-abc", "en_US"), ("- 5", "en_US"),
      ("5-", "en_US"), ("+5", "en_US"), (".50", "en_US"), ("125.", "en_US"), ("125,50 €", "de_DE"),
      ("100,000", "en_IN"), ("١2", "ar_EG"),
    ]
  )
  func refusesTheTable(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test(
    "The table of the other refusals",
    arguments: [
      ("$", MoneyInputError.empty), ("   ", .empty), ("-125.505", .excessiveScale), ("1000000.001", .excessiveScale),
      ("-1000001", .negative), ("$-5", .negative), ("-$5", .negative), ("-0", .negative), ("1000000.01", .tooLarge),
    ]
  )
  func refusesTheRest(text: String, error: MoneyInputError) {
    #expect(Self.reading(text, "en_US") == .failure(error))
  }

  @Test("The bound and the digits of a fraction")
  func bound() {
    #expect(MoneyInput.maximumFractionDigits == 2)
    #expect(MoneyInput.maximumAmount == Money(minorUnits: 100_000_000))
    #expect(Self.reading("1000000", "en_US") == Self.cents(100_000_000))
    #expect(Self.reading("1000000.00", "en_US") == Self.cents(100_000_000))
    #expect(Self.reading("999999.99", "en_US") == Self.cents(99_999_999))
    #expect(Self.reading("1000001", "en_US") == .failure(.tooLarge))
  }

  @Test(
    "Zero is an amount, and leading zeros are allowed",
    arguments: [
      ("0", 0), ("0.0", 0), ("0.00", 0), ("$0", 0), ("00", 0), ("007", 700), ("0001.5", 150), ("000,001", 100),
      ("0,000", 0), ("12.5", 1250), ("0.01", 1),
    ]
  )
  func zeros(text: String, cents: Int) {
    #expect(Self.reading(text, "en_US") == Self.cents(cents))
  }

  @Test("Two hundred digits are too large, and are a number")
  func manyDigits() {
    let nines = String(repeating: "9", count: 200)
    let zeros = String(repeating: "0", count: 200)
    #expect(Self.reading(nines, "en_US") == .failure(.tooLarge))
    #expect(Self.reading(nines + ".99", "en_US") == .failure(.tooLarge))
    #expect(Self.reading("-" + nines, "en_US") == .failure(.negative))
    #expect(Self.reading(nines + ".999", "en_US") == .failure(.excessiveScale))
    #expect(Self.reading(nines + ".", "en_US") == .failure(.notANumber))
    #expect(Self.reading("1." + nines, "en_US") == .failure(.excessiveScale))
    #expect(Self.reading(zeros + "5.25", "en_US") == Self.cents(525))
  }
}
