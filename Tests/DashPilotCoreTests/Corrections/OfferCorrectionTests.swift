import DashPilotCore
import TestSupport
import Testing

@Suite("Offer correction")
struct OfferCorrectionTests {
  private let a = Delivery.evening(1, accepted: 600, delivered: 900)
  private let b = Delivery.evening(2, accepted: 700, delivered: 1000)
  private let c = Delivery.evening(3, accepted: 800)
  private let d = Delivery.evening(4, accepted: 800, cancelled: 1100)

  private func shift(_ offers: Offer...) -> Shift { .evening(offers: offers) }

  /// Deliveries 1 and 2, then 3 and 4: two offers, accepted with their first.
  private var two: Shift { shift(.evening(1, [a, b]), .evening(2, [c, d])) }

  @Test("A move leaves the acceptances of both offers and of the delivery, and its sibling where it is")
  func move() throws {
    #expect(
      try two.moving(delivery: 3, toOffer: 1)
        == shift(.evening(1, accepted: 600, [a, b, c]), .evening(2, accepted: 800, [d]))
    )
    let early = shift(.evening(1, accepted: 500, [a]), .evening(2, accepted: 550, [b]))
    #expect(
      try early.moving(delivery: 1, toOffer: 2) == shift(.evening(2, accepted: 550, [a, b]))
    )
  }

  @Test("The last delivery that leaves an offer takes the offer away, and one that was empty before stays")
  func emptied() throws {
    let one = shift(.evening(1, [a]), .evening(2, [b]), .evening(3, accepted: 750, []))
    #expect(
      try one.moving(delivery: 2, toOffer: 1)
        == shift(.evening(1, accepted: 600, [a, b]), .evening(3, accepted: 750, []))
    )
    #expect(
      try shift(.evening(1, accepted: 600, []), .evening(2, [b])).moving(delivery: 1, toOffer: 1)
        == shift(.evening(1, accepted: 600, [b]))
    )
  }

  @Test("An offer holds what was accepted with it or later, and nothing from a millisecond before")
  func order() throws {
    let touching = shift(.evening(1, [a]), .evening(2, accepted: 600, [b]))
    #expect(try touching.moving(delivery: 1, toOffer: 2) == shift(.evening(2, accepted: 600, [a, b])))
    let later = shift(.evening(1, [a]), .evening(2, accepted: 600.001, [b]))
    let refusal = GroupingRefusal.acceptedBeforeOffer(
      delivery: 1,
      .evening(600),
      offer: 2,
      offerAcceptedAt: .evening(600.001)
    )
    #expect(throws: refusal) { try later.moving(delivery: 1, toOffer: 2) }
    #expect(throws: refusal) { try later.merging(offer: 1, into: 2) }
    #expect(try later.merging(offer: 2, into: 1) == shift(.evening(1, [a, b])))
  }

  @Test("A split makes an offer at the earliest acceptance among what leaves, and the old offer keeps its own")
  func split() throws {
    #expect(
      try two.splitting(deliveries: [2], id: .number(9))
        == shift(.evening(1, accepted: 600, [a]), .evening(9, accepted: 700, [b]), .evening(2, [c, d]))
    )
    let all = shift(.evening(1, accepted: 500, [a, b, c]))
    #expect(
      try all.splitting(deliveries: [3, 1], id: .number(9))
        == shift(.evening(1, accepted: 500, [b]), .evening(9, accepted: 600, [a, c]))
    )
  }

  @Test("A split beside an offer that holds none, accepted at the same instant, leaves that offer")
  func splitBesideEmpty() throws {
    let pair = [Delivery.evening(1, accepted: 600), .evening(2, accepted: 600)]
    let before = shift(.evening(5, accepted: 600, []), .evening(7, pair))
    #expect(
      try before.splitting(deliveries: [2], id: .number(3))
        == shift(.evening(3, [pair[1]]), .evening(5, accepted: 600, []), .evening(7, [pair[0]]))
    )
  }

  @Test("A merge moves every delivery, the other offer keeps its identity and acceptance, and the first goes")
  func merge() throws {
    #expect(try two.merging(offer: 2, into: 1) == shift(.evening(1, accepted: 600, [a, b, c, d])))
    let empty = shift(.evening(1, accepted: 500, []), .evening(2, [b]))
    #expect(try empty.merging(offer: 2, into: 1) == shift(.evening(1, accepted: 500, [b])))
    #expect(try empty.merging(offer: 1, into: 2) == shift(.evening(2, [b])))
    let both = shift(.evening(1, accepted: 500, []), .evening(2, accepted: 600, []))
    #expect(try both.merging(offer: 1, into: 2) == shift(.evening(2, accepted: 600, [])))
  }

  @Test("A merge takes all or none: one delivery that was accepted too early keeps every other where it is")
  func allOrNone() {
    let mixed = shift(.evening(1, [a, c]), .evening(2, accepted: 700, [b]))
    #expect(
      throws: GroupingRefusal.acceptedBeforeOffer(
        delivery: 1,
        .evening(600),
        offer: 2,
        offerAcceptedAt: .evening(700)
      )
    ) { try mixed.merging(offer: 1, into: 2) }
  }

  @Test("Separated, the first by number stays, and each other is given an offer at its own acceptance")
  func separate() throws {
    let all = shift(.evening(1, accepted: 500, [c, b, a]), .evening(2, [d]))
    #expect(
      try all.separating(offer: 1, ids: [.number(8), .number(9)])
        == shift(
          .evening(1, accepted: 500, [a]),
          .evening(8, accepted: 700, [b]),
          .evening(9, accepted: 800, [c]),
          .evening(2, [d])
        )
    )
  }

  @Test("A delivery for which there is no identifier stays, and identifiers beyond the deliveries are not used")
  func identifiers() throws {
    let all = shift(.evening(1, [a, b, c]))
    #expect(
      try all.separating(offer: 1, ids: [.number(8)]) == shift(.evening(1, [a, c]), .evening(8, accepted: 700, [b]))
    )
    let ids: [OfferID] = [.number(8), .number(9), .number(10), .number(11)]
    #expect(try all.separating(offer: 1, ids: ids).offers.count == 3)
  }

  @Test("Separated and merged again, and moved there and back, the record is what it was")
  func thereAndBack() throws {
    let separated = try two.separating(offer: 2, ids: [.number(9)])
    #expect(separated.offers.map { $0.deliveries.map(\.id) } == [[a.id, b.id], [c.id], [d.id]])
    #expect(try separated.merging(offer: 3, into: 2) == two)
    let third = try two.moving(delivery: 3, toOffer: 1)
    #expect(try third.moving(delivery: 3, toOffer: 2) == two)
  }

  @Test("Offers are renumbered when one goes, and deliveries never are")
  func renumbering() throws {
    let three = shift(.evening(1, [a]), .evening(2, [b]), .evening(3, [c, d]))
    let after = try three.merging(offer: 2, into: 1)
    #expect(three.deliveries.map(\.offerNumber) == [1, 2, 3, 3])
    #expect(after.deliveries.map(\.offerNumber) == [1, 1, 2, 2])
    #expect(after.deliveries.map(\.delivery) == three.deliveries.map(\.delivery))
    #expect(try after.separating(offer: 2, ids: [.number(9)]).deliveries.map(\.offerNumber) == [1, 1, 2, 3])
  }

  @Test("Grouping is corrected on running, paused, parked and finished shifts")
  func everyState() throws {
    let offers = two.offers
    let shifts: [(Shift, ShiftState)] = [
      (.evening(offers: offers), .running), (.evening(pauses: [.evening(1, from: 2000)], offers: offers), .paused),
      (.evening(parked: [.evening(1, from: 2000)], offers: offers), .parked),
      (.evening(to: 3000, gross: 8625, offers: offers), .ended),
    ]
    for (shift, state) in shifts {
      #expect(shift.state == state)
      let merged = Offer.evening(1, accepted: 600, [a, b, c, d])
      #expect(try shift.merging(offer: 2, into: 1) == shift.with(offers: [merged]))
      let split = [Offer.evening(1, [a]), .evening(9, [b]), .evening(2, [c, d])]
      #expect(try shift.splitting(deliveries: [2], id: .number(9)) == shift.with(offers: split))
      #expect(try shift.separating(offer: 1, ids: [.number(9)]) == shift.with(offers: split))
      let moved = [Offer.evening(1, accepted: 600, [a, b, d]), .evening(2, [c])]
      #expect(try shift.moving(delivery: 4, toOffer: 1) == shift.with(offers: moved))
    }
  }
}
