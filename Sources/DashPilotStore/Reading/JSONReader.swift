import DashPilotCore

/// Reads a JSON text strictly: one value, no duplicate key, every value with its line.
///
/// Foundation's decoder takes duplicate keys and names no line, so the reader of documents is ours.
public enum JSONReader {
  /// The deepest nesting that is read.
  static let maximumDepth = 64

  /// Reads the one value of a text.
  public static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw JSONFault(line: 1, path: "", flaw: .byteOrderMark) }
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }
}

/// The reading of one text, from its first byte to its last.
struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  var line = 1
  var path: [PathPart] = []

  /// A step into an object or a list.
  enum PathPart {
    case key(String)
    case index(Int)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONFault) -> JSON {
    skipSpace()
    guard index < bytes.count else { throw fault(.empty) }
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw fault(isAtConflictMarker ? .conflictMarker : .textAfterTheEnd) }
    return value
  }

  private mutating func value() throws(JSONFault) -> JSON {
    let start = line
    guard index < bytes.count else { throw fault(.endsEarly) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSON(.object(try members()), line: start)
    case UInt8(ascii: "["): return JSON(.array(try elements()), line: start)
    case UInt8(ascii: "\""): return JSON(.string(try string()), line: start)
    case UInt8(ascii: "-"), 0x30...0x39: return JSON(.number(try number()), line: start)
    case UInt8(ascii: "t"): return JSON(.bool(try word("true", true)), line: start)
    case UInt8(ascii: "f"): return JSON(.bool(try word("false", false)), line: start)
    case UInt8(ascii: "n"): return JSON(try word("null", .null), line: start)
    default: throw unexpected()
    }
  }

  private mutating func members() throws(JSONFault) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    var isFirst = true
    try enter()
    while try !close(with: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      let start = line
      guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      path.append(.key(key))
      guard keys.insert(key).inserted else { throw fault(.duplicateKey(key)) }
      skipSpace()
      guard peek() == UInt8(ascii: ":") else { throw unexpected() }
      index += 1
      skipSpace()
      members.append(JSON.Member(key: key, value: try value(), line: start))
      path.removeLast()
    }
    return members
  }

  private mutating func elements() throws(JSONFault) -> [JSON] {
    var elements: [JSON] = []
    try enter()
    while try !close(with: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      path.append(.index(elements.count))
      elements.append(try value())
      path.removeLast()
    }
    return elements
  }

  private mutating func enter() throws(JSONFault) {
    guard path.count < JSONReader.maximumDepth else { throw fault(.tooDeep) }
    index += 1
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

  private mutating func word<Value>(_ text: StaticString, _ value: Value) throws(JSONFault) -> Value {
    let length = text.utf8CodeUnitCount
    let isThere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw unexpected() }
    index += length
    return value
  }

  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        line += 1
      default: return
      }
    }
  }
}
