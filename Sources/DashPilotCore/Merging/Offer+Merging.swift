extension ThreeWay<Shift> {
  /// The offers with their deliveries.
  ///
  /// An offer is there while a delivery belongs to it and goes with its last one, as every correction has it; only
  /// one that a side has empty already is kept empty.
  var offers: Resolved<[Offer]> {
    let heads = rows(\.offerHeads)
    let deliveries = rows(\.placedDeliveries)
    return Resolved { side in
      let held = Dictionary(grouping: deliveries[side], by: \.offer)
      let kept = Dictionary(heads[side].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return everyOfferHead.compactMap { found in
        let head = kept[found.id]
        guard let deliveries = held[found.id] else {
          return isEmpty(found.id) ? head.map { Offer(id: $0.id, acceptedAt: $0.acceptedAt, deliveries: []) } : nil
        }
        return Offer(id: found.id, acceptedAt: (head ?? found).acceptedAt, deliveries: deliveries.map(\.delivery))
      }
    }
  }

  /// Each offer of either side or from before, once.
  private var everyOfferHead: [OfferHead] {
    let all = ours.offerHeads + theirs.offerHeads + (base?.offerHeads ?? [])
    return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.id < $1.id }
  }

  private func isEmpty(_ offer: OfferID) -> Bool {
    (ours.offers + theirs.offers).contains { $0.id == offer && $0.deliveries.isEmpty }
  }
}

/// An offer without its deliveries.
private struct OfferHead: MergedRow {
  let id: OfferID
  let acceptedAt: Instant

  var rowID: OfferID { id }

  static func resolved(_ sides: ThreeWay<OfferHead>) -> Resolved<OfferHead> { sides.resolved }
}

/// A delivery and the offer that holds it, which is a fact like any other.
private struct PlacedDelivery: MergedRow {
  let delivery: Delivery
  let offer: OfferID

  var rowID: DeliveryID { delivery.id }
  var texts: [String] { delivery.texts }

  static func resolved(_ sides: ThreeWay<PlacedDelivery>) -> Resolved<PlacedDelivery> {
    let offer = sides.fact(\.offer)
    let delivery = Delivery.resolved(
      ThreeWay<Delivery>(base: sides.base?.delivery, ours: sides.ours.delivery, theirs: sides.theirs.delivery)
    )
    return Resolved { PlacedDelivery(delivery: delivery[$0], offer: offer[$0]) }
  }
}

extension Shift {
  fileprivate var offerHeads: [OfferHead] { offers.map { OfferHead(id: $0.id, acceptedAt: $0.acceptedAt) } }

  fileprivate var placedDeliveries: [PlacedDelivery] {
    offers.flatMap { offer in offer.deliveries.map { PlacedDelivery(delivery: $0, offer: offer.id) } }
  }
}
