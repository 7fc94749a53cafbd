/// Goes over one JSON text byte by byte, strictly, and keeps where its values stand instead of the values.
///
/// A daemon's lines come from outside, so nothing here depends on what they hold: no number is too large, no key is
/// given twice without harm, and nothing may be nested more than 64 deep.
struct JSONCursor {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  private static let deepest = 64

  /// What a value is and where its text stands; of a list, how many values it has.
  enum Value {
    case null
    case bool(Bool)
    case number(ArraySlice<UInt8>)
    case text(ArraySlice<UInt8>)
    case list(Int)
    case object
  }

  init(_ bytes: ArraySlice<UInt8>) {
    (self.bytes, index) = (bytes, bytes.startIndex)
  }

  /// Reads the text as one object and tells each of its members; false where it is none or is broken.
  mutating func members(_ tell: (ArraySlice<UInt8>, Value) -> Void) -> Bool {
    guard take(UInt8(ascii: "{")), members(depth: 1, tell) else { return false }
    skipSpace()
    return index == bytes.endIndex
  }

  private mutating func members(depth: Int, _ tell: (ArraySlice<UInt8>, Value) -> Void) -> Bool {
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      guard take(UInt8(ascii: "\"")), let key = text(), take(UInt8(ascii: ":")), let value = value(depth) else {
        return false
      }
      tell(key, value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  private mutating func value(_ depth: Int) -> Value? {
    skipSpace()
    guard index < bytes.endIndex, depth < JSONCursor.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index += 1
      return text().map { .text($0) }
    case UInt8(ascii: "{"):
      index += 1
      return members(depth: depth + 1) { _, _ in } ? .object : nil
    case UInt8(ascii: "["):
      index += 1
      return list(depth + 1).map { .list($0) }
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    default: return number().map { .number($0) }
    }
  }

  private mutating func list(_ depth: Int) -> Int? {
    if take(UInt8(ascii: "]")) { return 0 }
    var count = 0
    repeat {
      guard value(depth) != nil else { return nil }
      count += 1
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? count : nil
  }

  /// The rest of a text whose quotation mark was taken, its escapes as they stand.
  private mutating func text() -> ArraySlice<UInt8>? {
    let start = index
    while index < bytes.endIndex, bytes[index] >= 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return bytes[start..<(index - 1)]
      case UInt8(ascii: "\\"):
        guard takeEscape() else { return nil }
      default: index += 1
      }
    }
    return nil
  }

  private mutating func takeEscape() -> Bool {
    let escape = bytes[index...].dropFirst().prefix(5)
    guard let letter = escape.first else { return false }
    guard letter == UInt8(ascii: "u") else {
      index += 2
      return "\"\\/bfnrt".utf8.contains(letter)
    }
    index += 6
    return escape.count == 5 && escape.dropFirst().allSatisfy(isHexadecimal)
  }

  /// A number as JSON writes it: no leading zero, no bare point, no word.
  private mutating func number() -> ArraySlice<UInt8>? {
    let start = index
    takeByte(UInt8(ascii: "-"))
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    if takeByte(UInt8(ascii: ".")), digits().isEmpty { return nil }
    if takeByte(UInt8(ascii: "e")) || takeByte(UInt8(ascii: "E")) {
      if !takeByte(UInt8(ascii: "+")) { takeByte(UInt8(ascii: "-")) }
      if digits().isEmpty { return nil }
    }
    return bytes[start..<index]
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let digits = bytes[index...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    index = digits.endIndex
    return digits
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isThere { index += word.utf8CodeUnitCount }
    return isThere
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    return takeByte(byte)
  }

  @discardableResult
  private mutating func takeByte(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex, isSpace(bytes[index]) { index += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
