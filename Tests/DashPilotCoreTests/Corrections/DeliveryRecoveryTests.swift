import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery recovery")
struct DeliveryRecoveryTests {
  private static let chains: [([DeliveryStage: Instant?], DeliveryState)] = [
    ([:], .pickedUp), ([.pickedUp: nil], .arrivedAtPickup), ([.pickedUp: nil, .arrivedAtPickup: nil], .accepted),
  ]

  /// The running evening with its first delivery replaced, its pauses and parked stretches as they are said.
  private func running(
    _ delivery: Delivery? = nil,
    pauses: [Pause] = [],
    parked: [ParkedStretch] = []
  ) -> Shift {
    let shift = Shift.evening(pauses: pauses, parked: parked, offers: Offer.corrected)
    return delivery.map { shift.with($0) } ?? shift
  }

  private var first: Delivery { running().numbered(1) }

  @Test("A completion taken back leaves what the other times say, and nothing else is another value")
  func chains() throws {
    for (stages, state) in Self.chains {
      let before = running(first.with(stages))
      let after = try before.reopening(delivery: 1)
      #expect(after == before.with(before.numbered(1).with([.delivered: nil])))
      #expect(after.numbered(1).state == state)
      #expect(after.deliveriesInProgress.map(\.number) == [1])
      #expect(after.offers[0].state == .inProgress && before.offers[0].state == .completed)
    }
  }

  @Test("Amounts, tips, expectation, place and number stay, and a tip may still be edited and removed")
  func facts() throws {
    let after = try running().reopening(delivery: 1)
    let delivery = after.numbered(1)
    #expect(delivery.grossEarnings == Money(minorUnits: 700) && delivery.expectedEarnings == Money(minorUnits: 650))
    #expect(delivery.tips == first.tips && delivery.tips.count == 2 && delivery.pickupPlace == .number(1))
    #expect(after.deliveries.map(\.delivery.id) == running().deliveries.map(\.delivery.id))
    let edited = try after.correctingTip(
      1,
      ofDelivery: 1,
      to: TipCorrection(amount: Money(minorUnits: 500), method: nil)
    )
    #expect(edited.numbered(1).tipTotal == Money(minorUnits: 700))
    #expect(try after.removingTip(2, ofDelivery: 1).numbered(1).tipTotal == Money(minorUnits: 200))
  }

  @Test("It may be reopened while parked, and its clock counts from its own acceptance again")
  func card() throws {
    let after = try running(parked: [.evening(1, from: 5000)]).reopening(delivery: 2)
    #expect(after.state == .parked)
    let card = ShiftCard(of: after, route: nil)
    #expect(card.deliveries.map(\.number) == [2])
    #expect(card.deliveries.map(\.acceptedAt) == [.evening(600)])
    #expect(card.controls == [.drive, .step(.deliver, number: 2), .accept])
    #expect(card.deliveredCount == 2)
  }

  @Test("A delivery that was reopened is finished again as any other, and the record is what it was")
  func again() throws {
    let reopened = try running().reopening(delivery: 1)
    #expect(try reopened.recording(.deliver, ofDelivery: 1, at: .live(now: .evening(2400))) == running())
    #expect(throws: ReopenRefusal.notDelivered(number: 1)) { try reopened.reopening(delivery: 1) }
  }

  @Test("A cancellation is not taken back, though a completion is recorded beside it")
  func cancelled() {
    #expect(throws: ReopenRefusal.deliveryCancelled(number: 3)) { try running().reopening(delivery: 3) }
    let both = running(first.with([.cancelled: .evening(2400)]))
    #expect(throws: ReopenRefusal.deliveryCancelled(number: 1)) { try both.reopening(delivery: 1) }
  }

  @Test("A pickup without an arrival is refused, and contradictory times are not blessed by a millisecond")
  func contradictions() throws {
    let pickup = running(first.with([.arrivedAtPickup: nil]))
    #expect(throws: ReopenRefusal.pickupWithoutArrival(number: 1)) { try pickup.reopening(delivery: 1) }
    let pairs: [(DeliveryStage, Double, Double)] = [
      (.accepted, 900, 900.001), (.arrivedAtPickup, 1200, 1200.001), (.pickedUp, 2400, 2400.001),
      (.delivered, 1200, 1199.999),
    ]
    for (stage, touching, colliding) in pairs {
      let touched = running(first.with([stage: .evening(touching)]))
      let id = first.id
      let number = try #require(touched.deliveries.first { $0.delivery.id == id }?.number)
      #expect(try touched.reopening(delivery: number).deliveriesInProgress.map(\.delivery.id) == [id])
      let broken = running(first.with([stage: .evening(colliding)]))
      #expect(throws: ReopenRefusal.timesOutOfOrder(number: number)) { try broken.reopening(delivery: number) }
    }
  }

  @Test("A pause recorded since the completion refuses it; one that only touches it does not")
  func pausedSince() throws {
    let refusing: [Pause] = [
      .evening(1, from: 2400, to: 2400.001), .evening(1, from: 2000, to: 2400.001), .evening(1, from: 3000, to: 3600),
      .evening(1, from: 2400.001, to: 2400.001), .evening(1, from: 3000, to: 2000),
    ]
    for pause in refusing {
      #expect(throws: ReopenRefusal.pausedSinceDelivered(number: 1, pausedAt: pause.startedAt)) {
        try running(pauses: [pause]).reopening(delivery: 1)
      }
    }
    for pause in [Pause.evening(1, from: 300, to: 500), .evening(1, from: 2400, to: 2400)] {
      #expect(try running(pauses: [pause]).reopening(delivery: 1).numbered(1).state == .pickedUp)
    }
  }

  @Test("Refusals win in their order")
  func precedence() {
    let paused = [Pause.evening(1, from: 8000)]
    #expect(throws: ReopenRefusal.shiftEnded) { try Shift.corrected().reopening(delivery: 9) }
    #expect(throws: ReopenRefusal.noSuchDelivery(number: 9, count: 4)) {
      try running(pauses: paused).reopening(delivery: 9)
    }
    #expect(throws: ReopenRefusal.noSuchDelivery(number: 0, count: 4)) { try running().reopening(delivery: 0) }
    #expect(throws: ReopenRefusal.shiftPaused(since: .evening(8000))) {
      try running(pauses: paused).reopening(delivery: 3)
    }
    let open = first.with([.delivered: nil, .arrivedAtPickup: nil])
    #expect(throws: ReopenRefusal.notDelivered(number: 1)) { try running(open).reopening(delivery: 1) }
    let both = first.with([.arrivedAtPickup: nil, .pickedUp: .evening(2500)])
    #expect(throws: ReopenRefusal.pickupWithoutArrival(number: 1)) { try running(both).reopening(delivery: 1) }
    let late = first.with([.pickedUp: .evening(2500)])
    #expect(throws: ReopenRefusal.timesOutOfOrder(number: 1)) {
      try running(late, pauses: [.evening(1, from: 3000, to: 3600)]).reopening(delivery: 1)
    }
  }
}
