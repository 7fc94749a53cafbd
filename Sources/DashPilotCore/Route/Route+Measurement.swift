extension Route {
  /// The longest silence that is still continuous, unless a caller names another.
  public static let longestSilence = Duration.seconds(120)

  /// Measures the route: usable positions in order, continuous pairs only, the shift's window when it has one.
  ///
  /// A silence of the given length is still continuous, a longer one breaks the route or leaves an end uncovered.
  public func measured(in window: Interval?, longestSilence: Duration = Route.longestSilence) -> RouteMeasurement {
    MileageWalk.beginning(longestSilence: longestSilence).walking(steps).measured(in: window)
  }

  /// How many usable positions lie inside a recorded pause of their shift, as one added afterwards may leave them.
  public func positionsInPauses(of shift: Shift) -> Int {
    guard !shift.pauses.isEmpty else { return 0 }
    return sessions.reduce(0) { count, session in
      count + session.positions.count { $0.hasUsableCoordinate && shift.wasPaused(at: $0.instant) }
    }
  }

  /// The usable positions with their sessions, by instant, latitude and longitude; sessions before none.
  private var steps: [MileageWalk.Step] {
    let rank = Dictionary(
      uniqueKeysWithValues: sessions.compactMap(\.id).sorted().enumerated().map { ($1, $0) }
    )
    let usable = sessions.flatMap { session in
      let number = session.id.flatMap { rank[$0] }
      return session.positions.lazy.filter(\.hasUsableCoordinate).map {
        MileageWalk.Step(position: $0, session: number)
      }
    }
    let isOrdered = zip(usable, usable.dropFirst()).allSatisfy { $0.position.instant < $1.position.instant }
    return isOrdered ? usable : usable.sorted { $0.comesBefore($1) }
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
