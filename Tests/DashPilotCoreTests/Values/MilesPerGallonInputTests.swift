import DashPilotCore
import Foundation
import Testing

@Suite("Miles per gallon input")
struct MilesPerGallonInputTests {
  static func reading(_ text: String, _ identifier: String) -> Result<Decimal, MilesPerGallonInputError> {
    Result { () throws(MilesPerGallonInputError) in
      try MilesPerGallonInput.value(from: text, locale: Locale(identifier: identifier))
    }
  }

  @Test(
    "A plain figure reads in the locale's own form",
    arguments: [
      ("28.5", "en_US", "28.5"), ("28", "en_US", "28"), ("28.50", "en_US", "28.5"), (" 28.5\n", "en_US", "28.5"),
      ("28,5", "de_DE", "28.5"), ("28,5", "fr_FR", "28.5"), ("٢٨٫٥", "ar_EG", "28.5"), ("28.5", "ar_EG", "28.5"),
      ("\u{200F}28.5", "he_IL", "28.5"), ("028.5", "en_US", "28.5"), ("0.01", "en_US", "0.01"),
      ("1,234.5", "en_US", "1234.5"), ("1 234,5", "fr_FR", "1234.5"), ("1,00,000", "en_IN", "100000"),
      ("1000000", "en_US", "1000000"), ("1,000,000.00", "en_US", "1000000"),
    ]
  )
  func reads(text: String, identifier: String, value: String) throws {
    #expect(try Self.reading(text, identifier) == .success(Decimal(literal: value)))
  }

  @Test("An empty field", arguments: ["", " ", "\t\n", "\u{200B}", "\u{200E}\u{A0}"])
  func empty(text: String) {
    #expect(Self.reading(text, "en_US") == .failure(.empty))
  }

  @Test(
    "What is not one number",
    arguments: [
      ("word", "en_US"), ("28.5.5", "en_US"), ("28,5", "en_US"), ("28.5", "de_DE"), ("28.", "en_US"), (".5", "en_US"),
      ("28 mpg", "en_US"), ("- 28", "en_US"), ("+28", "en_US"), ("28-", "en_US"), ("12 34", "en_US"), ("٢8", "ar_EG"),
      ("28.5 28.5", "en_US"), ("½", "en_US"), ("1,2,3", "en_US"), ("1 234", "en_US_POSIX"), ("-", "en_US"),
    ]
  )
  func notANumber(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test("It has no currency marker", arguments: ["$28.5", "28.5 $", "USD 28.5", "US$28.5", "-$28.5", "$"])
  func noMarker(text: String) {
    #expect(Self.reading(text, "en_US") == .failure(.notANumber))
  }

  @Test("A locale's own dollars are no marker either")
  func noOwnMarker() {
    #expect(Self.reading("28,5 $US", "fr_FR") == .failure(.notANumber))
    #expect(Self.reading("28,5 $ US", "fr_CA") == .failure(.notANumber))
  }

  @Test(
    "A sign and a zero are refused by the one rule",
    arguments: ["0", "0.0", "0.00", "000", "-0", "-28.5", "\u{2212}28.5", "-1000001", "-0.00"]
  )
  func notPositive(text: String) {
    #expect(Self.reading(text, "en_US") == .failure(.notPositive))
  }

  @Test("The bound and the digits are those of an amount")
  func bound() throws {
    #expect(MilesPerGallonInput.maximumFractionDigits == 2)
    #expect(try MilesPerGallonInput.maximumValue == Decimal(literal: "1000000"))
    #expect(Self.reading("1000000.01", "en_US") == .failure(.tooLarge))
    #expect(Self.reading("1000001", "en_US") == .failure(.tooLarge))
    #expect(Self.reading(String(repeating: "9", count: 200), "en_US") == .failure(.tooLarge))
    #expect(Self.reading("28.505", "en_US") == .failure(.excessiveScale))
  }

  @Test(
    "Which fault wins",
    arguments: [
      ("28x.505", MilesPerGallonInputError.notANumber, "28.505", MilesPerGallonInputError.excessiveScale),
      ("-x", .notANumber, "-1", .notPositive), ("0x", .notANumber, "0", .notPositive),
      ("1,0000000", .notANumber, "10000000", .tooLarge), ("-28.505", .excessiveScale, "-28.50", .notPositive),
      ("0.000", .excessiveScale, "0.00", .notPositive), ("1000000.001", .excessiveScale, "1000000.01", .tooLarge),
      ("-1000000.01", .notPositive, "1000000.01", .tooLarge), (" ", .empty, "-", .notANumber),
    ]
  )
  func precedence(
    both: String,
    first: MilesPerGallonInputError,
    alone: String,
    second: MilesPerGallonInputError
  ) {
    #expect(Self.reading(both, "en_US") == .failure(first))
    #expect(Self.reading(alone, "en_US") == .failure(second))
  }
}
