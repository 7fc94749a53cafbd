/// Why a shift that was never recorded was not added.
public enum RecordRefusal: Refusal {
  case notAfterStart(Instant)
  case inFuture(Instant)
  case overlapsShift(started: Instant, ended: Instant?)
}

extension Shift {
  /// A whole shift that was never recorded, with nothing in it.
  ///
  /// Its start is before its end, neither is in the future, and it overlaps no neighbour; touching one is fine.
  public static func recording(
    from start: Instant,
    to end: Instant,
    now: Instant,
    id: ShiftID,
    beside neighbours: [ShiftSpan]
  ) throws(RecordRefusal) -> Shift {
    guard start < end else { throw .notAfterStart(start) }
    guard start <= now else { throw .inFuture(start) }
    guard end <= now else { throw .inFuture(end) }
    let overlapped = neighbours.sorted { $0.startedAt < $1.startedAt }
      .first { $0.startedAt < end && ($0.endedAt ?? .distantFuture) > start }
    if let overlapped { throw .overlapsShift(started: overlapped.startedAt, ended: overlapped.endedAt) }
    return Shift(id: id, startedAt: start, endedAt: end)
  }
}

/// When another shift began and ended, as far as it is known; an unfinished one has no end.
public struct ShiftSpan: Hashable, Sendable {
  /// When it began.
  public let startedAt: Instant
  /// When it ended.
  public let endedAt: Instant?

  /// Makes the span of a shift from its bounds.
  public init(startedAt: Instant, endedAt: Instant?) {
    self.startedAt = startedAt
    self.endedAt = endedAt
  }

  /// The span of a shift.
  public init(_ shift: Shift) {
    self.init(startedAt: shift.startedAt, endedAt: shift.endedAt)
  }
}

extension Instant {
  /// Later than any recorded instant.
  static let distantFuture = Instant(milliseconds: .max)
}
