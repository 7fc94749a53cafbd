import DashPilotCore
import Foundation
import TestSupport
import Testing

extension DeliveryLifecycleTests {
  private static let future = EventTime.typed(.evening(9000), now: .evening(8000))

  @Test("Accepting adds one offer with its deliveries at one instant, and touches nothing earlier", arguments: 1...5)
  func accept(count: Int) throws {
    let before = shift(around: active[1].delivery)
    let ids = (0..<count).map { DeliveryID.number(UInt8(20 + $0)) }
    let offer = NewOffer(id: .number(9), deliveries: ids, pickupPlace: .number(7))
    let after = try before.accepting(offer, at: .live(now: .evening(1000)))
    let deliveries = ids.map { Delivery(id: $0, acceptedAt: .evening(1000), pickupPlace: .number(7)) }
    let added = Offer(id: .number(9), acceptedAt: .evening(1000), deliveries: deliveries)
    #expect(after == .evening(pauses: before.pauses, parked: before.parkedStretches, offers: before.offers + [added]))
    #expect(after.deliveries.suffix(count).map(\.number) == Array(5..<(5 + count)))
  }

  @Test("A thousand deliveries can be accepted: there is no upper limit")
  func thousand() throws {
    let ids = (0..<1000).map { index in
      DeliveryID(UUID(uuid: (UInt8(index / 250), UInt8(index % 250), 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
    }
    let after = try Shift.evening().accepting(NewOffer(id: .number(1), deliveries: ids), at: .live(now: .evening(60)))
    #expect(after.deliveries.map(\.delivery.id) == ids)
    #expect(after.deliveries.map(\.number) == Array(1...1000))
  }

  @Test("An expected amount goes with one delivery")
  func expectation() throws {
    let amount = Money(minorUnits: 850)
    let one = NewOffer(id: .number(1), deliveries: [.number(1)], expectedEarnings: amount)
    let delivery = Delivery(id: .number(1), acceptedAt: .evening(60), expectedEarnings: amount)
    #expect(
      try Shift.evening().accepting(one, at: .live(now: .evening(60))) == .evening(offers: [.evening(1, [delivery])])
    )
    let two = NewOffer(id: .number(1), deliveries: [.number(1), .number(2)], expectedEarnings: amount)
    #expect(throws: AcceptRefusal.expectationOfSeveral(count: 2)) {
      try Shift.evening().accepting(two, at: .live(now: .evening(60)))
    }
  }

  @Test("An offer is refused of an ended shift, then of a paused one, then for its count, then for its time")
  func acceptPrecedence() {
    let none = NewOffer(id: .number(1), deliveries: [], expectedEarnings: .zero)
    let one = NewOffer(id: .number(1), deliveries: [.number(1)])
    let pauses = [Pause.evening(1, from: 300)]
    #expect(throws: AcceptRefusal.shiftEnded) {
      try Shift.evening(to: 900, pauses: pauses).accepting(none, at: Self.future)
    }
    #expect(throws: AcceptRefusal.shiftPaused(since: .evening(300))) {
      try Shift.evening(pauses: pauses).accepting(none, at: Self.future)
    }
    #expect(throws: AcceptRefusal.countBelowOne(0)) { try Shift.evening().accepting(none, at: Self.future) }
    #expect(throws: AcceptRefusal.countBelowOne(-1)) {
      try Shift.evening().checkAccepting(count: -1, expectsAmount: true)
    }
    #expect(throws: AcceptRefusal.time(.inFuture(.evening(9000)))) {
      try Shift.evening().accepting(one, at: Self.future)
    }
  }

  @Test("An acceptance may not precede the start, or the end of the last pause, and nothing else holds it back")
  func acceptFloor() throws {
    let offers = Offer.each(.evening(1, accepted: 3000, arrived: 4000))
    let started = Shift.evening(parked: [.evening(1, from: 2000)], offers: offers)
    let paused = Shift.evening(
      pauses: [.evening(1, from: 100, to: 600), .evening(2, from: 200, to: 300)],
      parked: [.evening(1, from: 2000)],
      offers: offers
    )
    let floors: [(Shift, Double, RecordedFact)] = [
      (started, 0, .shiftStarted(.evening)), (paused, 600, .pauseEnded(.evening(600))),
    ]
    for (shift, floor, fact) in floors {
      #expect(try acceptance(shift, .typed(.evening(floor), now: .evening(5000))) == .evening(floor))
      let early = Instant.evening(floor - 0.001)
      #expect(throws: AcceptRefusal.time(.beforeRecordedFact(early, fact))) {
        try acceptance(shift, .typed(early, now: .evening(5000)))
      }
      #expect(try acceptance(shift, .live(now: early)) == .evening(floor))
      #expect(try acceptance(shift, .live(now: .evening(floor + 0.001))) == .evening(floor + 0.001))
      #expect(throws: AcceptRefusal.time(.inFuture(early))) {
        try acceptance(shift, .typed(early, now: .evening(floor - 0.002)))
      }
    }
  }

  @Test("Overlapping offers never merge, not even at one instant")
  func offersStayApart() throws {
    let first = try Shift.evening().accepting(
      NewOffer(id: .number(1), deliveries: [.number(1)]),
      at: .live(now: .evening(60))
    )
    let second = try first.accepting(NewOffer(id: .number(2), deliveries: [.number(2)]), at: .live(now: .evening(60)))
    #expect(second.offers.map { $0.deliveries.count } == [1, 1])
    #expect(second.deliveries.map(\.offerNumber) == [1, 2])
  }

  private func acceptance(_ shift: Shift, _ time: EventTime) throws -> Instant? {
    let after = try shift.accepting(NewOffer(id: .number(50), deliveries: [.number(50)]), at: time)
    return after.offers.first { $0.id == .number(50) }?.acceptedAt
  }
}
