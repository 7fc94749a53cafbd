extension JSON {
  /// The `route` object of an exported shift (`spec/09`, the JSON tree).
  public static func route(_ route: RouteMeasurement, parked: StretchTime) -> JSON {
    .object([
      "status": .string(route.exportStatus),
      "isPartial": .bool(route.isMeasured && route.isPartial),
      "recordedDistanceMetres": .metres(route.isMeasured ? route.metres : nil),
      "recordedDistanceMiles": .decimalNumber(route.miles?.decimal, fractionDigits: 4),
      "segmentCount": .integer(route.segments),
      "gapCount": .integer(route.gaps),
      "usableSampleCount": .integer(route.usable),
      "usesInferredContinuity": .bool(route.inferred),
      "suspensionCount": .integer(parked.recorded),
      "suspendedSeconds": .seconds(parked.duration),
    ])
  }
}

extension RouteMeasurement {
  /// `measured`, `notEnoughRouteRecorded` or `noRouteRecorded`.
  fileprivate var exportStatus: String {
    guard usable > 0 else { return "noRouteRecorded" }
    return isMeasured ? "measured" : "notEnoughRouteRecorded"
  }
}
