extension Route {
  /// The merge of a route's capture sessions, each matched by its identity and by its positions.
  ///
  /// A session that loses its last position to both sides together is dropped, as a trim drops it.
  static func resolved(_ sides: ThreeWay<Route>) -> Resolved<Route> {
    let sessions = sides.rows(\.sessions)
    let empty = Set((sides.ours.sessions + sides.theirs.sessions).filter(\.positions.isEmpty).map(\.id))
    return Resolved { side in
      Route(
        shift: sides.ours.shift,
        sessions: sessions[side].filter { !$0.positions.isEmpty || empty.contains($0.id) }
      )
    }
  }
}

extension CaptureSession: MergedRow {
  var rowID: CaptureSessionID? { id }

  /// The positions of both sides, without those that one of them trimmed.
  ///
  /// Where one side trimmed a session and the other took positions in it, which of them belong to the shift cannot be
  /// told from the route, so that each side keeps its own.
  static func resolved(_ sides: ThreeWay<CaptureSession>) -> Resolved<CaptureSession> {
    guard !sides.resolved.isSettled else { return sides.resolved }
    let base = Set(sides.base?.positions ?? [])
    let (ours, theirs) = (Set(sides.ours.positions), Set(sides.theirs.positions))
    let trims = { (side: Set<Position>) in !side.isSuperset(of: base) }
    let adds = { (side: Set<Position>) in !side.isSubset(of: base) }
    guard !(trims(ours) && adds(theirs)), !(trims(theirs) && adds(ours)) else { return sides.resolved }
    let kept = sides.ours.positions.filter { theirs.contains($0) || !base.contains($0) }
    let added = sides.theirs.positions.filter { !ours.contains($0) && !base.contains($0) }
    let startedAt = min(sides.ours.startedAt, sides.theirs.startedAt)
    return Resolved(both: CaptureSession(id: sides.ours.id, startedAt: startedAt, positions: kept + added))
  }
}
