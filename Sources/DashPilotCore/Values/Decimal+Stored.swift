import Foundation

extension Decimal {
  /// The most digits that a stored decimal may have.
  static let maximumStoredDigits = 38
  /// The most digits that a whole number of the machine holds, whatever they are.
  static let exactDigits = 18

  /// Reads a stored decimal whole: a leading `-` at most, no leading zeros, no exponent, no `-0` (`spec/01`).
  public init?(stored text: String) {
    var text = text
    guard let value = text.withUTF8({ Decimal(stored: $0.span) }) else { return nil }
    self = value
  }

  /// Reads a stored decimal from its UTF-8 bytes, like its text.
  ///
  /// Amounts are read by the hundred thousand, and one that fits a machine's whole number needs no reader of the platform.
  public init?(stored utf8: Span<UInt8>) {
    guard let form = utf8.storedDecimal else { return nil }
    guard form.digits > Decimal.exactDigits else {
      self.init(isNegative: form.isNegative, significand: form.significand, scale: form.scale)
      return
    }
    let text = String(decoding: utf8.indices.map { utf8[$0] }, as: UTF8.self)
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    guard !isNaN else { return nil }
  }

  /// Makes a decimal of a whole number and of how many of its digits stand after the point.
  init(isNegative: Bool, significand: UInt64, scale: Int) {
    var (significand, scale) = (significand, scale)
    // Zeros at the end of the fraction are left out, as the platform's own reader does.
    while scale > 0, significand.isMultiple(of: 10) { (significand, scale) = (significand / 10, scale - 1) }
    self.init(sign: isNegative ? .minus : .plus, exponent: -scale, significand: Decimal(significand))
  }

  /// The stored text, with at least that many fraction digits and otherwise none to spare.
  public func storedText(minimumFractionDigits: Int = 0) -> String {
    let parts = description.split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? parts[1] : ""
    let padding = String(repeating: "0", count: max(0, minimumFractionDigits - fraction.count))
    guard let whole = parts.first, !(fraction.isEmpty && padding.isEmpty) else { return description }
    return "\(whole).\(fraction)\(padding)"
  }
}

/// What the text of a stored decimal says.
struct StoredDecimal {
  let isNegative: Bool
  /// All digits as one whole number; right as long as it holds them.
  let significand: UInt64
  /// How many digits stand after the point.
  let scale: Int
  let digits: Int
}

extension Span<UInt8> {
  /// The parts of a stored decimal of the one form that is read; nothing for another text.
  var storedDecimal: StoredDecimal? {
    let start = !isEmpty && self[0] == UInt8(ascii: "-") ? 1 : 0
    var (significand, seen, point) = (UInt64(0), UInt8(0), Int?.none)
    for index in start..<count {
      if case let digit = self[index] &- 0x30, digit < 10 {
        significand = significand &* 10 &+ UInt64(digit)
        seen |= digit
      } else {
        guard self[index] == UInt8(ascii: "."), point == nil else { return nil }
        point = index
      }
    }
    let (whole, scale) = ((point ?? count) - start, point.map { count - $0 - 1 } ?? 0)
    guard whole > 0, point == nil || scale > 0, whole == 1 || self[start] != UInt8(ascii: "0"),
      whole + scale <= Decimal.maximumStoredDigits, start == 0 || seen > 0
    else { return nil }
    return StoredDecimal(isNegative: start > 0, significand: significand, scale: scale, digits: whole + scale)
  }
}
