import DashPilotCore

extension Delivery {
  /// The same delivery with stages replaced, or removed where nothing is given: what a correction is compared with.
  public func with(_ stages: [DeliveryStage: Instant?]) -> Delivery {
    let instant = { (stage: DeliveryStage) -> Instant? in stages[stage] ?? self[stage] }
    return Delivery(
      id: id,
      acceptedAt: instant(.accepted) ?? acceptedAt,
      arrivedAtPickupAt: instant(.arrivedAtPickup),
      pickedUpAt: instant(.pickedUp),
      deliveredAt: instant(.delivered),
      cancelledAt: instant(.cancelled),
      pickupPlace: pickupPlace,
      grossEarnings: grossEarnings,
      expectedEarnings: expectedEarnings,
      tips: tips
    )
  }
}

extension Shift {
  /// The same shift with its offers replaced.
  public func with(offers: [Offer]) -> Shift {
    Shift(
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

  /// The same shift with one delivery replaced, and the acceptances of the offers as they are said.
  public func with(_ delivery: Delivery, offer: Instant? = nil) -> Shift {
    with(
      offers: offers.map { holder in
        guard holder.deliveries.contains(where: { $0.id == delivery.id }) else { return holder }
        let deliveries = holder.deliveries.map { $0.id == delivery.id ? delivery : $0 }
        return Offer(id: holder.id, acceptedAt: offer ?? holder.acceptedAt, deliveries: deliveries)
      }
    )
  }

  /// The delivery of a number, or the one that fails every comparison.
  public func numbered(_ number: Int) -> Delivery {
    delivery(number)?.delivery ?? Delivery(id: .number(255), acceptedAt: .evening(-1))
  }
}
