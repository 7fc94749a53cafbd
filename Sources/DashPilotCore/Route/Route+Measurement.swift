extension Route {
  /// The longest silence that is still continuous, unless a caller names another.
  public static let longestSilence = Duration.seconds(120)

  /// Measures the route: usable positions in order, continuous pairs only, the shift's window when it has one.
  ///
  /// A silence of the given length is still continuous, a longer one breaks the route or leaves an end uncovered.
  public func measured(in window: Interval?, longestSilence: Duration = Route.longestSilence) -> RouteMeasurement {
    let beginning = MileageWalk.beginning(longestSilence: longestSilence)
    let walk =
      sessionsFollowEachOther
      ? zip(sessions, sessionNumbers).reduce(beginning) { $0.walking(Route.steps(of: $1.0, numbered: $1.1)) }
      : beginning.walking(stepsInOrder)
    return walk.measured(in: window)
  }

  /// How many usable positions lie inside a recorded pause of their shift, as one added afterwards may leave them.
  public func positionsInPauses(of shift: Shift) -> Int {
    guard !shift.pauses.isEmpty else { return 0 }
    return sessions.reduce(0) { count, session in
      count + session.positions.count { $0.hasUsableCoordinate && shift.wasPaused(at: $0.instant) }
    }
  }

  /// Whether each session begins after the one before it ended, so that their positions are in order one after another.
  private var sessionsFollowEachOther: Bool {
    let recorded = sessions.lazy.filter { !$0.positions.isEmpty }
    return zip(recorded, recorded.dropFirst()).allSatisfy { before, after in
      guard let end = before.positions.last, let start = after.positions.first else { return true }
      return end.instant < start.instant
    }
  }

  /// The identities of the sessions, by their text; the steps number them by their place here.
  var identitiesInOrder: [CaptureSessionID] { sessions.compactMap(\.id).sorted() }

  /// The rank of each session's identity; none for a session without one.
  private var sessionNumbers: [Int?] {
    let rank = Dictionary(uniqueKeysWithValues: identitiesInOrder.enumerated().map { ($1, $0) })
    return sessions.map { session in session.id.flatMap { rank[$0] } }
  }

  /// The usable positions of one session, which keeps them in order.
  private static func steps(of session: CaptureSession, numbered number: Int?) -> some Sequence<MileageWalk.Step> {
    session.positions.lazy.filter(\.hasUsableCoordinate).map { MileageWalk.Step(position: $0, session: number) }
  }

  /// The usable positions with their sessions, by instant, latitude and longitude; sessions before none.
  var stepsInOrder: [MileageWalk.Step] {
    zip(sessions, sessionNumbers).flatMap { Route.steps(of: $0, numbered: $1) }.sorted { $0.comesBefore($1) }
  }
}

extension MileageWalk.Step {
  fileprivate func comesBefore(_ other: MileageWalk.Step) -> Bool {
    let (left, right) = (position, other.position)
    guard left.instant == right.instant else { return left.instant < right.instant }
    guard left.latitude == right.latitude else { return left.latitude < right.latitude }
    guard left.longitude == right.longitude else { return left.longitude < right.longitude }
    return (session ?? .max) < (other.session ?? .max)
  }
}

extension Shift {
  /// The window that a route is measured in: a finished shift's, unless its end precedes its start.
  public var routeWindow: Interval? {
    guard let endedAt, endedAt >= startedAt else { return nil }
    return Interval(start: startedAt, end: endedAt)
  }
}
