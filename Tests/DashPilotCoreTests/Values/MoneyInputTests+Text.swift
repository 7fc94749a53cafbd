import DashPilotCore
import Foundation
import Testing

extension MoneyInputTests {
  static let fieldLocales = [
    "en_US", "en_GB", "en_CA", "en_IN", "en_ZA", "en_US_POSIX", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CA", "fr_CH",
    "es_ES", "es_MX", "pt_BR", "pt_PT", "pt_CV", "pl_PL", "sv_SE", "fi_FI", "bg_BG", "tr_TR", "he_IL", "ar_EG", "ar_MA",
    "fa_IR", "ne_NP", "bn_BD", "hi_IN", "dz_BT", "my_MM", "ja_JP", "ff_Adlm_GN", "tok", "zh_CN@numbers=hanidec",
    "en_US@numbers=arab", "en_US@numbers=mathsanb",
  ]

  @Test(
    "A field holds an amount without groups and without spare zeros",
    arguments: [
      (8650, "en_US", "86.5"), (123_450, "de_DE", "1234,5"), (0, "en_US", "0"), (100_000_000, "en_US", "1000000"),
      (100_000_000, "en_IN", "1000000"), (850, "en_US", "8.5"), (1205, "fr_FR", "12,05"), (1200, "sv_SE", "12"),
      (123_450, "de_CH", "1234.5"), (8650, "ar_EG", "٨٦٫٥"), (8650, "fa_IR", "۸۶٫۵"), (8650, "ne_NP", "८६.५"),
      (8650, "ar_AE", "86.5"), (8650, "zh_CN@numbers=hanidec", "86.5"), (1, "en_US", "0.01"),
    ]
  )
  func fieldText(cents: Int, identifier: String, text: String) {
    #expect(MoneyInput.text(for: Money(minorUnits: cents), locale: Locale(identifier: identifier)) == text)
  }

  @Test(
    "A field rounds to two digits, half away from zero",
    arguments: [("28.125", "28.13"), ("28.124999", "28.12"), ("0.005", "0.01"), ("0.004", "0"), ("9.995", "10")]
  )
  func fieldTextIsRounded(amount: String, text: String) throws {
    let money = try Money(Decimal(literal: amount))
    #expect(MoneyInput.text(for: money, locale: Locale(identifier: "en_US")) == text)
  }

  @Test(
    "The placeholder is the locale's own",
    arguments: [
      ("en_US", "0.00"), ("de_DE", "0,00"), ("fr_FR", "0,00"), ("de_CH", "0.00"), ("ar_EG", "٠٫٠٠"), ("ne_NP", "०.००"),
      ("fa_IR", "۰٫۰۰"), ("zh_CN@numbers=hanidec", "0.00"),
    ]
  )
  func placeholder(identifier: String, text: String) {
    #expect(MoneyInput.placeholder(locale: Locale(identifier: identifier)) == text)
    #expect(Self.reading(text, identifier) == Self.cents(0))
  }

  @Test("What a field holds reads back as the same amount", arguments: fieldLocales)
  func roundTrip(identifier: String) {
    let locale = Locale(identifier: identifier)
    for index in 0..<120 {
      let cents = index * index * 7919 % 100_000_001 / (index % 5 == 0 ? 997 : 1)
      let text = MoneyInput.text(for: Money(minorUnits: cents), locale: locale)
      #expect(Self.reading(text, identifier) == Self.cents(cents), "\(text)")
    }
  }

  @Test("What is shown as money reads back too", arguments: fieldLocales)
  func shownMoneyIsRead(identifier: String) {
    // The two that do not: Cape Verde puts its own `$` before the cents, and ideographs are not digits.
    guard !["pt_CV", "zh_CN@numbers=hanidec"].contains(identifier) else { return }
    let locale = Locale(identifier: identifier)
    for cents in [0, 1, 99, 100, 1250, 99_999, 123_450, 9_999_999, 12_345_678, 100_000_000] {
      let shown = Money(minorUnits: cents).formatted(locale: locale)
      #expect(Self.reading(shown, identifier) == Self.cents(cents), "\(shown)")
      let negative = Money(minorUnits: -cents - 1).formatted(locale: locale)
      #expect(Self.reading(negative, identifier) == .failure(.negative), "\(negative)")
    }
  }

  @Test("Dollars and cents written by arithmetic read as those cents")
  func writtenByArithmetic() {
    for index in 0..<500 {
      let cents = index * index * 389 % 100_000_000
      let (whole, fraction) = (cents / 100, String(cents % 100 + 100).dropFirst())
      #expect(Self.reading("\(whole).\(fraction)", "en_US") == Self.cents(cents))
      #expect(Self.reading("\(whole),\(fraction)", "de_DE") == Self.cents(cents))
    }
  }
}
