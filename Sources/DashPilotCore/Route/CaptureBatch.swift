/// Positions of one capture session that are to be written together (`spec/05`, sessions).
public struct CaptureBatch: Hashable, Sendable {
  /// Whose route they belong to.
  public let shift: ShiftID
  /// Their capture session.
  public let session: CaptureSessionID
  /// Whether the session has no position in the record yet.
  public let opensSession: Bool
  /// The instant of the session's first position, which offsets are counted from.
  public let from: Instant
  /// The positions as they are recorded, in order of time.
  public let positions: [Position]

  /// The positions as a part of their session, as a route takes them.
  public var captured: CaptureSession {
    CaptureSession(id: session, startedAt: from, positions: positions)
  }

  /// The shift's route with the batch at its end.
  public func added(to route: Route) -> Route {
    Route(shift: route.shift, sessions: route.sessions + [captured])
  }
}

/// What became of the positions that a recording was offered.
public struct CaptureCounts: Hashable, Sendable {
  /// How many were written.
  public let recorded: Int
  /// In how many capture sessions.
  public let sessions: Int
  /// How many each rule of the filter left out.
  public let rejected: [CaptureRejection: Int]
  /// How many arrived while none was taken, by what was then the case.
  public let ignored: [CaptureState: Int]
  /// How many had passed the filter and were lost because the record could not be written.
  public let unrecorded: Int

  /// No position was offered.
  public static let none = CaptureCounts()

  /// Makes the counts from their parts.
  public init(
    recorded: Int = 0,
    sessions: Int = 0,
    rejected: [CaptureRejection: Int] = [:],
    ignored: [CaptureState: Int] = [:],
    unrecorded: Int = 0
  ) {
    self.recorded = recorded
    self.sessions = sessions
    self.rejected = rejected
    self.ignored = ignored
    self.unrecorded = unrecorded
  }

  /// How many positions were left out, whatever the reason.
  public var leftOut: Int {
    rejected.values.reduce(0, +) + ignored.values.reduce(0, +) + unrecorded
  }

  /// The counts of both.
  func adding(_ other: CaptureCounts) -> CaptureCounts {
    CaptureCounts(
      recorded: recorded + other.recorded,
      sessions: sessions + other.sessions,
      rejected: rejected.merging(other.rejected, uniquingKeysWith: +),
      ignored: ignored.merging(other.ignored, uniquingKeysWith: +),
      unrecorded: unrecorded + other.unrecorded
    )
  }
}
