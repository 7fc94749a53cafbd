import DashPilotCore
import TestSupport
import Testing

/// The combinations that a stacked driver meets, against the rules of one delivery.
@Suite("Stacked delivery state")
struct StackedDeliveryStateTests {
  private let accepted = Delivery.evening(1, accepted: 60)
  private let arrived = Delivery.evening(2, accepted: 70, arrived: 100)
  private let pickedUp = Delivery.evening(3, accepted: 80, arrived: 110, pickedUp: 120)

  private func states(_ shift: Shift) -> [DeliveryState] { shift.deliveries.map(\.delivery.state) }

  /// Expects each active delivery to take exactly the step of its state, and every other to be refused.
  private func expectOwnSteps(_ shift: Shift) throws {
    for subject in shift.deliveries {
      let taken = DeliveryStep.allCases.filter { step in
        refusal { try shift.recording(step, ofDelivery: subject.number, at: .live(now: .evening(9000))) } == nil
      }
      #expect(taken == [subject.delivery.state.nextStep].compactMap(\.self), "Delivery \(subject.number)")
    }
  }

  @Test("Accepted beside arrived, arrived beside picked up: each has its own state and its own step")
  func pairs() throws {
    let pairs: [([Delivery], [DeliveryState])] = [
      ([accepted, arrived], [.accepted, .arrivedAtPickup]),
      ([arrived, pickedUp], [.arrivedAtPickup, .pickedUp]),
      ([accepted, pickedUp], [.accepted, .pickedUp]),
      ([accepted, .evening(4, accepted: 65)], [.accepted, .accepted]),
      ([pickedUp, .evening(4, accepted: 90, arrived: 100, pickedUp: 130)], [.pickedUp, .pickedUp]),
    ]
    for (deliveries, expected) in pairs {
      for offers in [[Offer.evening(1, deliveries)], deliveries.map { .evening($0 == deliveries[0] ? 1 : 2, [$0]) }] {
        let shift = Shift.evening(offers: offers)
        #expect(states(shift) == expected)
        #expect(shift.deliveriesInProgress.map(\.number) == [1, 2])
        try expectOwnSteps(shift)
      }
    }
  }

  @Test("A step of one moves that one's instant, and its siblings and neighbours are the same values")
  func isolation() throws {
    let shift = Shift.evening(offers: [.evening(1, [accepted, arrived]), .evening(2, [pickedUp])])
    let moved = try shift.recording(.pickUp, ofDelivery: 2, at: .live(now: .evening(600)))
    let expected = Delivery.evening(2, accepted: 70, arrived: 100, pickedUp: 600)
    #expect(moved == .evening(offers: [.evening(1, [accepted, expected]), .evening(2, [pickedUp])]))
  }

  @Test("A completion and a cancellation leave the active ones, and every number holds")
  func finishing() throws {
    let shift = Shift.evening(offers: [.evening(1, [accepted, arrived]), .evening(2, [pickedUp])])
    let delivered = try shift.recording(.deliver, ofDelivery: 3, at: .live(now: .evening(600)))
    #expect(delivered.deliveriesInProgress.map(\.number) == [1, 2])
    let cancelled = try delivered.cancelling(delivery: 1, at: .live(now: .evening(700)))
    #expect(cancelled.deliveriesInProgress.map(\.number) == [2])
    #expect(cancelled.deliveries.map(\.number) == [1, 2, 3])
    #expect(cancelled.deliveries.map(\.delivery.id) == shift.deliveries.map(\.delivery.id))
    #expect(states(cancelled) == [.cancelled, .arrivedAtPickup, .delivered])
    try expectOwnSteps(cancelled)
  }

  @Test("A group survives one of its deliveries passing its sibling and then finishing")
  func group() throws {
    let shift = Shift.evening(offers: [.evening(1, [accepted, arrived])])
    let ahead = try [DeliveryStep.pickUp, .deliver].reduce(shift) { shift, step in
      try shift.recording(step, ofDelivery: 2, at: .live(now: .evening(600)))
    }
    #expect(states(ahead) == [.accepted, .delivered])
    #expect(ahead.offers.map { $0.deliveries.map(\.id) } == [[.number(1), .number(2)]])
    #expect(ahead.offers.map(\.state) == [.inProgress])
    #expect(OfferGrouping.groupings(of: ahead).map(\.deliveries) == [[1, 2]])
    try expectOwnSteps(ahead)
  }

  @Test("Two offers keep their own members while their deliveries interleave")
  func membership() throws {
    let shift = Shift.evening(
      offers: [
        .evening(1, [accepted, .evening(4, accepted: 60, arrived: 90)]),
        .evening(2, [arrived, .evening(5, accepted: 70)]),
      ]
    )
    #expect(shift.deliveries.map(\.offerNumber) == [1, 1, 2, 2])
    let finished = try shift.cancelling(delivery: 1, at: .live(now: .evening(600)))
      .cancelling(delivery: 4, at: .live(now: .evening(610)))
    #expect(finished.offers.map { $0.deliveries.map(\.id) } == shift.offers.map { $0.deliveries.map(\.id) })
    #expect(OfferGrouping.groupings(of: finished).map(\.deliveries) == [[1, 2], [3, 4]])
  }
}
