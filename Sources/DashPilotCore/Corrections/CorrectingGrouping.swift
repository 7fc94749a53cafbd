/// Why deliveries were not grouped otherwise, in the order in which they win (`spec/03`, which arrived together).
public enum GroupingRefusal: Refusal {
  case noSuchDelivery(number: Int, count: Int)
  case noSuchOffer(number: Int, count: Int)
  case alreadyInOffer(delivery: Int, offer: Int)
  case acceptedBeforeOffer(delivery: Int, Instant, offer: Int, offerAcceptedAt: Instant)
  case noDeliveryGiven
  case deliveryGivenTwice(Int)
  case fromDifferentOffers([Int])
  case wouldMoveEveryDelivery(offer: Int)
  case intoItself(offer: Int)
  case fewerThanTwo(offer: Int)
}

extension Shift {
  /// The shift with one delivery in another offer; an offer left empty is removed.
  ///
  /// No time and no amount moves.
  public func moving(delivery number: Int, toOffer offerNumber: Int) throws(GroupingRefusal) -> Shift {
    let subject = try groupedDelivery(number)
    let target = try offer(offerNumber)
    guard subject.offerNumber != offerNumber else { throw .alreadyInOffer(delivery: number, offer: offerNumber) }
    try check(subject, mayJoin: target, offerNumber)
    return regrouping([subject], into: target.id)
  }

  /// The shift with some deliveries of one offer in a new one, accepted at the earliest acceptance among them.
  public func splitting(deliveries numbers: [Int], id: OfferID) throws(GroupingRefusal) -> Shift {
    var subjects: [NumberedDelivery] = []
    for number in numbers { subjects.append(try groupedDelivery(number)) }
    guard let first = subjects.first, let earliest = subjects.map(\.delivery.acceptedAt).min() else {
      throw .noDeliveryGiven
    }
    if let twice = numbers.first(where: { number in numbers.count { $0 == number } > 1 }) {
      throw .deliveryGivenTwice(twice)
    }
    guard subjects.allSatisfy({ $0.offerNumber == first.offerNumber }) else { throw .fromDifferentOffers(numbers) }
    guard subjects.count < offers[first.offerNumber - 1].deliveries.count else {
      throw .wouldMoveEveryDelivery(offer: first.offerNumber)
    }
    let fresh = Offer(id: id, acceptedAt: earliest, deliveries: [])
    return replacing(offers: offers + [fresh]).regrouping(subjects, into: id)
  }

  /// The shift with every delivery of one offer in another, which keeps its identity; all of them or none.
  public func merging(offer source: Int, into destination: Int) throws(GroupingRefusal) -> Shift {
    let (moving, target) = (try offer(source), try offer(destination))
    guard source != destination else { throw .intoItself(offer: source) }
    let subjects = deliveries.filter { $0.offerNumber == source }
    for subject in subjects { try check(subject, mayJoin: target, destination) }
    let merged = regrouping(subjects, into: target.id)
    return merged.replacing(offers: merged.offers.filter { $0.id != moving.id })
  }

  /// The shift with each delivery of an offer but the first in an offer of its own, at its own acceptance.
  ///
  /// A delivery for which no identifier is given stays.
  public func separating(offer number: Int, ids: [OfferID]) throws(GroupingRefusal) -> Shift {
    let source = try offer(number)
    guard source.deliveries.count >= 2 else { throw .fewerThanTwo(offer: number) }
    let others = deliveries.filter { $0.offerNumber == number }.dropFirst().map(\.delivery)
    let fresh = zip(others, ids).map { Offer(id: $1, acceptedAt: $0.acceptedAt, deliveries: [$0]) }
    let leaving = Set(fresh.flatMap(\.deliveries).map(\.id))
    let rest = source.replacing(deliveries: source.deliveries.filter { !leaving.contains($0.id) })
    return replacing(offers: offers.map { $0.id == source.id ? rest : $0 } + fresh)
  }

  private func regrouping(_ subjects: [NumberedDelivery], into target: OfferID) -> Shift {
    let moved = Set(subjects.map(\.delivery.id))
    let sources = Set(offers.filter { $0.deliveries.contains { moved.contains($0.id) } }.map(\.id))
    let regrouped = offers.map { offer in
      let kept = offer.deliveries.filter { !moved.contains($0.id) }
      return offer.replacing(deliveries: offer.id == target ? kept + subjects.map(\.delivery) : kept)
    }
    return replacing(offers: regrouped.filter { !(sources.contains($0.id) && $0.deliveries.isEmpty) })
  }

  private func groupedDelivery(_ number: Int) throws(GroupingRefusal) -> NumberedDelivery {
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    return subject
  }

  private func offer(_ number: Int) throws(GroupingRefusal) -> Offer {
    guard offers.indices.contains(number - 1) else { throw .noSuchOffer(number: number, count: offers.count) }
    return offers[number - 1]
  }

  /// An offer may hold a delivery only if it was accepted at or before it.
  private func check(_ subject: NumberedDelivery, mayJoin offer: Offer, _ number: Int) throws(GroupingRefusal) {
    guard subject.delivery.acceptedAt < offer.acceptedAt else { return }
    throw .acceptedBeforeOffer(
      delivery: subject.number,
      subject.delivery.acceptedAt,
      offer: number,
      offerAcceptedAt: offer.acceptedAt
    )
  }
}
