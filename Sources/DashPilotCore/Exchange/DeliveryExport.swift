extension JSON {
  /// One of `shifts[].deliveries[]` (`spec/09`, the JSON tree).
  static func delivery(_ subject: NumberedDelivery, places: [PlaceID: PickupPlace]) -> JSON {
    let delivery = subject.delivery
    return .object([
      "id": .identifier(delivery.id),
      "number": .integer(subject.number),
      "offerNumber": .integer(subject.offerNumber),
      "state": .name(delivery.state),
      "acceptedAt": .time(delivery.acceptedAt),
      "arrivedAtPickupAt": .time(delivery.arrivedAtPickupAt),
      "pickedUpAt": .time(delivery.pickedUpAt),
      "deliveredAt": .time(delivery.deliveredAt),
      "cancelledAt": .time(delivery.cancelledAt),
      "pickupPlaceName": .string(delivery.pickupPlace.flatMap { places[$0]?.displayName }),
      "pickupWaitSeconds": .seconds(delivery.pickupWait),
      "acceptedToDeliveredSeconds": .seconds(delivery.acceptedToDelivered),
      "grossEarnings": .money(delivery.grossEarnings),
      "expectedEarnings": .money(delivery.expectedEarnings),
      "additionalTips": .array(delivery.tips.map(tip)),
      "additionalTipsTotal": .money(delivery.tipTotal),
      "effectiveEarnings": .money(delivery.effectiveEarnings),
      "effectiveEarningsPerDeliveryHour": .money(delivery.ownRate.value),
    ])
  }

  private static func tip(_ tip: Tip) -> JSON {
    .object([
      "id": .identifier(tip.id),
      "amount": .money(tip.amount),
      "method": .string(tip.method?.exportWord),
      "recordedAt": .time(tip.recordedAt),
    ])
  }
}

extension TipMethod {
  /// The word of a method that is known; nothing for another stored word.
  fileprivate var exportWord: String? {
    switch self {
    case .cash: "cash"
    case .platform: "platform"
    case .unrecognised: nil
    }
  }
}
