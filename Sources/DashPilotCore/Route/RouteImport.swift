/// Positions of a file judged against the shift that they are imported into (`spec/05`, the capture filter).
///
/// Each unbroken stretch of the file is a session of its own, cut again wherever the shift was paused or parked. A
/// session that overlaps in time with one that the shift has, or with an earlier one of the file, is left out whole.
public struct RouteImport: Hashable, Sendable {
  /// The sessions to add, without identities yet, in order of time.
  public let sessions: [[Position]]
  /// How many positions each rule rejected.
  public let rejected: [CaptureRejection: Int]
  /// How many positions are dated after the moment of the import, which nothing can have recorded.
  public let datedInFuture: Int
  /// The stretches that were left out whole, in order of time.
  public let overlapping: [Overlap]

  /// A stretch that was left out, and with what it overlaps.
  public struct Overlap: Hashable, Sendable {
    /// From its first to its last position.
    public let span: Interval
    /// Whether it overlaps a session that the shift has, rather than an earlier stretch of the file.
    public let isWithRoute: Bool
  }

  /// Judges the unbroken stretches of a file; `rejectedBefore` are positions that were not even gathered.
  public init(
    of stretches: [[Position]],
    into shift: Shift,
    beside route: Route,
    rejectedBefore: [CaptureRejection: Int] = [:],
    now: Instant,
    filter: CaptureFilter = CaptureFilter()
  ) {
    var (runs, rejected, datedInFuture): ([Run], [CaptureRejection: Int], Int) = ([], rejectedBefore, 0)
    for stretch in stretches {
      let judged = filter.within(shift, stretch.map(\.rounded), now: now)
      runs += shift.runs(of: judged.kept).compactMap(Run.init)
      rejected.merge(judged.rejected, uniquingKeysWith: +)
      datedInFuture += judged.datedInFuture
    }
    let taken = RetainedRoute(route)
    var (added, overlapping): ([[Position]], [Overlap]) = ([], [])
    var addedUntil: Instant?
    for run in runs.sorted(by: { $0.span.start < $1.span.start }) {
      let isWithRoute = taken.overlaps(run.span)
      guard !isWithRoute, addedUntil.map({ run.span.start >= $0 }) ?? true else {
        overlapping.append(Overlap(span: run.span, isWithRoute: isWithRoute))
        continue
      }
      let earlier = taken.positions(beside: run.span) + [added.last?.last].compactMap(\.self)
      let moved = filter.moved(run.positions, beside: earlier)
      rejected.merge(moved.rejected, uniquingKeysWith: +)
      guard let last = moved.kept.last else { continue }
      added.append(moved.kept)
      addedUntil = last.instant
    }
    (sessions, self.rejected, self.overlapping) = (added, rejected, overlapping)
    self.datedInFuture = datedInFuture
  }

  /// How many positions are added.
  public var addedCount: Int { sessions.reduce(0) { $0 + $1.count } }

  /// The shift's route with the sessions added, one identity for each.
  public func added(to route: Route, identities: [CaptureSessionID]) -> Route {
    let fresh = zip(sessions, identities).compactMap { positions, id in
      positions.first.map { CaptureSession(id: id, startedAt: $0.instant, positions: positions) }
    }
    return Route(shift: route.shift, sessions: route.sessions + fresh)
  }
}

/// Positions that follow each other without a break, and the time they take.
private struct Run {
  let positions: [Position]
  let span: Interval

  init?(_ positions: [Position]) {
    guard let span = positions.span else { return nil }
    self.positions = positions
    self.span = span
  }
}

/// What a route holds already, by the time that each of its sessions takes.
private struct RetainedRoute {
  private let runs: [Run]

  init(_ route: Route) {
    runs = route.sessions.compactMap { Run($0.positions) }
  }

  /// Whether a session shares more than an instant with a stretch, or lies within it.
  func overlaps(_ span: Interval) -> Bool {
    runs.contains { $0.span.start < span.end && $0.span.end > span.start }
  }

  /// The newest position before a stretch and those at its edges, in order of time.
  func positions(beside span: Interval) -> [Position] {
    let earlier = runs.filter { $0.span.start < span.start }.max { $0.span.end < $1.span.end }
    let before = earlier?.positions.last { $0.instant < span.start }
    let touching = runs.filter { $0.span.end == span.start || $0.span.start == span.end }
    let within = touching.flatMap(\.positions).filter { span.start <= $0.instant && $0.instant <= span.end }
    return [before].compactMap(\.self) + within.sorted { $0.instant < $1.instant }
  }
}

extension CaptureFilter {
  /// The positions of a stretch that the shift, as it was at their own instants, takes.
  fileprivate func within(
    _ shift: Shift,
    _ positions: [Position],
    now: Instant
  ) -> (kept: [Position], rejected: [CaptureRejection: Int], datedInFuture: Int) {
    var (kept, rejected, datedInFuture): ([Position], [CaptureRejection: Int], Int) = ([], [:], 0)
    kept.reserveCapacity(positions.count)
    for position in positions {
      if let reason = rejection(ofImported: position, in: shift, last: nil) {
        rejected[reason, default: 0] += 1
      } else if position.instant > now {
        datedInFuture += 1
      } else {
        kept.append(position)
      }
    }
    return (kept, rejected, datedInFuture)
  }

  /// The positions of a run that moved on from the last one retained, at their own instants.
  fileprivate func moved(
    _ run: [Position],
    beside retained: [Position]
  ) -> (kept: [Position], rejected: [CaptureRejection: Int]) {
    var (kept, rejected): ([Position], [CaptureRejection: Int]) = ([], [:])
    kept.reserveCapacity(run.count)
    for position in run {
      let earlier = retained.filter { $0.instant <= position.instant }.max { $0.instant < $1.instant }
      let last = [earlier, kept.last].compactMap(\.self).max { $0.instant < $1.instant }
      if let reason = last.flatMap({ movementRejection(of: position, after: $0) }) {
        rejected[reason, default: 0] += 1
      } else {
        kept.append(position)
      }
    }
    return (kept, rejected)
  }
}

extension Shift {
  /// The parts of an unbroken stretch between which no pause and no parked stretch lies.
  fileprivate func runs(of positions: [Position]) -> [[Position]] {
    guard !pauses.isEmpty || !parkedStretches.isEmpty else { return positions.isEmpty ? [] : [positions] }
    return positions.reduce(into: [[Position]]()) { runs, position in
      guard let last = runs.last?.last, !isInterrupted(from: last.instant, to: position.instant) else {
        return runs.append([position])
      }
      runs[runs.count - 1].append(position)
    }
  }
}

extension [Position] {
  /// From the first to the last instant.
  fileprivate var span: Interval? {
    guard let first = self.min(by: { $0.instant < $1.instant }), let last = self.max(by: { $0.instant < $1.instant })
    else { return nil }
    return Interval(start: first.instant, end: last.instant)
  }
}
