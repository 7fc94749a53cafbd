import DashPilotCore
import TestSupport
import Testing

extension OfferCorrectionTests {
  /// Deliveries 1 and 2 in Offer 1, Delivery 3 in Offer 2, and Offer 3 without one.
  private var three: Shift {
    .evening(
      offers: [
        .evening(1, [.evening(1, accepted: 600), .evening(2, accepted: 700)]),
        .evening(2, [.evening(3, accepted: 800)]),
        .evening(3, accepted: 900, []),
      ]
    )
  }

  private var none: Shift { .evening() }

  @Test("A move: no such delivery, no such offer, already there, accepted before that offer")
  func moveRefusals() {
    #expect(throws: GroupingRefusal.noSuchDelivery(number: 4, count: 3)) { try three.moving(delivery: 4, toOffer: 9) }
    #expect(throws: GroupingRefusal.noSuchDelivery(number: 0, count: 3)) { try three.moving(delivery: 0, toOffer: 1) }
    #expect(throws: GroupingRefusal.noSuchDelivery(number: 1, count: 0)) { try none.moving(delivery: 1, toOffer: 1) }
    #expect(throws: GroupingRefusal.noSuchOffer(number: 4, count: 3)) { try three.moving(delivery: 3, toOffer: 4) }
    #expect(throws: GroupingRefusal.noSuchOffer(number: 0, count: 3)) { try three.moving(delivery: 3, toOffer: 0) }
    #expect(throws: GroupingRefusal.alreadyInOffer(delivery: 3, offer: 2)) { try three.moving(delivery: 3, toOffer: 2) }
    let late = Shift.evening(offers: [.evening(1, accepted: 900, [.evening(1, accepted: 600)])])
    #expect(throws: GroupingRefusal.alreadyInOffer(delivery: 1, offer: 1)) { try late.moving(delivery: 1, toOffer: 1) }
    let early = GroupingRefusal.acceptedBeforeOffer(
      delivery: 3,
      .evening(800),
      offer: 3,
      offerAcceptedAt: .evening(900)
    )
    #expect(throws: early) { try three.moving(delivery: 3, toOffer: 3) }
  }

  @Test("A split: no such delivery, none or one twice, from different offers, every delivery of the offer")
  func splitRefusals() {
    let cases: [([Int], GroupingRefusal)] = [
      ([], .noDeliveryGiven), ([1, 4], .noSuchDelivery(number: 4, count: 3)),
      ([1, 1, 4], .noSuchDelivery(number: 4, count: 3)), ([1, 1], .deliveryGivenTwice(1)),
      ([1, 3, 3], .deliveryGivenTwice(3)), ([1, 3], .fromDifferentOffers([1, 3])),
      ([1, 2, 3], .fromDifferentOffers([1, 2, 3])), ([1, 2], .wouldMoveEveryDelivery(offer: 1)),
      ([3], .wouldMoveEveryDelivery(offer: 2)), ([3, 3], .deliveryGivenTwice(3)),
    ]
    for (numbers, refusal) in cases {
      #expect(throws: refusal) { try three.splitting(deliveries: numbers, id: .number(9)) }
    }
    #expect(throws: GroupingRefusal.noDeliveryGiven) { try none.splitting(deliveries: [], id: .number(9)) }
  }

  @Test("A merge: no such offer, into itself, any delivery accepted before the other")
  func mergeRefusals() throws {
    for (source, destination, missing) in [(4, 1, 4), (1, 4, 4), (0, 0, 0), (4, 4, 4), (4, 5, 4)] {
      #expect(throws: GroupingRefusal.noSuchOffer(number: missing, count: 3)) {
        try three.merging(offer: source, into: destination)
      }
    }
    #expect(throws: GroupingRefusal.noSuchOffer(number: 1, count: 0)) { try none.merging(offer: 1, into: 1) }
    let late = Shift.evening(offers: [.evening(1, accepted: 900, [.evening(1, accepted: 600)])])
    #expect(throws: GroupingRefusal.intoItself(offer: 1)) { try late.merging(offer: 1, into: 1) }
    let early = GroupingRefusal.acceptedBeforeOffer(
      delivery: 1,
      .evening(600),
      offer: 2,
      offerAcceptedAt: .evening(800)
    )
    #expect(throws: early) { try three.merging(offer: 1, into: 2) }
    #expect(try three.merging(offer: 3, into: 1) == three.with(offers: Array(three.offers.prefix(2))))
  }

  @Test("A separation: no such offer, fewer than two")
  func separateRefusals() {
    for number in [0, 4] {
      #expect(throws: GroupingRefusal.noSuchOffer(number: number, count: 3)) {
        try three.separating(offer: number, ids: [])
      }
    }
    for number in [2, 3] {
      #expect(throws: GroupingRefusal.fewerThanTwo(offer: number)) {
        try three.separating(offer: number, ids: [.number(9)])
      }
    }
  }
}
