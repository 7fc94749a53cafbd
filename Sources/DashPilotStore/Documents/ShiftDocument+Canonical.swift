import DashPilotCore

extension ShiftDocument {
  /// The shift of a document that stands in its canonical bytes; nothing for any other, which `read` has to judge.
  ///
  /// Members are asked for in the order of their keys.
  static func canonical(_ bytes: [UInt8]) -> Shift? {
    guard let shift = CanonicalText.document(bytes, shift), shift.hasDistinctRows else { return nil }
    return shift
  }

  private static func shift(_ text: inout CanonicalText) throws(NotCanonical) -> Shift {
    let endedAt = try text.optional("endedAt", instant)
    try DocumentFormat.shift.stepOverHeader(in: &text)
    let gasPricePerGallon = try text.optional("fuelGasPricePerGallon", amount)
    let milesPerGallon = try text.optional("fuelMilesPerGallon", positiveDecimal)
    let grossEarnings = try text.optional("grossEarnings", amount)
    let id: ShiftID = try text.required("id", identifier)
    let offers = try text.list("offers", offer)
    let parkedStretches: [ParkedStretch] = try text.list("parkedStretches", stretch)
    let pauses: [Pause] = try text.list("pauses", stretch)
    let startedAt = try text.required("startedAt", instant)
    let fuel = FuelAssumptions(
      milesPerGallon: milesPerGallon,
      gasPricePerGallon: gasPricePerGallon,
      vehicleName: try text.optional("vehicleName", name)
    )
    return Shift(
      id: id,
      startedAt: startedAt,
      endedAt: endedAt,
      grossEarnings: grossEarnings,
      fuel: fuel,
      pauses: pauses,
      parkedStretches: parkedStretches,
      offers: offers
    )
  }

  private static func stretch<Activity>(_ text: inout CanonicalText) throws(NotCanonical) -> Stretch<Activity> {
    try text.object { text throws(NotCanonical) in
      let endedAt = try text.optional("endedAt", instant)
      let id: Identifier<Stretch<Activity>> = try text.required("id", identifier)
      return Stretch(id: id, startedAt: try text.required("startedAt", instant), endedAt: endedAt)
    }
  }

  private static func offer(_ text: inout CanonicalText) throws(NotCanonical) -> Offer {
    try text.object { text throws(NotCanonical) in
      let acceptedAt = try text.required("acceptedAt", instant)
      let deliveries = try text.list("deliveries", delivery)
      return Offer(id: try text.required("id", identifier), acceptedAt: acceptedAt, deliveries: deliveries)
    }
  }

  private static func delivery(_ text: inout CanonicalText) throws(NotCanonical) -> Delivery {
    try text.object { text throws(NotCanonical) in
      let acceptedAt = try text.required("acceptedAt", instant)
      let arrivedAtPickupAt = try text.optional("arrivedAtPickupAt", instant)
      let cancelledAt = try text.optional("cancelledAt", instant)
      let deliveredAt = try text.optional("deliveredAt", instant)
      let expectedEarnings = try text.optional("expectedEarnings", amount)
      let grossEarnings = try text.optional("grossEarnings", amount)
      let id: DeliveryID = try text.required("id", identifier)
      let pickedUpAt = try text.optional("pickedUpAt", instant)
      let pickupPlace: PlaceID? = try text.optional("pickupPlace", identifier)
      return Delivery(
        id: id,
        acceptedAt: acceptedAt,
        arrivedAtPickupAt: arrivedAtPickupAt,
        pickedUpAt: pickedUpAt,
        deliveredAt: deliveredAt,
        cancelledAt: cancelledAt,
        pickupPlace: pickupPlace,
        grossEarnings: grossEarnings,
        expectedEarnings: expectedEarnings,
        tips: try text.list("tips", tip)
      )
    }
  }

  private static func tip(_ text: inout CanonicalText) throws(NotCanonical) -> Tip {
    try text.object { text throws(NotCanonical) in
      let amount = try text.required("amount", positiveAmount)
      let id: TipID = try text.required("id", identifier)
      let method = try text.optional("method", word).map(method)
      return Tip(id: id, amount: amount, method: method, recordedAt: try text.required("recordedAt", instant))
    }
  }
}

extension DocumentFormat {
  /// Steps over the header of a document of this kind and of the current version.
  fileprivate func stepOverHeader(in text: inout CanonicalText) throws(NotCanonical) {
    guard try text.required("format", word) == rawValue,
      try text.required("formatVersion", wholeNumber) == DocumentFormat.currentVersion
    else { throw NotCanonical() }
  }
}
