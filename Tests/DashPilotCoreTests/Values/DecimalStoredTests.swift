import DashPilotCore
import Foundation
import TestSupport
import Testing

/// Stored decimals read from their bytes (`spec/01`): the same as the platform reads them from their text.
@Suite("Stored decimals")
struct DecimalStoredTests {
  @Test("A number of any length is what the platform's reader makes of it, and is written the same")
  func agreesWithThePlatform() throws {
    var random = SeededNumbers(seed: 38)
    for length in 1...38 {
      for _ in 0..<60 {
        let scale = random.next(below: length)
        let text = digits(length, scale: scale, &random)
        let expected = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        let read = try #require(Decimal(stored: text))
        #expect(read == expected && read.description == expected.description && read.hashValue == expected.hashValue)
        #expect(read.storedText() == expected.storedText())
        #expect(read.storedText(minimumFractionDigits: 2) == expected.storedText(minimumFractionDigits: 2))
        #expect(Decimal(stored: "-\(text)") == (expected == 0 ? nil : -expected))
      }
    }
  }

  @Test(
    "Zeros at the end of a fraction say nothing, those of a whole number do",
    arguments: ["8.50", "8.500000", "8.5"]
  )
  func zerosAtTheEnd(text: String) {
    #expect(Decimal(stored: text)?.description == "8.5")
    #expect(Decimal(stored: "850")?.description == "850")
    #expect(Decimal(stored: "0.000")?.description == "0")
    #expect(Decimal(stored: "100000000000000000.0") == Decimal(100_000_000_000_000_000))
  }

  @Test("Thirty-eight zeros after a minus sign are a negative zero, and a multiple of a machine's whole number is none")
  func negativeZeros() {
    #expect(Decimal(stored: "-0." + String(repeating: "0", count: 37)) == nil)
    #expect(Decimal(stored: "-18446744073709551616") == -Decimal(sign: .plus, exponent: 0, significand: 2).power(64))
  }

  /// So many digits with a point before the last few, and without a zero at the beginning unless it stands alone.
  private func digits(_ length: Int, scale: Int, _ random: inout SeededNumbers) -> String {
    let whole = length - scale
    let all = (0..<length).map { index in
      index == 0 && whole > 1 ? 1 + random.next(below: 9) : random.next(below: 3) == 0 ? 0 : random.next(below: 10)
    }
    let text = all.map(String.init).joined()
    return scale == 0 ? text : "\(text.prefix(whole)).\(text.suffix(scale))"
  }
}

extension Decimal {
  fileprivate func power(_ exponent: Int) -> Decimal { (0..<exponent).reduce(1) { product, _ in product * self } }
}
