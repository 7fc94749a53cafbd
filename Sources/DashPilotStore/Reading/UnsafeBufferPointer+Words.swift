/// Bytes eight at a time, because texts are gone over by the ten million.
extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from one on, the first in the lowest place; nothing where there are fewer.
  @inline(__always)
  func word(at index: Int) -> UInt64? {
    guard index + 8 <= count else { return nil }
    return UInt64(littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether a range of these bytes is the same as others.
  func holds(_ others: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    guard range.count == others.count else { return false }
    for offset in 0..<others.count where self[range.lowerBound + offset] != others[offset] { return false }
    return true
  }
}

extension UInt64 {
  /// Eight times the same byte.
  @inline(__always)
  init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// A bit in each of eight bytes that ends a plain stretch of a JSON text: a control character, a quotation mark or a
  /// backslash.
  ///
  /// What is subtracted borrows from a byte above only where the byte below is one of those, so the lowest is exact.
  @inline(__always)
  var endsOfPlainText: UInt64 {
    let (quote, backslash) = (self ^ UInt64(repeating: 0x22), self ^ UInt64(repeating: 0x5C))
    let ones = UInt64(repeating: 1)
    let ends =
      ((self &- UInt64(repeating: 0x20)) & ~self) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
    return ends & UInt64(repeating: 0x80)
  }

  /// How many of eight bytes are spaces before the first that is none.
  @inline(__always)
  var leadingSpaces: Int { (self ^ UInt64(repeating: 0x20)).trailingZeroBitCount / 8 }

  /// The first so many of eight bytes, fewer than all, and the others zero.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 { self & (1 &<< UInt64(length * 8) &- 1) }

  /// Whether each of eight bytes is ASCII.
  @inline(__always)
  var isASCII: Bool { self & UInt64(repeating: 0x80) == 0 }

  /// The value of eight hexadecimal digits of either case, the first in the lowest byte; nothing where one is none.
  var hexadecimalValue: UInt64? {
    let letters = self >> 6 & UInt64(repeating: 1)
    let values = (self & UInt64(repeating: 0x0F)) &+ letters &* 9
    let halves = (self >> 4 & UInt64(repeating: 0x0F)) & ~(letters << 1)
    // A digit's upper half is 3 and its value below ten, a letter's 4 or 6 and its value from ten to fifteen.
    let isInForm = isASCII && halves == UInt64(repeating: 3) &+ letters && values & UInt64(repeating: 0x10) == 0
    guard isInForm, (values &+ UInt64(repeating: 6)) >> 4 & UInt64(repeating: 1) == letters else { return nil }
    let pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs << 8 | pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours << 16 | fours >> 32) & 0xFFFF_FFFF
  }
}
