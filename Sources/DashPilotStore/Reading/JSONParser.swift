import DashPilotCore

/// The reading of one text, from its first byte to its last.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var line: Int
  var tokens: [JSONToken] = []
  var path: [PathPart] = []

  /// A step into an object or a list.
  enum PathPart {
    /// The token of a key.
    case key(Int)
    case index(Int)
  }

  init(bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
  }

  mutating func document() throws(JSONFault) {
    tokens.reserveCapacity(bytes.count / 20)
    skipSpace()
    guard index < bytes.count else { throw fault(.empty) }
    try value()
    skipSpace()
    guard index == bytes.count else { throw fault(isAtConflictMarker ? .conflictMarker : .textAfterTheEnd) }
  }

  private mutating func value() throws(JSONFault) {
    guard let byte = peek() else { throw fault(.endsEarly) }
    switch byte {
    case UInt8(ascii: "{"): try members()
    case UInt8(ascii: "["): try elements()
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), 0x30...0x39: try number()
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw unexpected()
    }
  }

  private mutating func members() throws(JSONFault) {
    let object = try open(.object)
    var keys = JSONKeys(object: object)
    var isFirst = true
    while try !close(with: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
      let key = tokens.count
      try string()
      path.append(.key(key))
      guard keys.isNew(key, tokens, bytes) else { throw fault(.duplicateKey(tokens[key].text(in: bytes))) }
      try stepOverColon()
      try value()
      path.removeLast()
    }
    tokens[object].isPlain = keys.areSorted
    tokens[object].next = tokens.count
  }

  private mutating func elements() throws(JSONFault) {
    let list = try open(.array)
    var count = 0
    while try !close(with: UInt8(ascii: "]"), isFirst: count == 0) {
      path.append(.index(count))
      try value()
      path.removeLast()
      count += 1
    }
    tokens[list].next = tokens.count
  }

  private mutating func open(_ kind: JSONToken.Kind) throws(JSONFault) -> Int {
    guard path.count < JSONReader.maximumDepth else { throw fault(.tooDeep) }
    index += 1
    append(kind, index..<index)
    return tokens.count - 1
  }

  /// Steps over the bracket that closes a list, or over the comma before its next item.
  private mutating func close(with bracket: UInt8, isFirst: Bool) throws(JSONFault) -> Bool {
    skipSpace()
    if peek() == bracket {
      index += 1
      return true
    }
    guard !isFirst else { return false }
    guard peek() == UInt8(ascii: ",") else { throw unexpected() }
    index += 1
    skipSpace()
    return false
  }

  /// Steps over the colon between a key and its value, and the spaces around it.
  private mutating func stepOverColon() throws(JSONFault) {
    if index + 3 < bytes.count, bytes[index] == 0x20, bytes[index + 1] == UInt8(ascii: ":"), bytes[index + 2] == 0x20,
      bytes[index + 3] > 0x20
    {
      // As documents are written.
      index += 3
      return
    }
    skipSpace()
    guard peek() == UInt8(ascii: ":") else { throw unexpected() }
    index += 1
    skipSpace()
  }

  private mutating func word(_ text: StaticString, _ kind: JSONToken.Kind) throws(JSONFault) {
    let length = text.utf8CodeUnitCount
    let isThere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw unexpected() }
    append(kind, index..<index + length)
    index += length
  }

  /// Adds a token of one line, which nothing else belongs to yet.
  @inline(__always)
  mutating func append(_ kind: JSONToken.Kind, _ range: Range<Int>, isPlain: Bool = false, head: UInt64 = 0) {
    tokens.append(
      JSONToken(
        kind: kind,
        isPlain: isPlain,
        line: Int32(truncatingIfNeeded: line),
        start: range.lowerBound,
        end: range.upperBound,
        head: head,
        next: tokens.count + 1
      )
    )
  }

  @inline(__always)
  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  @inline(__always)
  mutating func skipSpace() {
    if index < bytes.count, bytes[index] <= 0x20 { skipSpaces() }
  }

  private mutating func skipSpaces() {
    let bytes = bytes
    var next = index
    defer { index = next }
    while next < bytes.count {
      switch bytes[next] {
      case 0x20: next += bytes.word(at: next)?.leadingSpaces ?? 1
      case 0x09, 0x0D: next += 1
      case 0x0A:
        next += 1
        line += 1
      default: return
      }
    }
  }
}
