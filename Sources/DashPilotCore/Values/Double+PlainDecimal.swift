extension Double {
  /// Reads a plain decimal number whole: a sign at most, digits, a point at most; nothing otherwise.
  ///
  /// No exponent, no separator, no white space, no word such as `nan`, and no more than 64 bytes. The value is the
  /// nearest that a double has. Positions are read by the hundred thousand, so a short number is one exact division.
  public init?(plainDecimal utf8: Span<UInt8>) {
    guard let decimal = PlainDecimal(utf8) else { return nil }
    if decimal.digits <= 15 {
      let magnitude = Double(decimal.mantissa) / PlainDecimal.powersOfTen[decimal.fractionDigits]
      self = decimal.isNegative ? -magnitude : magnitude
    } else {
      let text = utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      guard let value = Double(text) else { return nil }
      self = value
    }
  }

  /// Reads a plain decimal number from its text, like its bytes.
  public init?(plainDecimal text: String) {
    var text = text
    guard let value = text.withUTF8({ Double(plainDecimal: $0.span) }) else { return nil }
    self = value
  }
}

/// The digits of a plain decimal number; the mantissa is whole only up to 15 of them.
private struct PlainDecimal {
  let isNegative: Bool
  let mantissa: Int
  let digits: Int
  let fractionDigits: Int

  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  init?(_ utf8: Span<UInt8>) {
    guard !utf8.isEmpty, utf8.count <= 64 else { return nil }
    isNegative = utf8[0] == UInt8(ascii: "-")
    var (mantissa, digits, point) = (0, 0, Int?.none)
    for index in (isNegative || utf8[0] == UInt8(ascii: "+") ? 1 : 0)..<utf8.count {
      switch utf8[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        mantissa = digits <= 15 ? mantissa * 10 + Int(utf8[index] - UInt8(ascii: "0")) : mantissa
      case UInt8(ascii: ".") where point == nil: point = digits
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    (self.mantissa, self.digits, fractionDigits) = (mantissa, digits, digits - (point ?? digits))
  }
}
