/// Why an offer was not accepted.
public enum AcceptRefusal: Refusal {
  case shiftEnded
  case shiftPaused(since: Instant)
  case countBelowOne(Int)
  case expectationOfSeveral(count: Int)
  case time(EventTimeRefusal)
}

/// The identifiers that a new offer and its deliveries are given, one delivery an identifier.
public struct NewOffer: Hashable, Sendable {
  /// The offer's identity.
  public let id: OfferID
  /// Its deliveries' identities.
  public let deliveries: [DeliveryID]
  /// The pickup place of all of them.
  public let pickupPlace: PlaceID?
  /// What the one delivery is expected to pay.
  public let expectedEarnings: Money?

  /// Makes the facts of an offer that is being accepted.
  public init(id: OfferID, deliveries: [DeliveryID], pickupPlace: PlaceID? = nil, expectedEarnings: Money? = nil) {
    self.id = id
    self.deliveries = deliveries
    self.pickupPlace = pickupPlace
    self.expectedEarnings = expectedEarnings
  }
}

extension Shift {
  /// The shift with one more offer, all its deliveries accepted at one instant; nothing earlier is touched.
  public func accepting(_ offer: NewOffer, at time: EventTime) throws(AcceptRefusal) -> Shift {
    try checkAccepting(count: offer.deliveries.count, expectsAmount: offer.expectedEarnings != nil)
    let instant = try time.settled(notBefore: latestFactBeforeAccepting, orThrow: AcceptRefusal.time)
    let deliveries = offer.deliveries.map { id in
      Delivery(
        id: id,
        acceptedAt: instant,
        pickupPlace: offer.pickupPlace,
        expectedEarnings: offer.expectedEarnings
      )
    }
    return replacing(offers: offers + [Offer(id: offer.id, acceptedAt: instant, deliveries: deliveries)])
  }

  /// Refuses an acceptance that the shift's state or the offer's shape forbids, before identifiers are made for it.
  public func checkAccepting(count: Int, expectsAmount: Bool) throws(AcceptRefusal) {
    guard state != .ended else { throw .shiftEnded }
    if let openPause { throw .shiftPaused(since: openPause.startedAt) }
    guard count >= 1 else { throw .countBelowOne(count) }
    guard count == 1 || !expectsAmount else { throw .expectationOfSeveral(count: count) }
  }
}
