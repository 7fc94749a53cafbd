/// A recorded stretch of a shift: a pause, or the time the vehicle stood parked.
///
/// The open one has no end.
public struct Stretch<Activity>: Hashable, Sendable {
  /// Which stretch this is.
  public let id: Identifier<Stretch>
  /// When it began.
  public let startedAt: Instant
  /// When it ended; absent while it is open.
  public let endedAt: Instant?

  /// Makes a stretch exactly as recorded.
  public init(id: Identifier<Stretch>, startedAt: Instant, endedAt: Instant? = nil) {
    self.id = id
    self.startedAt = startedAt
    self.endedAt = endedAt
  }

  /// The same stretch, ended.
  func ended(at instant: Instant) -> Stretch {
    Stretch(id: id, startedAt: startedAt, endedAt: instant)
  }

  /// The stretch of time it covers, an open one up to the given instant.
  func interval(openUntil end: Instant) -> Interval {
    Interval(start: startedAt, end: endedAt ?? end)
  }
}

/// What a pause stops: working time and the recording of the route.
public enum Paused: Sendable {}

/// What parking stops: the recording of the route, and nothing else.
public enum Parked: Sendable {}

/// A stretch that the driver took off from work.
public typealias Pause = Stretch<Paused>
/// A stretch in which the vehicle stood parked while work went on.
public typealias ParkedStretch = Stretch<Parked>
/// The identity of a pause.
public typealias PauseID = Identifier<Pause>
/// The identity of a parked stretch.
public typealias ParkedStretchID = Identifier<ParkedStretch>

extension Array {
  /// The rows in their recorded order: by an instant, then by identifier.
  func inOrder<Subject>(_ instant: (Element) -> Instant, _ id: (Element) -> Identifier<Subject>) -> [Element] {
    guard count > 1 else { return self }
    func isBefore(_ left: Element, _ right: Element) -> Bool {
      (instant(left), id(left)) < (instant(right), id(right))
    }
    let areInOrder = withUnsafeBufferPointer { rows in
      rows.indices.dropFirst().allSatisfy { !isBefore(rows[$0], rows[$0 - 1]) }
    }
    return areInOrder ? self : sorted(by: isBefore)
  }
}
