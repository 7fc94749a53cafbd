/// The card of the unfinished shift: what every surface draws (`spec/10`, the card).
///
/// It holds no amount, no rate, no place and no coordinate, and it does not change as time passes.
public struct ShiftCard: Equatable, Sendable {
  /// Whose card it is.
  public let shift: ShiftID
  /// When the shift started.
  public let startedAt: Instant
  /// Running, paused or parked.
  public let state: ShiftState
  /// The clock of the working time.
  public let working: WorkingClock
  /// The deliveries in progress, by number.
  public let deliveries: [CardDelivery]
  /// The commands that would be accepted now, in order.
  public let controls: [CardControl]
  /// The route as far as it goes; absent where it could not be read.
  public let route: RouteMeasurement?
  /// The parked stretches, which explain what the route leaves out.
  public let parkedStretches: [ParkedStretch]
  /// How many deliveries were delivered.
  public let deliveredCount: Int
  /// How many were cancelled.
  public let cancelledCount: Int

  /// The most deliveries that have a clock of their own; the rest are counted.
  public static let maximumClocks = 3

  /// Makes the card of an unfinished shift, with its route measured without a window; the same at any moment.
  public init(of shift: Shift, route: RouteMeasurement?) {
    let all = shift.deliveries
    self.shift = shift.id
    startedAt = shift.startedAt
    state = shift.state
    working = WorkingClock(of: shift)
    deliveries = shift.deliveriesInProgress.map(CardDelivery.init)
    controls = CardControl.accepted(by: shift)
    self.route = route
    parkedStretches = shift.parkedStretches
    deliveredCount = all.count { $0.delivery.state == .delivered }
    cancelledCount = all.count { $0.delivery.state == .cancelled }
  }

  /// The time parked up to a moment, an open stretch included.
  public func parked(readAt now: Instant) -> StretchTime {
    StretchTime(of: parkedStretches, in: Interval(start: startedAt, end: max(now, startedAt)))
  }
}

/// A delivery in progress on the card, with a clock that counts from its acceptance.
public struct CardDelivery: Equatable, Sendable {
  /// Its number.
  public let number: Int
  /// Where it stands.
  public let state: DeliveryState
  /// Where its clock counts from.
  public let acceptedAt: Instant

  init(_ subject: NumberedDelivery) {
    number = subject.number
    state = subject.delivery.state
    acceptedAt = subject.delivery.acceptedAt
  }
}

/// The clock of the working time: it counts from an anchor that does not move, or stands still.
public enum WorkingClock: Equatable, Sendable {
  case running(from: Instant)
  case stopped(at: Duration)

  /// The clock of a shift, from its record alone: what has been paused so far moves its anchor, a moment does not.
  init(of shift: Shift) {
    let latest = shift.pauses.map { max($0.startedAt, $0.endedAt ?? $0.startedAt) }.max() ?? shift.startedAt
    let times = ShiftTimes(of: shift, readAt: latest)
    let isRunning = shift.state == .running || shift.state == .parked
    self =
      isRunning
      ? .running(from: shift.startedAt.advanced(by: times.paused.duration))
      : .stopped(at: times.working ?? .zero)
  }

  /// What the clock shows at a moment, never below zero.
  public func reading(at now: Instant) -> Duration {
    switch self {
    case .running(let anchor): max(.zero, anchor.duration(to: now))
    case .stopped(let duration): duration
    }
  }

  /// Whether it runs.
  public var runs: Bool {
    switch self {
    case .running: true
    case .stopped: false
    }
  }
}
