import DashPilotCore
import TestSupport
import Testing

extension DeliveryTimeCorrectionTests {
  private func finished(_ number: UInt8, accepted: Double, delivered: Double = 3000) -> Delivery {
    .evening(number, accepted: accepted, delivered: delivered)
  }

  private func shift(offer: Double, _ deliveries: [Delivery]) -> Shift {
    .evening(to: 10_800, offers: [.evening(1, accepted: offer, deliveries)])
  }

  private func offer(_ shift: Shift, afterAccepting number: Int, at seconds: Double) throws -> Instant? {
    let after = try shift.correctingTimes(ofDelivery: number, to: [.accepted: .evening(seconds)])
    let expected = shift.numbered(number).with([.accepted: .evening(seconds)])
    let offer = try #require(after.offers.first)
    #expect(after == shift.with(expected, offer: offer.acceptedAt))
    #expect(offer.id == .number(1) && Set(offer.deliveries.map(\.id)) == Set(shift.offers[0].deliveries.map(\.id)))
    return offer.acceptedAt
  }

  @Test("An offer of one moves with its delivery, both ways")
  func offerOfOne() throws {
    let single = shift(offer: 600, [finished(1, accepted: 600)])
    #expect(try offer(single, afterAccepting: 1, at: 0) == .evening(0))
    #expect(try offer(single, afterAccepting: 1, at: 900.5) == .evening(900.5))
  }

  @Test("An offer accepted with its earliest delivery has the earliest acceptance afterwards")
  func offerOfSeveral() throws {
    let pair = shift(offer: 600, [finished(1, accepted: 600), finished(2, accepted: 700)])
    #expect(try offer(pair, afterAccepting: 1, at: 650) == .evening(650))
    #expect(try offer(pair, afterAccepting: 1, at: 800) == .evening(700))
    #expect(try offer(pair, afterAccepting: 1, at: 500) == .evening(500))
    #expect(try offer(pair, afterAccepting: 2, at: 900) == .evening(600))
    #expect(try offer(pair, afterAccepting: 2, at: 599.999) == .evening(599.999))
    let together = shift(offer: 600, [finished(1, accepted: 600), finished(2, accepted: 600)])
    #expect(try offer(together, afterAccepting: 2, at: 900) == .evening(600))
  }

  @Test("An offer accepted earlier than all its deliveries stays, and none may be accepted a millisecond before it")
  func earlierOffer() throws {
    let early = shift(offer: 500, [finished(1, accepted: 600)])
    #expect(try offer(early, afterAccepting: 1, at: 900) == .evening(500))
    #expect(try offer(early, afterAccepting: 1, at: 500) == .evening(500))
    let refusal = TimesCorrectionRefusal.acceptedBeforeOffer(
      number: 1,
      .evening(499.999),
      offer: 1,
      offerAcceptedAt: .evening(500)
    )
    #expect(throws: refusal) {
      try early.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(499.999)])
    }
  }

  @Test("A stored offer accepted after its delivery is refused until the acceptance is put right")
  func laterOffer() throws {
    let late = shift(offer: 700, [finished(1, accepted: 600)])
    let refusal = TimesCorrectionRefusal.acceptedBeforeOffer(
      number: 1,
      .evening(600),
      offer: 1,
      offerAcceptedAt: .evening(700)
    )
    #expect(throws: refusal) { try late.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(2900)]) }
    #expect(try offer(late, afterAccepting: 1, at: 700) == .evening(700))
  }

  @Test("Order is judged before the offer, and the offer before a pause")
  func precedence() {
    let shift = Shift.evening(
      to: 10_800,
      pauses: [.evening(1, from: 4000, to: 4460)],
      offers: [.evening(1, accepted: 4450, [.evening(1, accepted: 4800, arrived: 4900, delivered: 5000)])]
    )
    let outOfOrder = TimesCorrectionRefusal.outOfOrder(
      number: 1,
      earlier: .accepted,
      .evening(4440),
      later: .arrivedAtPickup,
      .evening(4430)
    )
    #expect(throws: outOfOrder) {
      try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(4440), .arrivedAtPickup: .evening(4430)])
    }
    let beforeOffer = TimesCorrectionRefusal.acceptedBeforeOffer(
      number: 1,
      .evening(4440),
      offer: 1,
      offerAcceptedAt: .evening(4450)
    )
    #expect(throws: beforeOffer) { try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(4440)]) }
    #expect(throws: TimesCorrectionRefusal.overlapsPause(number: 1, pause: 1, .seconds(4000, 4460))) {
      try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(4455)])
    }
  }
}
