/// A finished shift as a period adds it up: its times, its amount and its measured route.
///
/// A period may hold thousands, so that the record itself is let go.
public struct PeriodShift: Equatable, Sendable {
  /// Which shift it is.
  public let id: ShiftID
  /// When it began.
  public let startedAt: Instant
  /// What it paid.
  public let grossEarnings: Money?
  /// Its measured route; nothing where it could not be read, or was not asked for.
  public let route: RouteMeasurement?
  /// Elapsed less paused.
  public let working: Duration?
  /// The time with a delivery open.
  public let active: Duration?
  /// Whether it has ended; a period counts no other.
  let isFinished: Bool
  /// The estimate of its fuel under its own assumptions.
  let fuel: FuelEstimate?
  /// Its deliveries.
  let deliveries: DeliveryTally

  /// Works out what a period adds up of a finished shift.
  public init(_ shift: Shift, route: RouteMeasurement?) {
    id = shift.id
    startedAt = shift.startedAt
    grossEarnings = shift.grossEarnings
    isFinished = shift.state == .ended
    self.route = route
    working = ShiftTimes(of: shift, readAt: shift.startedAt).working
    active = DeliveryActiveTime(of: shift).duration
    fuel = route.flatMap { FuelEstimate.of(shift.fuel, route: $0).value }
    deliveries = DeliveryTally(of: shift)
  }

  /// The places that its deliveries name, each once.
  public var places: [PlaceID] { deliveries.places }

  /// Working time less the time with a delivery open, never below zero.
  var nonDelivery: Duration? { ShiftMetrics.rest(of: working, beside: active) }

  /// The route, where it measures something; a measured zero does.
  var measured: RouteMeasurement? { route.flatMap { $0.isMeasured ? $0 : nil } }
}

extension [PeriodShift] {
  /// The finished ones by start, then identifier; untouched where they are so already, as a tree gives them.
  var finishedInOrder: [PeriodShift] {
    let isOrdered = indices.dropFirst().allSatisfy { self[$0 - 1].startedAt < self[$0].startedAt }
    guard !isOrdered || !allSatisfy(\.isFinished) else { return self }
    return filter(\.isFinished).sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }
}
