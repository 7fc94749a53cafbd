import DashPilotCore

extension DocumentValue {
  /// Refuses an identifier that stands twice among rows of one kind: those of a list, or of lists inside its rows.
  func refuseDuplicates(in lists: [String]) throws(DocumentFault) {
    let rows = lists.reduce([self]) { rows, key in rows.flatMap { $0.rows(key) } }
    var seen: Set<String> = []
    for value in rows.compactMap({ $0.member("id") }) {
      let id = try value.text().lowercased()
      guard seen.insert(id).inserted else { throw value.fault(.duplicateIdentifier(id)) }
    }
  }

  private func rows(_ key: String) -> [DocumentValue] {
    guard let list = member(key), case .array(let values) = list.json.content else { return [] }
    return values.enumerated().map { DocumentValue(json: $1, path: "\(list.path)[\($0)]") }
  }

  private func member(_ key: String) -> DocumentValue? {
    guard case .object(let members) = json.content, let member = members.first(where: { $0.key == key }) else {
      return nil
    }
    return DocumentValue(json: member.value, path: path.isEmpty ? key : "\(path).\(key)")
  }
}
