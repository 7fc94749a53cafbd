import DashPilotCore

/// The numbers of a position's line, read one after another from a byte on.
struct RouteNumbers {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.bytes = bytes
    index = start
  }

  /// The byte that is next; a zero, which stands in no line, at the end of all.
  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Where the next line begins, if this one ends here: with LF, CR LF, or all bytes.
  var endOfLine: Int? {
    if index == bytes.count { return index }
    let end = byte == UInt8(ascii: "\r") ? index + 1 : index
    return end < bytes.count && bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  /// Steps over one character, spaces before it included; nothing moves where another one stands.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Seconds of zero or more with at most three decimals, in milliseconds.
  mutating func milliseconds() -> Int64? {
    guard let text = decimal(), !text.isNegative, text.scale <= 3, !text.isLong else { return nil }
    var product = Int64(text.digits)
    for _ in text.scale..<3 { product = product &* 10 }
    // Fifteen digits and three more are as many as always fit.
    return product
  }

  /// A decimal number; one of more than fifteen digits is left to the platform's reader.
  mutating func number() -> Double? {
    skipSpaces()
    let start = index
    guard let text = decimal() else { return nil }
    let hasExponent = byte | 0x20 == UInt8(ascii: "e")
    guard text.isLong || text.scale > 22 || hasExponent else {
      let value = Double(text.digits) / RouteNumbers.powersOfTen[text.scale]
      return text.isNegative ? -value : value
    }
    while ![0, UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "]")].contains(byte) { index += 1 }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private struct Digits {
    let isNegative: Bool
    let digits: UInt64
    let scale: Int
    /// Whether there are more digits than a double holds exactly.
    let isLong: Bool
  }

  private mutating func decimal() -> Digits? {
    skipSpaces()
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let hasLeadingZero = byte == UInt8(ascii: "0")
    var digits: UInt64 = 0
    let wholeCount = readDigits(into: &digits)
    guard wholeCount > 0, wholeCount == 1 || !hasLeadingZero else { return nil }
    guard byte == UInt8(ascii: ".") else {
      return Digits(isNegative: isNegative, digits: digits, scale: 0, isLong: wholeCount > 15)
    }
    index += 1
    let scale = readDigits(into: &digits)
    guard scale > 0 else { return nil }
    return Digits(isNegative: isNegative, digits: digits, scale: scale, isLong: wholeCount + scale > 15)
  }

  private mutating func readDigits(into value: inout UInt64) -> Int {
    let start = index
    while case let digit = byte &- 0x30, digit < 10 {
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    return index - start
  }

  private mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") { index += 1 }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
