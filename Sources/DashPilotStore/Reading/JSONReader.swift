import DashPilotCore

/// Reads a JSON text strictly: one value, no duplicate key, every value with its line.
///
/// Foundation's decoder takes duplicate keys and names no line, so the reader of documents is ours. Documents come by the
/// thousand: the text is gone through once and kept as it is, and a value is made only of what a record asks for.
public enum JSONReader {
  /// The deepest nesting that is read.
  static let maximumDepth = 64

  /// Reads the one value of a text.
  public static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSON {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
      try tokens(of: buffer, line: 1).withUnsafeBufferPointer { JSONText(bytes: buffer, tokens: $0).json(at: 0) }
    }
  }

  /// Reads a document from the one value of a text.
  static func document<Value>(
    _ bytes: [UInt8],
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(DocumentFault) in try document(buffer, line: 1, read) }
  }

  /// Reads a document from the one value of a text, whose first line has a number.
  static func document<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    line: Int,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value {
    let found: [JSONToken]
    do { found = try tokens(of: bytes, line: line) } catch {
      throw DocumentFault(line: error.line, path: error.path, problem: .notJSON(error.flaw))
    }
    return try found.withUnsafeBufferPointer { tokens throws(DocumentFault) in
      try read(DocumentValue(source: JSONText(bytes: bytes, tokens: tokens), index: 0))
    }
  }

  private static func tokens(of bytes: UnsafeBufferPointer<UInt8>, line: Int) throws(JSONFault) -> [JSONToken] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw JSONFault(line: line, path: "", flaw: .byteOrderMark) }
    var parser = JSONParser(bytes: bytes, line: line)
    try parser.document()
    return parser.tokens
  }
}
