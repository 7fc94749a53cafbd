/// Positions of a file judged against the shift that they are imported into (`spec/05`, the capture filter).
///
/// Each unbroken stretch of the file is a session of its own, cut again wherever the shift was paused or parked. A
/// session that overlaps in time with one that the shift has, or with an earlier one of the file, is left out whole.
public struct RouteImport: Hashable, Sendable {
  /// The sessions to add, without identities yet, in order of time.
  public let sessions: [[Position]]
  /// How many positions each rule rejected.
  public let rejected: [CaptureRejection: Int]
  /// The stretches that were left out because they overlap, by their first and last instant.
  public let overlapping: [Interval]

  /// Judges the unbroken stretches of a file.
  public init(
    of stretches: [[Position]],
    into shift: Shift,
    beside route: Route,
    filter: CaptureFilter = CaptureFilter()
  ) {
    let runs = stretches.map { $0.map(\.rounded) }.flatMap { shift.runs(of: $0) }
    let ordered = runs.sorted { ($0.first?.instant ?? shift.startedAt) < ($1.first?.instant ?? shift.startedAt) }
    var taken = route.sessions.map(\.positions).filter { !$0.isEmpty }
    var (added, rejected, overlapping): ([[Position]], [CaptureRejection: Int], [Interval]) = ([], [:], [])
    for run in ordered {
      guard let span = run.span else { continue }
      guard !taken.contains(where: { $0.span?.overlaps(span) ?? false }) else {
        overlapping.append(span)
        continue
      }
      let judged = filter.judged(run, in: shift, beside: taken.positions(beside: span))
      rejected.merge(judged.rejected, uniquingKeysWith: +)
      guard !judged.kept.isEmpty else { continue }
      added.append(judged.kept)
      taken.append(judged.kept)
    }
    (sessions, self.rejected, self.overlapping) = (added, rejected, overlapping)
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

extension CaptureFilter {
  /// Judges a run beside positions that were retained before, in order of time.
  fileprivate func judged(
    _ run: [Position],
    in shift: Shift,
    beside retained: [Position]
  ) -> (kept: [Position], rejected: [CaptureRejection: Int]) {
    var (kept, rejected): ([Position], [CaptureRejection: Int]) = ([], [:])
    for position in run {
      let earlier = retained.last { $0.instant <= position.instant }
      let last = [earlier, kept.last].compactMap(\.self).max { $0.instant < $1.instant }
      if let reason = rejection(ofImported: position, in: shift, last: last) {
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
    positions.reduce(into: [[Position]]()) { runs, position in
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

extension [[Position]] {
  /// The newest position before a stretch and those within it, in order of time.
  fileprivate func positions(beside span: Interval) -> [Position] {
    let earlier = joined().filter { $0.instant < span.start }.max { $0.instant < $1.instant }
    let within = joined().filter { span.start <= $0.instant && $0.instant <= span.end }
    return [earlier].compactMap(\.self) + within.sorted { $0.instant < $1.instant }
  }
}

extension Interval {
  /// Whether two stretches share more than an instant, or one lies inside the other.
  fileprivate func overlaps(_ other: Interval) -> Bool { start < other.end && end > other.start }
}

extension Position {
  /// The position as it is recorded: seven decimals of a degree, one of a metre.
  fileprivate var rounded: Position {
    let rounded = { (value: Double, scale: Double) in (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
    return Position(
      instant: instant,
      latitude: rounded(latitude, 1e7),
      longitude: rounded(longitude, 1e7),
      accuracy: rounded(accuracy, 10)
    )
  }
}
