extension Route {
  /// The merge of a route's capture sessions, each matched by its identity and by its positions.
  ///
  /// A session that loses its last position to both sides together is dropped, as a trim drops it; so is one that a
  /// side added, where all its positions stand in one that the other side added: the same track was read in by both.
  static func resolved(_ sides: ThreeWay<Route>) -> Resolved<Route> {
    let sessions = sides.rows(\.sessions)
    let empty = Set((sides.ours.sessions + sides.theirs.sessions).filter(\.positions.isEmpty).map(\.id))
    let doubled = sides.doubled
    return Resolved { side in
      Route(
        shift: sides.ours.shift,
        sessions: sessions[side].filter { session in
          (!session.positions.isEmpty || empty.contains(session.id)) && !doubled.contains(session.id)
        }
      )
    }
  }
}

extension ThreeWay<Route> {
  /// The added sessions whose positions all stand in one that the other side added; of two alike, the later identity.
  fileprivate var doubled: Set<CaptureSessionID?> {
    let before = Set((base?.sessions ?? []).map(\.id))
    let added = { (side: Route, other: Route) in
      side.sessions.filter { session in
        !session.positions.isEmpty && !(before.contains(session.id) || other.sessions.contains { $0.id == session.id })
      }
    }
    let (own, others) = (added(ours, theirs), added(theirs, ours))
    let doubled = own.filter { one in others.contains(where: one.isDoubled) }
    return Set((doubled + others.filter { one in own.contains(where: one.isDoubled) }).map(\.id))
  }
}

extension CaptureSession {
  /// Whether all its positions stand in another session; of two that are alike, that of the earlier identity is kept.
  fileprivate func isDoubled(by other: CaptureSession) -> Bool {
    guard positions.count <= other.positions.count, Set(other.positions).isSuperset(of: positions) else { return false }
    guard positions.count == other.positions.count, let id else { return true }
    return other.id.map { $0 < id } ?? false
  }
}

extension CaptureSession: MergedRow {
  var rowID: CaptureSessionID? { id }

  /// The positions of both sides, without those that one of them trimmed.
  ///
  /// Where one side trimmed a session and the other took positions in it, which of them belong to the shift cannot be
  /// told from the route, so that each side keeps its own.
  static func resolved(_ sides: ThreeWay<CaptureSession>) -> Resolved<CaptureSession> {
    let whole = sides.resolved
    guard whole.ours != whole.theirs else { return whole }
    let base = Set(sides.base?.positions ?? [])
    let (ours, theirs) = (Set(sides.ours.positions), Set(sides.theirs.positions))
    let trims = { (side: Set<Position>) in !side.isSuperset(of: base) }
    let adds = { (side: Set<Position>) in !side.isSubset(of: base) }
    guard !(trims(ours) && adds(theirs)), !(trims(theirs) && adds(ours)) else { return whole }
    let kept = sides.ours.positions.filter { theirs.contains($0) || !base.contains($0) }
    let added = sides.theirs.positions.filter { !ours.contains($0) && !base.contains($0) }
    let startedAt = min(sides.ours.startedAt, sides.theirs.startedAt)
    return Resolved(both: CaptureSession(id: sides.ours.id, startedAt: startedAt, positions: kept + added))
  }
}
