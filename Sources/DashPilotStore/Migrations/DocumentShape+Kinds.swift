extension DocumentShape {
  private static let header: [Field] = [
    .required("format", .format, since: 1), .required("formatVersion", .wholeNumber, since: 1),
  ]

  private static let sample = DocumentShape(fields: [
    .required("timestamp", .instant, since: 2),
    .required("latitude", .number, since: 2),
    .required("longitude", .number, since: 2),
    .required("horizontalAccuracy", .number, since: 2),
    .optional("captureSession", .identifier, since: 3),
  ])

  private static let stretch = DocumentShape(fields: [
    .required("id", .identifier, since: 1),
    .required("startedAt", .instant, since: 1),
    .optional("endedAt", .instant, since: 1),
  ])

  private static let tip = DocumentShape(fields: [
    .required("id", .identifier, since: 13),
    .required("amount", .positiveDecimal, since: 13),
    .optional("method", .text, since: 13),
    .required("recordedAt", .instant, since: 13),
  ])

  private static let delivery = DocumentShape(fields: [
    .required("id", .identifier, since: 5),
    .required("acceptedAt", .instant, since: 5),
    .optional("arrivedAtPickupAt", .instant, since: 5),
    .optional("pickedUpAt", .instant, since: 5),
    .optional("deliveredAt", .instant, since: 5),
    .optional("cancelledAt", .instant, since: 5),
    .optional("pickupPlace", .identifier, since: 6),
    .optional("grossEarnings", .amount, since: 7),
    .optional("expectedEarnings", .amount, since: 11),
    .optional("tips", .rows(tip), since: 13),
  ])

  private static let offer = DocumentShape(fields: [
    .required("id", .identifier, since: 12),
    .required("acceptedAt", .instant, since: 12),
    .optional("deliveries", .rows(delivery), since: 12),
  ])

  /// The shift's: versions 2 to 9 hold its route, 5 to 11 its deliveries without offers.
  static let shift = DocumentShape(
    fields: header + [
      .required("id", .identifier, since: 1),
      .required("startedAt", .instant, since: 1),
      .optional("endedAt", .instant, since: 1),
      .optional("routeSamples", .rows(sample), since: 2, before: 10),
      .optional("grossEarnings", .amount, since: 4),
      .optional("deliveries", .rows(delivery), since: 5, before: 12),
      .optional("pauses", .rows(stretch), since: 9),
      .optional("offers", .rows(offer), since: 12),
      .optional("fuelMilesPerGallon", .positiveDecimal, since: 14),
      .optional("fuelGasPricePerGallon", .amount, since: 14),
      .optional("vehicleName", .name, since: 15),
      .optional("parkedStretches", .rows(stretch), since: 16),
    ]
  )

  /// The place's.
  static let place = DocumentShape(
    fields: header + [
      .required("id", .identifier, since: 6),
      .required("displayName", .name, since: 6),
      .required("createdAt", .instant, since: 6),
    ]
  )

  /// The expense's.
  static let expense = DocumentShape(
    fields: header + [
      .required("id", .identifier, since: 8),
      .required("occurredAt", .instant, since: 8),
      .required("amount", .amount, since: 8),
      .required("category", .text, since: 8),
      .optional("note", .note, since: 8),
    ]
  )

  private static let vehicle = DocumentShape(fields: [
    .required("id", .identifier, since: 15),
    .required("name", .name, since: 15),
    .required("milesPerGallon", .positiveDecimal, since: 15),
    .required("createdAt", .instant, since: 15),
  ])

  /// The settings'.
  static let settings = DocumentShape(
    fields: header + [
      .required("timeZone", .timeZone, since: 1),
      .required("firstWeekday", .weekday, since: 1),
      .required("locale", .text, since: 1),
      .optional("vehicles", .rows(vehicle), since: 15),
      .optional("selectedVehicle", .identifier, since: 15),
      .optional("gasPricePerGallon", .amount, since: 15),
      .optional("cardFile", .text, since: 16),
      .optional("gitCommit", .yesOrNo, since: 16),
    ]
  )
}

extension DocumentFormat {
  /// The shapes that its older versions are read by; a route's header and lines never changed.
  var shape: DocumentShape {
    switch self {
    case .shift: .shift
    case .place: .place
    case .expense: .expense
    case .settings: .settings
    case .route: DocumentShape(fields: [])
    }
  }

  /// The lists of rows of one kind, in which no identifier stands twice.
  var identifiedRows: [[DocumentKey]] {
    switch self {
    case .shift:
      [
        ["pauses"], ["parkedStretches"], ["deliveries"], ["offers"], ["offers", "deliveries"],
        ["offers", "deliveries", "tips"],
      ]
    case .settings: [["vehicles"]]
    case .place, .expense, .route: []
    }
  }
}
