import DashPilotCore

/// One object of a document as it is read: each key is known, and each value of the type that it should have.
struct DocumentObject {
  let json: JSON
  let path: String
  private let members: [JSON.Member]

  /// Opens an object; refuses another type of value, and a key that is not among those it may have.
  init(_ json: JSON, path: String, keys: [String]) throws(DocumentFault) {
    guard case .object(let members) = json.content else {
      throw DocumentFault(line: json.line, path: path, problem: .expected(.object))
    }
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      throw DocumentFault(line: unknown.line, path: path, problem: .unknownKey(unknown.key))
    }
    self.json = json
    self.path = path
    self.members = members
  }

  /// The value of a key that has to be there.
  func required<Value>(
    _ key: String,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value {
    guard let value = try optional(key, read) else {
      throw DocumentFault(line: json.line, path: path, problem: .missingKey(key))
    }
    return value
  }

  /// The value of a key that may be absent.
  func optional<Value>(
    _ key: String,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return try read(DocumentValue(json: member.value, path: path.isEmpty ? key : "\(path).\(key)"))
  }

  /// The values of a list that may be absent, which is the same as empty.
  func list<Value>(
    _ key: String,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> [Value] {
    try optional(key) { value throws(DocumentFault) in try value.elements(read) } ?? []
  }
}
