import DashPilotCore

extension ShiftDocument {
  // Each list is sorted, as the documents are.
  private static let keys: [DocumentKey] = [
    "endedAt", "format", "formatVersion", "fuelGasPricePerGallon", "fuelMilesPerGallon", "grossEarnings", "id",
    "offers",
    "parkedStretches", "pauses", "startedAt", "vehicleName",
  ]
  private static let stretchKeys: [DocumentKey] = ["endedAt", "id", "startedAt"]
  private static let offerKeys: [DocumentKey] = ["acceptedAt", "deliveries", "id"]
  private static let tipKeys: [DocumentKey] = ["amount", "id", "method", "recordedAt"]
  private static let deliveryKeys: [DocumentKey] = [
    "acceptedAt", "arrivedAtPickupAt", "cancelledAt", "deliveredAt", "expectedEarnings", "grossEarnings", "id",
    "pickedUpAt", "pickupPlace", "tips",
  ]

  static func read(_ document: DocumentValue) throws(DocumentFault) -> Shift {
    try DocumentFormat.shift.read(document, readCurrent)
  }

  /// The shift in the bytes of a document, and the document's version.
  static func readWithVersion(_ bytes: [UInt8]) throws(DocumentFault) -> (shift: Shift, version: Int) {
    if let shift = canonical(bytes) { return (shift, DocumentFormat.currentVersion) }
    return try JSONReader.document(bytes, readWithVersion)
  }

  private static func readWithVersion(_ document: DocumentValue) throws(DocumentFault) -> (shift: Shift, version: Int) {
    let (shift, version) = try DocumentFormat.shift.readWithVersion(document, readCurrent)
    return (shift, version)
  }

  private static func readCurrent(_ document: DocumentValue) throws(DocumentFault) -> Shift {
    let object = try document.object(keys: keys)
    let shift = Shift(
      id: try object.required("id", identifier),
      startedAt: try object.required("startedAt", instant),
      endedAt: try object.optional("endedAt", instant),
      grossEarnings: try object.optional("grossEarnings", amount),
      fuel: FuelAssumptions(
        milesPerGallon: try object.optional("fuelMilesPerGallon", positiveDecimal),
        gasPricePerGallon: try object.optional("fuelGasPricePerGallon", amount),
        vehicleName: try object.optional("vehicleName", name)
      ),
      pauses: try object.list("pauses", stretch),
      parkedStretches: try object.list("parkedStretches", stretch),
      offers: try object.list("offers", offer)
    )
    try refuseDuplicates(in: shift, document)
    return shift
  }

  private static func stretch<Activity>(_ value: DocumentValue) throws(DocumentFault) -> Stretch<Activity> {
    let object = try value.object(keys: stretchKeys)
    return Stretch(
      id: try object.required("id", identifier),
      startedAt: try object.required("startedAt", instant),
      endedAt: try object.optional("endedAt", instant)
    )
  }

  private static func offer(_ value: DocumentValue) throws(DocumentFault) -> Offer {
    let object = try value.object(keys: offerKeys)
    return Offer(
      id: try object.required("id", identifier),
      acceptedAt: try object.required("acceptedAt", instant),
      deliveries: try object.list("deliveries", delivery)
    )
  }

  private static func delivery(_ value: DocumentValue) throws(DocumentFault) -> Delivery {
    let object = try value.object(keys: deliveryKeys)
    return Delivery(
      id: try object.required("id", identifier),
      acceptedAt: try object.required("acceptedAt", instant),
      arrivedAtPickupAt: try object.optional("arrivedAtPickupAt", instant),
      pickedUpAt: try object.optional("pickedUpAt", instant),
      deliveredAt: try object.optional("deliveredAt", instant),
      cancelledAt: try object.optional("cancelledAt", instant),
      pickupPlace: try object.optional("pickupPlace", identifier),
      grossEarnings: try object.optional("grossEarnings", amount),
      expectedEarnings: try object.optional("expectedEarnings", amount),
      tips: try object.list("tips", tip)
    )
  }

  private static func tip(_ value: DocumentValue) throws(DocumentFault) -> Tip {
    let object = try value.object(keys: tipKeys)
    return Tip(
      id: try object.required("id", identifier),
      amount: try object.required("amount", positiveAmount),
      method: try object.optional("method", text).map(method),
      recordedAt: try object.required("recordedAt", instant)
    )
  }

  static func method(_ word: String) -> TipMethod {
    switch word {
    case "cash": .cash
    case "platform": .platform
    default: .unrecognised(word)
    }
  }

  /// Refuses an identifier that stands twice among the rows of one kind.
  private static func refuseDuplicates(in shift: Shift, _ document: DocumentValue) throws(DocumentFault) {
    guard !shift.hasDistinctRows else { return }
    let kinds: [[DocumentKey]] = [
      ["pauses"], ["parkedStretches"], ["offers"], ["offers", "deliveries"], ["offers", "deliveries", "tips"],
    ]
    for lists in kinds { try document.refuseDuplicates(in: lists) }
  }
}

extension Shift {
  /// Whether no identifier stands twice among its rows of one kind.
  var hasDistinctRows: Bool {
    let (deliveries, tips) = nestedIdentifiers
    return pauses.map(\.id).areDistinct && parkedStretches.map(\.id).areDistinct && offers.map(\.id).areDistinct
      && deliveries.areDistinct && tips.areDistinct
  }

  /// The identifiers of its deliveries and of their tips, taken without a copy of any row.
  private var nestedIdentifiers: (deliveries: [DeliveryID], tips: [TipID]) {
    var (deliveryIDs, tipIDs): ([DeliveryID], [TipID]) = ([], [])
    for offer in offers.indices {
      for delivery in offers[offer].deliveries.indices {
        deliveryIDs.append(offers[offer].deliveries[delivery].id)
        for tip in offers[offer].deliveries[delivery].tips { tipIDs.append(tip.id) }
      }
    }
    return (deliveryIDs, tipIDs)
  }
}

extension Array where Element: Hashable {
  /// Whether no two are the same; a few are compared one by one.
  fileprivate var areDistinct: Bool {
    guard count <= 24 else { return Set(self).count == count }
    return indices.allSatisfy { !self[..<$0].contains(self[$0]) }
  }
}
