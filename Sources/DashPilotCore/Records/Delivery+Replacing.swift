extension Delivery {
  /// The same delivery with one stage's instant replaced or removed; an acceptance is never removed.
  func replacing(_ stage: DeliveryStage, with instant: Instant?) -> Delivery {
    Delivery(
      id: id,
      acceptedAt: stage == .accepted ? instant ?? acceptedAt : acceptedAt,
      arrivedAtPickupAt: stage == .arrivedAtPickup ? instant : arrivedAtPickupAt,
      pickedUpAt: stage == .pickedUp ? instant : pickedUpAt,
      deliveredAt: stage == .delivered ? instant : deliveredAt,
      cancelledAt: stage == .cancelled ? instant : cancelledAt,
      pickupPlace: pickupPlace,
      grossEarnings: grossEarnings,
      expectedEarnings: expectedEarnings,
      tips: tips
    )
  }

  /// The same delivery with other facts; one that is not named is kept, and `.some(nil)` removes it.
  func replacing(
    pickupPlace: PlaceID?? = nil,
    grossEarnings: Money?? = nil,
    expectedEarnings: Money?? = nil,
    tips: [Tip]? = nil
  ) -> Delivery {
    Delivery(
      id: id,
      acceptedAt: acceptedAt,
      arrivedAtPickupAt: arrivedAtPickupAt,
      pickedUpAt: pickedUpAt,
      deliveredAt: deliveredAt,
      cancelledAt: cancelledAt,
      pickupPlace: pickupPlace ?? self.pickupPlace,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      expectedEarnings: expectedEarnings ?? self.expectedEarnings,
      tips: tips ?? self.tips
    )
  }
}
