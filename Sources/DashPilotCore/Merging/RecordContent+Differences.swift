extension RecordContent {
  /// What the two sides of a merged record contradict each other in, in the order of the record.
  static func differences(_ record: Resolved<RecordContent>) -> [MergeConflict] {
    guard !record.isSettled else { return [] }
    let (ours, theirs) = (record.ours.facts, record.theirs.facts)
    let differing = record.differingSessions
    let named = ours.flatMap { row -> [MergeConflict] in
      guard let other = theirs.first(where: row.isSame) else { return ours.without(row, by: .theirs, beside: theirs) }
      guard row.kind != .session else { return differing.contains(row.id) ? [.session(row)] : [] }
      return differences(row, other)
    }
    let added = theirs.filter { row in !ours.contains(where: row.isSame) }
    return named + added.flatMap { theirs.without($0, by: .ours, beside: ours) }
  }

  private static func differences(_ ours: FactRow, _ theirs: FactRow) -> [MergeConflict] {
    FactName.allCases.filter { !ours[$0].isExactly(theirs[$0]) }.map { name in
      .fact(name, of: ours, ours: ours[name], theirs: theirs[name])
    }
  }
}

extension Resolved<RecordContent> {
  /// The identifiers of the capture sessions that both sides have, of which neither the facts tell every difference.
  fileprivate var differingSessions: Set<String> {
    guard case .route(let route) = ours, case .route(let other) = theirs else { return [] }
    return Set(Set(route.sessions).subtracting(other.sessions).map { $0.id?.text ?? "" })
  }
}

extension [FactRow] {
  /// A row of these that the other side lacks.
  ///
  /// An offer with deliveries follows from where those are, and a tip from its delivery.
  fileprivate func without(_ row: FactRow, by side: MergeSide, beside others: [FactRow]) -> [MergeConflict] {
    let isFollowing =
      switch row.kind {
      case .offer: contains { $0.kind == .delivery && $0[.offer] == .row(row.id) }
      case .tip: !others.contains { $0.kind == .delivery && $0.id == row.holderID }
      default: false
      }
    return isFollowing ? [] : [.row(row, removedBy: side)]
  }
}
