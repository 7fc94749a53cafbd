/// The recorded miles of a running shift, extended as its route grows (`spec/05`, while the shift runs).
///
/// Positions at or before the last one consumed are ignored, even where measuring whole would have sorted them in.
public struct GrowingMileage: Hashable, Sendable {
  /// Whose route it measures.
  public let shift: ShiftID
  /// How many stored positions it has consumed, unusable ones included.
  public let consumed: Int
  /// The newest instant that it has consumed.
  public let newest: Instant?
  /// Whether the route could not be read last, so that the figure is an earlier one.
  public let isEarlier: Bool
  let walk: MileageWalk
  /// The sessions met so far; the walk numbers them by their place here.
  let sessions: [CaptureSessionID]

  /// Begins the measurement of a shift's route, with nothing consumed.
  public init(of shift: ShiftID) {
    self.init(shift: shift, consumed: 0, newest: nil, isEarlier: false, walk: .beginning(), sessions: [])
  }

  init(
    shift: ShiftID,
    consumed: Int,
    newest: Instant?,
    isEarlier: Bool,
    walk: MileageWalk,
    sessions: [CaptureSessionID]
  ) {
    (self.shift, self.consumed, self.newest, self.isEarlier) = (shift, consumed, newest, isEarlier)
    (self.walk, self.sessions) = (walk, sessions)
  }

  /// What is to be read of the stored route.
  public enum Plan: Hashable, Sendable {
    /// Everything, by a measurement that begins anew.
    case startOver
    /// Nothing.
    case leave
    /// The positions strictly after an instant, or all of them where there is none.
    case read(after: Instant?)
  }

  /// What is to be read where the route of a shift holds so many positions; another shift's is never extended.
  public func plan(stored: Int, of shift: ShiftID) -> Plan {
    guard shift == self.shift, stored >= consumed else { return .startOver }
    return stored == consumed ? .leave : .read(after: newest)
  }

  /// What was measured so far, without the ends of a window.
  public var measurement: RouteMeasurement { walk.measured(in: nil) }

  /// The measurement after a whole route was read, of which it takes what its plan says.
  public func following(_ route: Route) -> GrowingMileage {
    switch plan(stored: route.positionCount, of: route.shift) {
    case .startOver: GrowingMileage(of: route.shift).following(route)
    case .leave: replacing(isEarlier: false)
    case .read(let newest): extended(by: route.after(newest), stored: route.positionCount)
    }
  }

  /// The measurement after positions that were read of the stored route, which holds so many; another shift's is refused.
  public func extended(by read: Route, stored: Int) -> GrowingMileage {
    guard read.shift == shift else { return self }
    let met = read.identitiesInOrder
    let known = sessions + met.filter { !sessions.contains($0) }
    let numbers = met.map { id in known.firstIndex(of: id) }
    let steps = read.after(newest).stepsInOrder.map { step in
      MileageWalk.Step(position: step.position, session: step.session.flatMap { numbers[$0] })
    }
    return GrowingMileage(
      shift: shift,
      consumed: max(consumed + read.positionCount, stored),
      newest: [newest, read.newestPosition].compactMap(\.self).max(),
      isEarlier: false,
      walk: walk.walking(steps),
      sessions: known
    )
  }

  /// The measurement after a batch was written to the end of the route.
  public func extended(by batch: CaptureBatch) -> GrowingMileage {
    extended(by: Route(shift: batch.shift, sessions: [batch.captured]), stored: consumed + batch.positions.count)
  }

  /// The measurement whose route could not be read: the earlier figure stays, and is said to be one.
  public var unreadable: GrowingMileage { replacing(isEarlier: true) }

  private func replacing(isEarlier: Bool) -> GrowingMileage {
    GrowingMileage(
      shift: shift,
      consumed: consumed,
      newest: newest,
      isEarlier: isEarlier,
      walk: walk,
      sessions: sessions
    )
  }
}

extension Route {
  /// The route's positions after an instant, every session kept; all of them where there is none.
  func after(_ instant: Instant?) -> Route {
    guard let instant else { return self }
    let later = sessions.map { session in
      CaptureSession(
        id: session.id,
        startedAt: session.startedAt,
        positions: session.positions.filter { $0.instant > instant }
      )
    }
    return Route(shift: shift, sessions: later)
  }
}
