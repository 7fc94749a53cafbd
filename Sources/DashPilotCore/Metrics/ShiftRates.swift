import Foundation

/// Why a gross rate of a shift is not available, the first reason that holds (`spec/04`, the three rates).
public enum RateUnavailability: String, CaseIterable, Hashable, Sendable {
  case shiftNotCompleted
  case earningsNotRecorded
  case noWorkingTime
  case noDeliveriesRecorded
  case deliveryActiveTimeNotMeasurable
  case zeroDeliveryActiveTime
  case noRouteRecorded
  case routeNotMeasurable
  case zeroRecordedDistance
}

/// A gross rate, or why there is none.
public typealias GrossRate = Figure<Money, RateUnavailability>

/// The three gross rates of a shift: its own recorded amount over what each divides by.
public struct ShiftRates: Equatable, Sendable {
  /// Per hour of working time.
  public let perWorkingHour: GrossRate
  /// Per hour with a delivery open.
  public let perDeliveryActiveHour: GrossRate
  /// Per recorded mile; left out where the route could not be read.
  public let perRecordedMile: GrossRate?

  init(of shift: Shift, times: ShiftTimes, active: DeliveryActiveTime, route: RouteMeasurement?) {
    perWorkingHour = shift.grossRate { $0.per(hourOf: times.working) }
    perDeliveryActiveHour = shift.grossRate { $0.per(hourOf: active) }
    perRecordedMile = route.map { route in shift.grossRate { $0.per(mileOf: route) } }
  }
}

extension Shift {
  /// The shift's amount divided; the reasons that are the same for every divisor come first.
  fileprivate func grossRate(dividing: (Money) -> GrossRate) -> GrossRate {
    guard state == .ended else { return .unavailable(.shiftNotCompleted) }
    guard let grossEarnings else { return .unavailable(.earningsNotRecorded) }
    return dividing(grossEarnings)
  }
}

extension Money {
  fileprivate func per(hourOf working: Duration?) -> GrossRate {
    working.flatMap(perHour).map(GrossRate.available) ?? .unavailable(.noWorkingTime)
  }

  fileprivate func per(hourOf active: DeliveryActiveTime) -> GrossRate {
    guard let duration = active.duration else { return .unavailable(active.absence) }
    return perHour(of: duration).map(GrossRate.available) ?? .unavailable(.zeroDeliveryActiveTime)
  }

  fileprivate func per(mileOf route: RouteMeasurement) -> GrossRate {
    guard let miles = route.miles else {
      return .unavailable(route.usable == 0 ? .noRouteRecorded : .routeNotMeasurable)
    }
    return divided(by: miles.decimal).map(GrossRate.available) ?? .unavailable(.zeroRecordedDistance)
  }
}
