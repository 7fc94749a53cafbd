import Foundation

extension JSON {
  /// One of `shifts[]` of an export, its 21 keys (`spec/09`, the JSON tree); `extra` stands beside them.
  public static func shift(
    _ shift: Shift,
    metrics: ShiftMetrics,
    places: [PlaceID: PickupPlace],
    extra: [Member] = []
  ) -> JSON {
    let times = metrics.times
    let deliveries = shift.deliveries
    let members: KeyValuePairs<String, JSON> = [
      "id": .identifier(shift.id),
      "startedAt": .time(shift.startedAt),
      "endedAt": .time(shift.endedAt),
      "elapsedSeconds": .seconds(times.elapsed),
      "pausedSeconds": .seconds(times.elapsed == nil ? nil : times.paused.duration),
      "workingSeconds": .seconds(times.working),
      "pauseCount": .integer(shift.pauses.count),
      "currencyCode": .string(Money.currencyCode),
      "grossEarnings": .money(shift.grossEarnings),
      "route": metrics.route.map { .route($0, parked: times.parked) } ?? .null,
      "fuelMilesPerGallon": .decimalText(shift.fuel.milesPerGallon, fractionDigits: 2),
      "fuelGasPricePerGallon": .money(shift.fuel.gasPricePerGallon),
      "fuelVehicleName": .string(shift.fuel.vehicleName),
      "deliveryActiveSeconds": .seconds(metrics.active.duration),
      "nonDeliverySeconds": .seconds(metrics.nonDelivery),
      "grossPerWorkingHour": .money(metrics.rates.perWorkingHour.value),
      "grossPerDeliveryActiveHour": .money(metrics.rates.perDeliveryActiveHour.value),
      "grossPerRecordedMile": .money(metrics.rates.perRecordedMile?.value),
      "deliveredCount": .integer(deliveries.count { $0.delivery.state == .delivered }),
      "cancelledCount": .integer(deliveries.count { $0.delivery.state == .cancelled }),
      "deliveries": .array(deliveries.map { .delivery($0, places: places) }),
    ]
    return JSON(.object(members.map { Member(key: $0.key, value: $0.value) } + extra))
  }

  /// The `derived` object of `shift --json`: every reason by its name, the estimate of fuel and the net (`spec/10`).
  public static func derived(_ shift: Shift, metrics: ShiftMetrics, routeUnreadable: JSON) -> JSON {
    .object([
      "rateReasons": .object([
        "grossPerWorkingHour": .name(metrics.rates.perWorkingHour.reason),
        "grossPerDeliveryActiveHour": .name(metrics.rates.perDeliveryActiveHour.reason),
        "grossPerRecordedMile": .name(metrics.rates.perRecordedMile?.reason),
      ]),
      "fuel": fuel(metrics.fuel),
      "estimatedNet": net(metrics.net),
      "deliveries": .array(
        shift.deliveries.map { subject in
          .object(["number": .integer(subject.number), "rateReason": .name(subject.delivery.ownRate.reason)])
        }
      ),
      "routeUnreadable": routeUnreadable,
    ])
  }

  static func fuel(_ fuel: Figure<FuelEstimate, FuelUnavailability>?) -> JSON {
    .object([
      "cost": .money(fuel?.value?.cost),
      "gallons": .decimalText(fuel?.value?.gallons, fractionDigits: 2),
      "isFloor": fuel?.value.map { .bool($0.isFloor) } ?? .null,
      "unavailable": .name(fuel?.reason),
    ])
  }

  static func net(_ net: EstimatedNet?) -> JSON {
    .object([
      "amount": .money(net?.amount.value),
      "perWorkingHour": .money(net?.perWorkingHour.value),
      "isCeiling": net?.amount.value == nil ? .null : net.map { .bool($0.isCeiling) } ?? .null,
      "unavailable": .name(net?.amount.reason),
      "perWorkingHourUnavailable": .name(net?.perWorkingHour.reason),
    ])
  }
}
