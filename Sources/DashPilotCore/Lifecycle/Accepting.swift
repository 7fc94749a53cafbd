/// Why an offer was not accepted.
public enum AcceptRefusal: Refusal {
  case shiftEnded
  case shiftPaused(since: Instant)
  case countBelowOne(Int)
  case countTooLarge(Int)
  case expectationOfSeveral(count: Int)
  case negativeExpectation(Money)
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
  /// The most deliveries of one offer: a guard against a stuck key, not a judgement of what a driver can carry.
  public static let largestOffer = 9999

  /// The shift with one more offer, all its deliveries accepted at one instant; nothing earlier is touched.
  ///
  /// Where others were accepted at the same instant, the new identifiers are made to come after theirs, so that no
  /// delivery's number changes.
  public func accepting(_ offer: NewOffer, at time: EventTime) throws(AcceptRefusal) -> Shift {
    try checkAccepting(count: offer.deliveries.count, expectsAmount: offer.expectedEarnings != nil)
    if let expected = offer.expectedEarnings, expected < .zero { throw .negativeExpectation(expected) }
    let instant = try time.settled(notBefore: latestFactBeforeAccepting, orThrow: AcceptRefusal.time)
    let tied = deliveries.map(\.delivery).filter { $0.acceptedAt == instant }.map(\.id).max()
    let ordered = offer.deliveries.sorted().reduce(into: [DeliveryID]()) { $0.append($1.following($0.last ?? tied)) }
    let accepted = ordered.map { id in
      Delivery(
        id: id,
        acceptedAt: instant,
        pickupPlace: offer.pickupPlace,
        expectedEarnings: offer.expectedEarnings
      )
    }
    let tiedOffer = offers.filter { $0.acceptedAt == instant }.map(\.id).max()
    let added = Offer(id: offer.id.following(tiedOffer), acceptedAt: instant, deliveries: accepted)
    return replacing(offers: offers + [added])
  }

  /// Refuses an acceptance that the shift's state or the offer's shape forbids, before identifiers are made for it.
  public func checkAccepting(count: Int, expectsAmount: Bool) throws(AcceptRefusal) {
    guard state != .ended else { throw .shiftEnded }
    if let openPause { throw .shiftPaused(since: openPause.startedAt) }
    guard count >= 1 else { throw .countBelowOne(count) }
    guard count <= Shift.largestOffer else { throw .countTooLarge(count) }
    guard count == 1 || !expectsAmount else { throw .expectationOfSeveral(count: count) }
  }
}
