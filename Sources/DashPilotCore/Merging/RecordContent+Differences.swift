extension RecordContent {
  /// What the two sides of a merged record contradict each other in, in the order of the record.
  static func differences(_ record: Resolved<RecordContent>) -> [MergeConflict] {
    guard !record.isSettled else { return [] }
    let (ours, theirs) = (record.ours.facts, record.theirs.facts)
    let named = ours.flatMap { row -> [MergeConflict] in
      guard let other = theirs.first(where: row.isSame) else { return removed(row, by: .theirs, beside: theirs) }
      return differences(row, other)
    }
    let added = theirs.filter { row in !ours.contains(where: row.isSame) }
    let found = named + added.flatMap { removed($0, by: .ours, beside: ours) }
    return found.isEmpty ? sessions(record, ours) : found
  }

  private static func differences(_ ours: FactRow, _ theirs: FactRow) -> [MergeConflict] {
    guard ours.kind != .session else { return ours.facts == theirs.facts ? [] : [.session(ours)] }
    return FactName.allCases.filter { ours[$0] != theirs[$0] }.map { name in
      .fact(name, of: ours, ours: ours[name], theirs: theirs[name])
    }
  }

  /// A row that one side lacks; an offer's follows from where its deliveries are, and a tip's from its delivery.
  private static func removed(_ row: FactRow, by side: MergeSide, beside others: [FactRow]) -> [MergeConflict] {
    let isFollowing =
      row.kind == .offer
      || row.kind == .tip && !others.contains { $0.kind == .delivery && $0.id == row.holderID }
    return isFollowing ? [] : [.row(row, removedBy: side)]
  }

  /// Capture sessions whose positions differ though they are as many, over the same time.
  private static func sessions(_ record: Resolved<RecordContent>, _ ours: [FactRow]) -> [MergeConflict] {
    guard case .route(let route) = record.ours, case .route(let other) = record.theirs else { return [] }
    let differing = Set(route.sessions).subtracting(other.sessions).map { $0.id?.text ?? "" }
    return ours.filter { $0.kind == .session && differing.contains($0.id) }.map(MergeConflict.session)
  }
}
