import DashPilotCore

/// One object of a document as it is read: each key is known, and each value of the type that it should have.
struct DocumentObject {
  private let value: DocumentValue

  /// Opens an object; refuses another type of value, and a key that is not among those it may have.
  init(_ value: DocumentValue, keys: [DocumentKey]) throws(DocumentFault) {
    guard value.kind == .object else { throw value.fault(.expected(.object)) }
    let source = value.source
    var expected = 0
    for key in source.keys(of: value.index) {
      guard let found = source.place(of: key, in: keys, from: expected) else {
        let line = Int(source.tokens[key].line)
        throw DocumentFault(line: line, path: value.path, problem: .unknownKey(source.text(at: key)))
      }
      expected = found + 1
    }
    self.value = value
  }

  /// The value of a key that has to be there.
  @inline(__always)
  func required<Value>(
    _ key: DocumentKey,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value {
    guard let value = try optional(key, read) else { throw value.fault(.missingKey(key.name.description)) }
    return value
  }

  /// The value of a key that may be absent.
  @inline(__always)
  func optional<Value>(
    _ key: DocumentKey,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value? {
    guard let member = value.member(key) else { return nil }
    return try read(member)
  }

  /// The values of a list that may be absent, which is the same as empty.
  @inline(__always)
  func list<Value>(
    _ key: DocumentKey,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> [Value] {
    guard let member = value.member(key) else { return [] }
    return try member.elements(read)
  }
}
