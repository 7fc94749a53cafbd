import DashPilotCore
import Foundation
import Testing

extension MoneyInputTests {
  private static let blocks: [ClosedRange<UInt32>] = [
    0...0x2FF, 0x600...0x6FF, 0x900...0x97F, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x22FF, 0x2460...0x24FF,
    0x3000...0x303F, 0x4E00...0x4E20, 0xD7FF...0xE001, 0xFE00...0xFEFF, 0xFF00...0xFFFF, 0x1D7CE...0x1D7FF,
    0x1F600...0x1F64F, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF,
  ]

  private static let oddScalars = blocks.flatMap { $0.compactMap(Unicode.Scalar.init) }
  private static let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == zeroWidthSpace || marks.contains(scalar)
  }

  @Test("Of all that may stand inside a number, only marks, digits and the decimal separator leave it one")
  func inside() {
    for scalar in Self.oddScalars {
      let reading = Self.reading("1\(scalar)2", "en_US")
      if Self.marks.contains(scalar) {
        #expect(reading == Self.cents(1200))
      } else if scalar == "." {
        #expect(reading == Self.cents(120))
      } else if ("0"..."9").contains(scalar) {
        #expect(reading == Self.cents(10200 + Int(scalar.value - 0x30) * 1000))
      } else {
        #expect(reading == .failure(.notANumber), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("Of all that may stand before a number, only padding, a marker and a sign are known")
  func before() {
    for scalar in Self.oddScalars where !("0"..."9").contains(scalar) {
      let reading = Self.reading("\(scalar)5", "en_US")
      if scalar == "-" || scalar == "\u{2212}" {
        #expect(reading == .failure(.negative))
      } else if scalar == "$" || Self.isPadding(scalar) {
        #expect(reading == Self.cents(500), "U+\(String(scalar.value, radix: 16))")
      } else {
        #expect(reading == .failure(.notANumber), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("Of all that may stand after a number, only padding and a marker are known")
  func after() {
    for scalar in Self.oddScalars where !("0"..."9").contains(scalar) {
      let isKnown = scalar == "$" || Self.isPadding(scalar)
      let expected = isKnown ? Self.cents(500) : .failure(.notANumber)
      #expect(Self.reading("5\(scalar)", "en_US") == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("No scalar alone is a mystery in any locale", arguments: ["fr_FR", "ar_EG", "fr_CA", "en_US_POSIX"])
  func alone(identifier: String) {
    for scalar in Self.oddScalars {
      let reading = Self.reading(String(scalar), identifier)
      if scalar == "$" || Self.isPadding(scalar) {
        #expect(reading == .failure(.empty))
      } else if scalar.properties.generalCategory == .decimalNumber, let digit = Character(scalar).wholeNumberValue {
        #expect(reading == Self.cents(digit * 100))
      } else {
        #expect(reading == .failure(.notANumber), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(
    "Odd texts are refused",
    arguments: [
      "\0", "5\0", "\u{0}5", "😀", "5😀", "👨‍👩‍👧‍👦", "5\u{301}", "\u{FEFF}5", "5\u{202E}", "\u{202B}5\u{202C}",
      "5\u{FE0F}\u{20E3}", "1e3", "0x10", "NaN", "inf", "1/2", "5%", "#5", "five", ".", ",", "..", "1..2",
      "\u{1B}[31m5", "5\u{200D}", "1\u{2028}\u{2029}234", "\u{FFFD}", "5;", "5 5", "--", "-.", "-,", "$.", "$,", "$-.",
    ]
  )
  func oddTexts(text: String) {
    for identifier in ["en_US", "de_DE", "fr_FR", "ar_EG", "en_US_POSIX", "xx_YY", ""] {
      #expect(Self.reading(text, identifier) == .failure(.notANumber), "\(identifier)")
    }
  }

  @Test("Very long texts are read or refused in their turn")
  func longTexts() {
    let count = 20_000
    #expect(Self.reading(String(repeating: " ", count: count), "en_US") == .failure(.empty))
    #expect(Self.reading(String(repeating: "\u{200F}", count: count), "en_US") == .failure(.empty))
    #expect(Self.reading(String(repeating: "9", count: count), "en_US") == .failure(.tooLarge))
    #expect(Self.reading(String(repeating: "0", count: count), "en_US") == Self.cents(0))
    #expect(Self.reading("0." + String(repeating: "0", count: count), "en_US") == .failure(.excessiveScale))
    #expect(Self.reading(String(repeating: "1,", count: count), "en_US") == .failure(.notANumber))
    #expect(Self.reading("1" + String(repeating: ",000", count: count), "en_US") == .failure(.tooLarge))
    for text in ["$", ".", "-", "x", "1.", "$5", "😀", "\u{301}"] {
      #expect(Self.reading(String(repeating: text, count: count), "en_US") == .failure(.notANumber), "\(text)")
    }
    let (spaces, lines) = (String(repeating: " ", count: count), String(repeating: "\n", count: count))
    #expect(Self.reading(spaces + "5" + lines, "fr_FR") == Self.cents(500))
  }
}
