/// Every figure of one shift, worked out from its record and its measured route.
///
/// None of it is stored.
public struct ShiftMetrics: Equatable, Sendable {
  /// Elapsed, paused, parked and working time.
  public let times: ShiftTimes
  /// The time with a delivery open.
  public let active: DeliveryActiveTime
  /// Working time less the time with a delivery open, never below zero; absent while running and without a delivery.
  public let nonDelivery: Duration?
  /// The measured route; absent where it could not be read, which is not an empty one.
  public let route: RouteMeasurement?
  /// How many usable positions lie inside a recorded pause.
  public let positionsInPauses: Int
  /// The three gross rates.
  public let rates: ShiftRates
  /// The estimate of fuel; left out where the route could not be read.
  public let fuel: Figure<FuelEstimate, FuelUnavailability>?
  /// The estimated net after fuel; left out where the route could not be read.
  public let net: EstimatedNet?

  /// Works out the figures of a shift, an unfinished one as of the moment of reading.
  public init(of shift: Shift, route: RouteMeasurement?, positionsInPauses: Int = 0, readAt now: Instant) {
    let times = ShiftTimes(of: shift, readAt: now)
    let active = DeliveryActiveTime(of: shift)
    let fuel = route.map { FuelEstimate.of(shift.fuel, route: $0) }
    self.times = times
    self.active = active
    self.route = route
    self.positionsInPauses = positionsInPauses
    self.fuel = fuel
    rates = ShiftRates(of: shift, times: times, active: active, route: route)
    net = fuel.map { EstimatedNet(of: shift, working: times.working, fuel: $0) }
    nonDelivery = shift.state == .ended ? Self.rest(of: times.working, beside: active.duration) : nil
  }

  /// What may be said about the route, where it could be read.
  public func quality(isFinished: Bool) -> RouteQuality? {
    route.map {
      RouteQuality(route: $0, parked: times.parked, inPauses: positionsInPauses, isFinished: isFinished)
    }
  }

  /// The part of some working time without a delivery open, never below zero; absent where either time is.
  static func rest(of working: Duration?, beside active: Duration?) -> Duration? {
    guard let working, let active else { return nil }
    return max(.zero, working - active)
  }
}
