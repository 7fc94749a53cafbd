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

extension JSON {
  /// The capture sessions of a route with their positions, which are written only where they are asked for.
  public static func sessions(of route: Route) -> JSON {
    .array(
      route.sessions.map { session in
        .object([
          "id": session.id.map { .identifier($0) } ?? .null,
          "positions": .array(session.positions.map(position)),
        ])
      }
    )
  }

  /// The answer of a command that wrote a route out: where to, how many positions, and the text where it went nowhere.
  public static func exported(_ route: Route, to path: String?) -> JSON {
    .object([
      "file": .string(path),
      "positionCount": .integer(route.positionCount),
      "gpx": path == nil ? .string(route.gpx) : .null,
    ])
  }

  private static func position(_ position: Position) -> JSON {
    .object([
      "instant": .string(position.instant.text),
      "latitude": .number(position.latitude.plainDecimalText),
      "longitude": .number(position.longitude.plainDecimalText),
      "accuracyMetres": .number(position.accuracy.plainDecimalText),
    ])
  }

  /// The route object of an export with further members.
  public static func route(_ route: RouteMeasurement, parked: StretchTime, sessions: JSON) -> JSON {
    guard case .object(let members) = JSON.route(route, parked: parked).content else { return .null }
    return JSON(.object(members + [Member(key: "sessions", value: sessions)]))
  }
}

extension RouteMeasurement {
  /// `measured`, `notEnoughRouteRecorded` or `noRouteRecorded`.
  fileprivate var exportStatus: String {
    guard usable > 0 else { return "noRouteRecorded" }
    return isMeasured ? "measured" : "notEnoughRouteRecorded"
  }
}
