import Foundation

/// The one reading of a typed decimal, in a locale's own form (`spec/04`, typed amounts).
///
/// It names nothing that the number means: money and miles per gallon read alike, and each has its own errors.
enum DecimalInput {
  /// The most digits that a typed fraction may have.
  static let maximumFractionDigits = 2

  /// The largest value that is read.
  static let maximum: Decimal = 1_000_000

  /// The typed text without invisible direction marks, and without white space at either end.
  static func trimmed(_ text: String) -> ArraySlice<Unicode.Scalar> {
    let visible = text.unicodeScalars.filter { !directionMarks.contains($0) }
    return Array(visible)[...].trimmed { $0.properties.isWhitespace || $0 == zeroWidthSpace }
  }

  /// Reads a trimmed number whole; nothing in it is repaired or left out.
  static func number(in text: ArraySlice<Unicode.Scalar>, locale: Locale) throws(DecimalInputError) -> TypedDecimal {
    guard let first = text.first else { throw .empty }
    let isNegative = isMinus(first)
    let unsigned = isNegative ? text.dropFirst() : text
    guard let zero = Unicode.Scalar.commonZero(in: unsigned) else { throw .notANumber }
    let form = NumberForm(locale: locale, zero: zero)
    guard let parts = form.parts(of: unsigned) else { throw .notANumber }
    guard parts.fraction.count <= maximumFractionDigits else { throw .excessiveScale }
    return TypedDecimal(isNegative: isNegative, magnitude: magnitude(whole: parts.whole, fraction: parts.fraction))
  }

  /// Whether this is a sign that makes a typed number negative.
  static func isMinus(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "\u{2212}" }

  private static func magnitude(whole: [Int], fraction: [Int]) -> Decimal? {
    let significant = whole.drop { $0 == 0 }
    guard significant.count <= wholeDigitsOfAnInteger else { return nil }
    let digits = (significant + fraction).reduce(0) { $0 * 10 + $1 }
    let scale = fraction.reduce(1) { divisor, _ in divisor * 10 }
    let value = Decimal(digits) / Decimal(scale)
    return value <= maximum ? value : nil
  }

  private static let wholeDigitsOfAnInteger = 16
  private static let directionMarks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
}

/// What keeps a typed text from being a number.
enum DecimalInputError: Error {
  case empty
  case notANumber
  case excessiveScale
}

/// A number as it was typed: its sign, and its size where it is within the bound.
struct TypedDecimal {
  /// Whether a sign was typed, before a zero too.
  let isNegative: Bool
  /// The size; nothing when it is above the bound.
  let magnitude: Decimal?
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without what is padding at either end.
  func trimmed(where isPadding: (Unicode.Scalar) -> Bool) -> ArraySlice {
    let start = drop(while: isPadding)
    guard let end = start.lastIndex(where: { !isPadding($0) }) else { return [] }
    return start[...end]
  }
}
