import DashPilotCore

extension JSONParser {
  /// Reads a quoted text; one without an escape is gone over once.
  mutating func string() throws(JSONFault) {
    index += 1
    let start = index
    let (isASCII, head) = skipPlainText()
    guard peek() == UInt8(ascii: "\"") else { return try stringWithEscapes(from: start) }
    if !isASCII { try checkText(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
    append(.string, start..<index, isPlain: isASCII, head: head)
    index += 1
  }

  /// Steps over what stands for itself in a text, and says whether all of it is ASCII, and how it begins.
  @inline(__always)
  private mutating func skipPlainText() -> (isASCII: Bool, head: UInt64) {
    // The parser's own place is not touched on the way, so that a register holds it.
    let (bytes, start) = (bytes, index)
    var (next, seen, head) = (start, UInt64(0), UInt64(0))
    defer { index = next }
    while let word = bytes.word(at: next) {
      let ends = word.endsOfPlainText
      guard ends == 0 else {
        let length = ends.trailingZeroBitCount / 8
        if next == start { head = word.prefix(length).byteSwapped }
        seen |= word.prefix(length)
        next += length
        return (seen.isASCII, head)
      }
      if next == start { head = word.byteSwapped }
      seen |= word
      next += 8
    }
    while next < bytes.count, bytes[next] >= 0x20, bytes[next] != UInt8(ascii: "\""), bytes[next] != UInt8(ascii: "\\")
    {
      if next - start < 8 { head |= UInt64(bytes[next]) << UInt64(56 - 8 * (next - start)) }
      seen |= UInt64(bytes[next])
      next += 1
    }
    return (seen.isASCII, head)
  }

  private mutating func stringWithEscapes(from start: Int) throws(JSONFault) {
    try unescaped(from: start).withUnsafeBufferPointer { text throws(JSONFault) in try checkText(text) }
    append(.string, start..<index - 1)
  }

  private func checkText(_ text: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    guard String(validating: text, as: UTF8.self) != nil else { throw fault(.notUTF8) }
  }

  /// Reads the rest of a quoted text that begins at a byte, with each escape as what it stands for.
  mutating func unescaped(from start: Int) throws(JSONFault) -> [UInt8] {
    var collected = Array(bytes[start..<index])
    while let byte = peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return collected
      case UInt8(ascii: "\\"): collected.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw fault(.controlCharacterInText)
      default: collected.append(byte)
      }
    }
    throw fault(.endsEarly)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = peek() else { throw fault(.endsEarly) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw fault(.badEscape)
    }
  }

  /// The scalar of a `\u` escape, or of the two that make a surrogate pair; a lone surrogate is refused.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800...0xDBFF).contains(unit), bytes[index...].starts(with: "\\u".utf8) else { throw fault(.badEscape) }
    index += 2
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault(.badEscape) }
    return scalar
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    let isHexadecimal = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, isHexadecimal, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault(.badEscape)
    }
    index += 4
    return unit
  }

  /// Reads a number by the grammar of JSON.
  mutating func number() throws(JSONFault) {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    let whole = skipDigits()
    let hasLeadingZero = whole > 1 && bytes[index - whole] == 0x30
    var isWellFormed = whole > 0 && !hasLeadingZero
    if peek() == UInt8(ascii: ".") {
      index += 1
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    guard isWellFormed else { throw fault(.badNumber(String(decoding: bytes[start..<index], as: UTF8.self))) }
    append(.number, start..<index)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek(), (0x30...0x39).contains(byte) { index += 1 }
    return index - start
  }
}
