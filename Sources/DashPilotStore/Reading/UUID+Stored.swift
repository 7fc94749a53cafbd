import Foundation

extension UUID {
  /// Reads a stored identifier from its bytes: 32 digits of either case in five groups; nothing otherwise.
  init?(stored utf8: Span<UInt8>) {
    let bytes = utf8.bytes
    guard bytes.byteCount == 36, utf8[8] == dash, utf8[13] == dash, utf8[18] == dash, utf8[23] == dash,
      let first = bytes.eight(at: 0, and: 4).hexadecimalValue,
      let second = bytes.eight(at: 9, and: 14).hexadecimalValue,
      let third = bytes.eight(at: 19, and: 24).hexadecimalValue,
      let last = bytes.eight(at: 28, and: 32).hexadecimalValue
    else { return nil }
    self = unsafeBitCast(((first << 32 | second).bigEndian, (third << 32 | last).bigEndian), to: UUID.self)
  }
}

private let dash = UInt8(ascii: "-")

extension RawSpan {
  /// Four bytes from one place on, and four from another, the first of all in the lowest place.
  fileprivate func eight(at first: Int, and second: Int) -> UInt64 {
    let low = UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: first, as: UInt32.self))
    let high = UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: second, as: UInt32.self))
    return UInt64(high) << 32 | UInt64(low)
  }
}
