/// Turns a file's bytes into UTF-8, so that XML's parser need not: its own decoder fails on some broken text.
///
/// UTF-16 is told by its byte-order mark. Of every other encoding only the ASCII part has a meaning for a track, so a
/// byte beyond it becomes the character of the same number, whatever it stands for.
struct XMLDecoder {
  private var form = Form.undetermined
  private var markBytes = 0
  private var half: UInt8?
  private var highSurrogate: UInt16?

  private enum Form {
    case undetermined
    case utf8
    case singleBytes
    case littleEndian
    case bigEndian
  }

  /// Whether the bytes that follow are UTF-8 as they are.
  var isTransparent: Bool { form == .utf8 && markBytes == 0 }

  /// What is left of a character that the file's end cuts in two.
  var remainder: [UInt8] { half == nil && highSurrogate == nil ? [] : [0xFF] }

  /// Goes on with single bytes, unless the file is UTF-16.
  mutating func readSingleBytes() {
    form = form == .utf8 ? .singleBytes : form
  }

  /// Appends the UTF-8 bytes that a byte completes; `0xFF`, which UTF-8 does not have, for what is no character.
  mutating func decode(_ byte: UInt8, to text: inout [UInt8]) {
    if form == .undetermined { determine(byte) }
    guard markBytes == 0 else { return markBytes -= 1 }
    switch form {
    case .undetermined, .utf8: text.append(byte)
    case .singleBytes: append(UInt32(byte), to: &text)
    case .littleEndian, .bigEndian:
      guard let first = half else { return half = byte }
      half = nil
      let (low, high) = form == .littleEndian ? (first, byte) : (byte, first)
      decode(unit: UInt16(high) << 8 | UInt16(low), to: &text)
    }
  }

  private mutating func determine(_ byte: UInt8) {
    switch byte {
    case 0xEF: (form, markBytes) = (.utf8, 3)
    case 0xFF: (form, markBytes) = (.littleEndian, 2)
    case 0xFE: (form, markBytes) = (.bigEndian, 2)
    default: form = .utf8
    }
  }

  private mutating func decode(unit: UInt16, to text: inout [UInt8]) {
    if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
      highSurrogate = nil
      return append(0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(unit) & 0x3FF, to: &text)
    }
    if highSurrogate != nil { text.append(0xFF) }
    highSurrogate = UTF16.isLeadSurrogate(unit) ? unit : nil
    if highSurrogate == nil { append(UInt32(unit), to: &text) }
  }

  private func append(_ number: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(number) else { return text.append(0xFF) }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
