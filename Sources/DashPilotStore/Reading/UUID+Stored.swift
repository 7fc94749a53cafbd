import Foundation

extension UUID {
  /// Reads a stored identifier from its bytes: 32 digits of either case in five groups; nothing otherwise.
  init?(stored utf8: Span<UInt8>) {
    guard utf8.count == 36 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in 0..<36 {
      let byte = utf8[index]
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = byte.hexadecimalDigit else { return nil }
        if index < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
      }
    }
    self = unsafeBitCast((high.bigEndian, low.bigEndian), to: UUID.self)
  }
}

extension UInt8 {
  /// What an ASCII digit of base sixteen stands for, in either case.
  fileprivate var hexadecimalDigit: UInt64? {
    switch self {
    case 0x30...0x39: UInt64(self - 0x30)
    case 0x41...0x46: UInt64(self - 0x37)
    case 0x61...0x66: UInt64(self - 0x57)
    default: nil
    }
  }
}
