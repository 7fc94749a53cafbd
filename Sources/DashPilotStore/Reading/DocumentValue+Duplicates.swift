import DashPilotCore

extension DocumentValue {
  /// Refuses an identifier that stands twice among rows of one kind: those of a list, or of lists inside its rows.
  func refuseDuplicates(in lists: [DocumentKey]) throws(DocumentFault) {
    let rows = lists.reduce([self]) { rows, key in rows.flatMap { $0.rows(key) } }
    var seen: Set<String> = []
    for value in rows.compactMap({ $0.member("id") }) {
      let id = try value.text().lowercased()
      guard seen.insert(id).inserted else { throw value.fault(.duplicateIdentifier(id)) }
    }
  }

  private func rows(_ key: DocumentKey) -> [DocumentValue] {
    guard let list = member(key), list.kind == .array else { return [] }
    return source.values(of: list.index).map { DocumentValue(source: source, index: $0) }
  }
}
