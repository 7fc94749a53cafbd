import DashPilotCore
import Foundation
import Testing

extension MilesPerGallonInputTests {
  @Test(
    "A field holds a figure without groups and without trailing zeros",
    arguments: [
      ("28.125", "en_US", "28.13"), ("28.50", "en_US", "28.5"), ("28.00", "en_US", "28"), ("1234.5", "de_DE", "1234,5"),
      ("1234.5", "en_US", "1234.5"), ("28.5", "fr_FR", "28,5"), ("28.5", "ar_EG", "٢٨٫٥"), ("28.124", "en_US", "28.12"),
      ("28.5", "zh_CN@numbers=hanidec", "28.5"),
    ]
  )
  func fieldText(value: String, identifier: String, text: String) throws {
    let locale = Locale(identifier: identifier)
    #expect(try MilesPerGallonInput.text(for: Decimal(literal: value), locale: locale) == text)
  }

  @Test(
    "The placeholder is the locale's own, and reads",
    arguments: [
      ("en_US", "28.5"), ("de_DE", "28,5"), ("fr_FR", "28,5"), ("de_CH", "28.5"), ("ar_EG", "٢٨٫٥"), ("ne_NP", "२८.५"),
    ]
  )
  func placeholder(identifier: String, text: String) throws {
    #expect(MilesPerGallonInput.placeholder(locale: Locale(identifier: identifier)) == text)
    #expect(try Self.reading(text, identifier) == .success(Decimal(literal: "28.5")))
  }

  @Test(
    "What a field holds reads back as the same figure",
    arguments: [
      "en_US", "de_DE", "fr_FR", "de_CH", "sv_SE", "en_IN", "ar_EG", "fa_IR", "ne_NP", "my_MM", "en_US_POSIX",
    ]
  )
  func roundTrip(identifier: String) {
    let locale = Locale(identifier: identifier)
    for index in 1...300 {
      let hundredths = index * index * 1_009 % 100_000_000 + 1
      let value = Decimal(hundredths) / 100
      let text = MilesPerGallonInput.text(for: value, locale: locale)
      #expect(Self.reading(text, identifier) == .success(value), "\(text)")
    }
  }

  @Test("Whatever amounts refuse as a number, this refuses too", arguments: ["en_US", "fr_FR", "ar_EG"])
  func readsLikeAnAmount(identifier: String) {
    let texts = [
      "1 234,5", "1,234.5", "1.234,5", "12 34", "1  2", "٢٨٫٥", "28,5", "28.5", "1.2.3", "x", "2,345", "2.345",
    ]
    for text in texts {
      let isNumber = Self.reading(text, identifier) != .failure(.notANumber)
      let isAmount = MoneyInputTests.reading(text, identifier) != .failure(.notANumber)
      #expect(isNumber == isAmount, "\(text)")
    }
  }
}
