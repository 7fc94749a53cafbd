/// Why a finished shift's end was not corrected, in the order in which they win (`spec/03`, a finished shift's end).
public enum EndCorrectionRefusal: Refusal {
  case shiftNotCompleted
  case notAfterShiftStart(Instant, shiftStart: Instant)
  case overlapsAnotherShift(startedAt: Instant)
  case pauseIsOpen(startedAt: Instant)
  case cutsThroughRecordedPause(Interval)
  case routeSuspensionIsOpen(startedAt: Instant)
  case cutsThroughRecordedRouteSuspension(Interval)
  case precedesRecordedDeliveryWork(RecordedFact)
  case inFuture(Instant)
}

/// A corrected end, before it is written: the shift, and what becomes of its route.
public struct EndCorrection: Hashable, Sendable {
  /// The shift as it was judged.
  public let before: Shift
  /// The shift with its end corrected.
  public let after: Shift
  /// The route that is left; the same as before where the end is not earlier.
  public let route: Route
  /// How many positions go, those strictly after the new end.
  public let deletedPositions: Int

  /// Shift and route are written together; a route without a session left is removed.
  public var change: Change {
    guard deletedPositions > 0 else { return Change(saved: before == after ? [] : [.shift(after)]) }
    guard !route.sessions.isEmpty else { return Change(saved: [.shift(after)], removed: [.route(route, of: after)]) }
    return Change(saved: [.shift(after), .route(route, of: after)])
  }
}

extension Shift {
  /// Judges a corrected end against the record, the start of the next shift, and the clock.
  ///
  /// Touching is allowed everywhere; nothing is clamped, shortened or dragged along.
  public func correctingEnd(
    to end: Instant,
    nextShiftStart: Instant?,
    now: Instant
  ) throws(EndCorrectionRefusal) -> Shift {
    guard state == .ended else { throw .shiftNotCompleted }
    guard end > startedAt else { throw .notAfterShiftStart(end, shiftStart: startedAt) }
    if let nextShiftStart, end > nextShiftStart { throw .overlapsAnotherShift(startedAt: nextShiftStart) }
    if let openPause { throw .pauseIsOpen(startedAt: openPause.startedAt) }
    if let cut = pauses.reaching(past: end) { throw .cutsThroughRecordedPause(cut) }
    if let openParkedStretch { throw .routeSuspensionIsOpen(startedAt: openParkedStretch.startedAt) }
    if let cut = parkedStretches.reaching(past: end) { throw .cutsThroughRecordedRouteSuspension(cut) }
    if let work = latestWork(after: end) { throw .precedesRecordedDeliveryWork(work) }
    guard end <= now else { throw .inFuture(end) }
    return replacing(endedAt: .some(end))
  }

  /// The latest recorded stage after an instant; of several at once, that of the lowest number, then the first stage.
  private func latestWork(after end: Instant) -> RecordedFact? {
    let facts = deliveries.flatMap(\.facts).filter { $0.instant > end }
    return facts.reduce(nil as RecordedFact?) { latest, fact in
      latest.map { fact.instant > $0.instant ? fact : $0 } ?? fact
    }
  }
}

extension EndCorrection {
  /// What becomes of the route when a corrected end was accepted.
  public init(from before: Shift, to after: Shift, route: Route) {
    let left = after.endsEarlier(than: before) ? route.keeping(upTo: after.endedAt ?? after.startedAt) : route
    self.before = before
    self.after = after
    self.route = left
    deletedPositions = route.positionCount - left.positionCount
  }

  /// Whether the new end is earlier, so that positions may lie after it.
  var isEarlier: Bool { after.endsEarlier(than: before) }
}

extension Shift {
  fileprivate func endsEarlier(than other: Shift) -> Bool {
    endedAt.flatMap { end in other.endedAt.map { end < $0 } } ?? false
  }
}

extension Route {
  /// How many positions it holds.
  public var positionCount: Int { sessions.reduce(0) { $0 + $1.positions.count } }

  /// The route without the positions strictly after an instant.
  ///
  /// A session that is cut keeps its identity, and one that has nothing left goes; nothing is scaled or interpolated.
  func keeping(upTo end: Instant) -> Route {
    let kept = sessions.compactMap { session -> CaptureSession? in
      let positions = session.positions.filter { $0.instant <= end }
      guard positions.count < session.positions.count else { return session }
      return positions.isEmpty
        ? nil : CaptureSession(id: session.id, startedAt: session.startedAt, positions: positions)
    }
    return Route(shift: shift, sessions: kept)
  }
}

extension Array {
  /// The first stretch that reaches past an instant; a backwards one is judged by its later instant.
  fileprivate func reaching<Activity>(past end: Instant) -> Interval? where Element == Stretch<Activity> {
    lazy.compactMap { stretch in stretch.endedAt.map { Interval(start: stretch.startedAt, end: $0) } }
      .first { Swift.max($0.start, $0.end) > end }
  }
}
