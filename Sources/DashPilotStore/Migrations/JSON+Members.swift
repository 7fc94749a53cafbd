import DashPilotCore

extension JSON {
  /// The value of a key; nothing where there is none.
  subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  /// The members of an object; none of another value.
  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The values of a list; none of another value.
  var items: [JSON] {
    if case .array(let items) = content { items } else { [] }
  }

  /// What a text says; nothing for another value.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The object without a key.
  func without(_ key: String) -> JSON {
    JSON(.object(members.filter { $0.key != key }), line: line)
  }

  /// The object with another value for a key that it has, in the key's own place, under the same or another name.
  func replacing(_ key: String, named name: String? = nil, with value: JSON) -> JSON {
    let replaced = members.map { member in
      member.key == key ? Member(key: name ?? key, value: value, line: member.line) : member
    }
    return JSON(.object(replaced), line: line)
  }

  /// The value on one line without a space, its keys as they stand.
  var compactText: String {
    switch content {
    case .object(let members):
      "{\(members.map { "\(JSON.string($0.key).text):\($0.value.compactText)" }.joined(separator: ","))}"
    case .array(let items): "[\(items.map(\.compactText).joined(separator: ","))]"
    case .string, .number, .bool, .null: text
    }
  }

  /// A route's lines as its file has them.
  var routeBytes: [UInt8] {
    items.flatMap { Array("\($0.compactText)\n".utf8) }
  }
}
