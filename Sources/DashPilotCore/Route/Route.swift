/// The identity of a capture session.
public typealias CaptureSessionID = Identifier<CaptureSession>

/// An uninterrupted run of positions; without an identity in records from before sessions existed.
public struct CaptureSession: Hashable, Sendable {
  /// Which session this is.
  public let id: CaptureSessionID?
  /// The first position's instant, or where an empty session was begun.
  public let startedAt: Instant
  /// Its positions, in order of time.
  public let positions: [Position]

  /// Makes a session of positions, put in order of time.
  public init(id: CaptureSessionID?, startedAt: Instant, positions: [Position]) {
    self.id = id
    self.positions = positions.inOrderOfTime
    self.startedAt = self.positions.first?.instant ?? startedAt
  }
}

/// The positions of one shift.
public struct Route: Hashable, Sendable {
  /// Whose route it is.
  public let shift: ShiftID
  /// Its sessions, by their start; those of one identity are one.
  public let sessions: [CaptureSession]

  /// Makes a route, joining sessions that share an identity and putting them in order.
  public init(shift: ShiftID, sessions: [CaptureSession]) {
    self.shift = shift
    let isPlain = Set(sessions.map(\.id)).count == sessions.count
    let joined = isPlain ? sessions : Route.joined(sessions)
    self.sessions = joined.sorted { left, right in
      guard left.startedAt == right.startedAt else { return left.startedAt < right.startedAt }
      guard let leftID = left.id, let rightID = right.id else { return left.id != nil }
      return leftID < rightID
    }
  }

  /// The instant of the newest position.
  public var newestPosition: Instant? {
    sessions.compactMap { $0.positions.last?.instant }.max()
  }

  private static func joined(_ sessions: [CaptureSession]) -> [CaptureSession] {
    Dictionary(grouping: sessions, by: \.id).map { id, parts in
      let startedAt = parts.map(\.startedAt).min() ?? Instant(milliseconds: 0)
      return CaptureSession(id: id, startedAt: startedAt, positions: parts.flatMap(\.positions))
    }
  }
}

extension [Position] {
  /// The positions by instant, latitude, longitude and accuracy; untouched where they are in order already.
  fileprivate var inOrderOfTime: [Position] {
    let isOrdered = zip(self, dropFirst()).allSatisfy { $0.instant < $1.instant }
    guard !isOrdered else { return self }
    return sorted {
      ($0.instant, $0.latitude, $0.longitude, $0.accuracy) < ($1.instant, $1.latitude, $1.longitude, $1.accuracy)
    }
  }
}
