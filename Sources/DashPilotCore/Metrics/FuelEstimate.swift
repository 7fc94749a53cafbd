import Foundation

/// Why a shift has no estimate of fuel, the first reason that holds (`spec/08`, the estimate of a shift).
public enum FuelUnavailability: String, CaseIterable, Hashable, Sendable {
  case milesPerGallonNotRecorded
  case gasPriceNotRecorded
  case noRouteRecorded
  case routeNotMeasurable
}

/// What a shift's recorded miles took in fuel under its own assumptions: an estimate.
public struct FuelEstimate: Equatable, Sendable {
  /// Miles × price ÷ miles per gallon, six digits kept.
  public let cost: Money
  /// Miles ÷ miles per gallon, six digits kept; only for showing.
  public let gallons: Decimal
  /// The miles it rests on.
  public let miles: Miles
  /// The miles per gallon it rests on.
  public let milesPerGallon: Decimal
  /// The price it rests on.
  public let gasPricePerGallon: Money
  /// Whether the route is partial, so that more was used than is estimated.
  public let isFloor: Bool

  /// Works out the estimate, or why there is none.
  ///
  /// It does not ask whether the shift ended.
  public static func of(
    _ assumptions: FuelAssumptions,
    route: RouteMeasurement
  ) -> Figure<FuelEstimate, FuelUnavailability> {
    guard let economy = assumptions.milesPerGallon else { return .unavailable(.milesPerGallonNotRecorded) }
    guard let price = assumptions.gasPricePerGallon else { return .unavailable(.gasPriceNotRecorded) }
    guard let miles = route.miles else {
      return .unavailable(route.usable == 0 ? .noRouteRecorded : .routeNotMeasurable)
    }
    guard economy > 0, let cost = (price * miles.decimal).divided(by: economy),
      let gallons = miles.decimal.quotient(by: economy)
    else { return .unavailable(.milesPerGallonNotRecorded) }
    let estimate = FuelEstimate(
      cost: cost,
      gallons: gallons,
      miles: miles,
      milesPerGallon: economy,
      gasPricePerGallon: price,
      isFloor: route.isPartial
    )
    return .available(estimate)
  }
}
