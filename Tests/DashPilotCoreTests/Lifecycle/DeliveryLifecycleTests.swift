import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery lifecycle")
struct DeliveryLifecycleTests {
  /// A delivery at each active state, with an expectation that no step may move.
  let active: [(state: DeliveryState, delivery: Delivery)] = [
    (.accepted, .evening(2, accepted: 100, expected: 850)),
    (.arrivedAtPickup, .evening(2, accepted: 100, arrived: 200, expected: 850)),
    (.pickedUp, .evening(2, accepted: 100, arrived: 200, pickedUp: 300, expected: 850)),
  ]

  /// A shift in which one delivery stands between finished and unfinished others.
  func shift(around delivery: Delivery) -> Shift {
    .evening(
      pauses: [.evening(1, from: 10, to: 20)],
      parked: [.evening(1, from: 30)],
      offers: [
        .evening(1, [.evening(1, accepted: 50, delivered: 400, gross: 700, tips: [200, 200])]),
        .evening(2, accepted: 100, [delivery, .evening(3, accepted: 100, arrived: 5000)]),
        .evening(3, [.evening(4, accepted: 600, cancelled: 700)]),
      ]
    )
  }

  @Test("The states: cancelled, delivered, picked up, arrived at pickup, accepted, the first that holds")
  func states() {
    #expect(active.map(\.delivery.state) == [.accepted, .arrivedAtPickup, .pickedUp])
    #expect(Delivery.evening(1, accepted: 0, delivered: 3).state == .delivered)
    #expect(Delivery.evening(1, accepted: 0, cancelled: 3).state == .cancelled)
    #expect(Delivery.evening(1, accepted: 0, delivered: 3, cancelled: 4).state == .cancelled)
    #expect(Delivery.evening(1, accepted: 0, pickedUp: 2, delivered: 3).state == .delivered)
    #expect(Delivery.evening(1, accepted: 0, pickedUp: 2).state == .pickedUp)
    #expect(DeliveryState.allCases.filter(\.isFinished) == [.cancelled, .delivered])
  }

  @Test("Each active state has one next step, and a finished delivery none")
  func nextSteps() {
    let steps = active.map { $0.delivery.state.nextStep }
    #expect(steps == [.arrive, .pickUp, .deliver])
    #expect(DeliveryState.delivered.nextStep == nil && DeliveryState.cancelled.nextStep == nil)
    #expect(DeliveryStep.allCases.map(\.stage) == [.arrivedAtPickup, .pickedUp, .delivered])
  }

  @Test("Arriving moves one instant of one delivery and nothing else")
  func arrive() throws {
    let arrived = Delivery.evening(2, accepted: 100, arrived: 800, expected: 850)
    #expect(
      try shift(around: active[0].delivery).recording(.arrive, ofDelivery: 2, at: .live(now: .evening(800)))
        == shift(around: arrived)
    )
  }

  @Test("Picking up moves one instant of one delivery and nothing else")
  func pickUp() throws {
    let pickedUp = Delivery.evening(2, accepted: 100, arrived: 200, pickedUp: 800, expected: 850)
    #expect(
      try shift(around: active[1].delivery).recording(.pickUp, ofDelivery: 2, at: .live(now: .evening(800)))
        == shift(around: pickedUp)
    )
  }

  @Test("Delivering moves one instant of one delivery and records no amount")
  func deliver() throws {
    let delivered = Delivery.evening(2, accepted: 100, arrived: 200, pickedUp: 300, delivered: 800, expected: 850)
    let after = try shift(around: active[2].delivery).recording(.deliver, ofDelivery: 2, at: .live(now: .evening(800)))
    #expect(after == shift(around: delivered))
    #expect(after.deliveries[1].delivery.grossEarnings == nil)
  }

  @Test("A cancellation works from every active state and keeps what was recorded")
  func cancel() throws {
    let now = EventTime.typed(.evening(800), now: .evening(900))
    let cancelled: [Delivery] = [
      .evening(2, accepted: 100, cancelled: 800, expected: 850),
      .evening(2, accepted: 100, arrived: 200, cancelled: 800, expected: 850),
      .evening(2, accepted: 100, arrived: 200, pickedUp: 300, cancelled: 800, expected: 850),
    ]
    for (before, after) in zip(active.map(\.delivery), cancelled) {
      #expect(try shift(around: before).cancelling(delivery: 2, at: now) == shift(around: after))
    }
  }

  @Test("Several deliveries run at once and none waits for another")
  func concurrent() throws {
    let before = Shift.evening(offers: Offer.each(.evening(1, accepted: 10), .evening(2, accepted: 20)))
    let after =
      try before
      .recording(.arrive, ofDelivery: 2, at: .live(now: .evening(30)))
      .recording(.pickUp, ofDelivery: 2, at: .live(now: .evening(40)))
      .recording(.arrive, ofDelivery: 1, at: .live(now: .evening(50)))
      .recording(.deliver, ofDelivery: 2, at: .live(now: .evening(60)))
    #expect(
      after
        == .evening(
          offers: Offer.each(
            .evening(1, accepted: 10, arrived: 50),
            .evening(2, accepted: 20, arrived: 30, pickedUp: 40, delivered: 60)
          )
        )
    )
    #expect(after.deliveriesInProgress.map(\.number) == [1])
  }

  @Test("A step is recorded while the vehicle is parked, and the stretch stays open")
  func parked() throws {
    let offers = Offer.each(.evening(1, accepted: 10))
    let parked = [ParkedStretch.evening(1, from: 20)]
    let after = try Shift.evening(parked: parked, offers: offers)
      .recording(.arrive, ofDelivery: 1, at: .live(now: .evening(30)))
    #expect(after == .evening(parked: parked, offers: Offer.each(.evening(1, accepted: 10, arrived: 30))))
  }
}
