import DashPilotCore

/// The document of a shift (`spec/01`, shift).
enum ShiftDocument {
  static func bytes(_ shift: Shift) -> [UInt8] {
    DocumentFormat.shift.bytes([
      "id": .stored(shift.id),
      "startedAt": .stored(shift.startedAt),
      "endedAt": shift.endedAt.map { .stored($0) },
      "grossEarnings": shift.grossEarnings.map { .stored($0) },
      "fuelMilesPerGallon": shift.fuel.milesPerGallon.map { .string($0.storedText()) },
      "fuelGasPricePerGallon": shift.fuel.gasPricePerGallon.map { .stored($0) },
      "vehicleName": shift.fuel.vehicleName.map { .string($0) },
      "pauses": .stored(shift.pauses.map(stretch)),
      "parkedStretches": .stored(shift.parkedStretches.map(stretch)),
      "offers": .stored(shift.offers.map(offer)),
    ])
  }

  private static func stretch<Activity>(_ stretch: Stretch<Activity>) -> JSON {
    .facts([
      "id": .stored(stretch.id),
      "startedAt": .stored(stretch.startedAt),
      "endedAt": stretch.endedAt.map { .stored($0) },
    ])
  }

  private static func offer(_ offer: Offer) -> JSON {
    .facts([
      "id": .stored(offer.id),
      "acceptedAt": .stored(offer.acceptedAt),
      "deliveries": .stored(offer.deliveries.map(delivery)),
    ])
  }

  private static func delivery(_ delivery: Delivery) -> JSON {
    .facts([
      "id": .stored(delivery.id),
      "acceptedAt": .stored(delivery.acceptedAt),
      "arrivedAtPickupAt": delivery.arrivedAtPickupAt.map { .stored($0) },
      "pickedUpAt": delivery.pickedUpAt.map { .stored($0) },
      "deliveredAt": delivery.deliveredAt.map { .stored($0) },
      "cancelledAt": delivery.cancelledAt.map { .stored($0) },
      "pickupPlace": delivery.pickupPlace.map { .stored($0) },
      "grossEarnings": delivery.grossEarnings.map { .stored($0) },
      "expectedEarnings": delivery.expectedEarnings.map { .stored($0) },
      "tips": .stored(delivery.tips.map(tip)),
    ])
  }

  private static func tip(_ tip: Tip) -> JSON {
    .facts([
      "id": .stored(tip.id),
      "amount": .stored(tip.amount),
      "method": tip.method.map { .string(word(of: $0)) },
      "recordedAt": .stored(tip.recordedAt),
    ])
  }

  private static func word(of method: TipMethod) -> String {
    switch method {
    case .cash: "cash"
    case .platform: "platform"
    case .unrecognised(let word): word
    }
  }
}
