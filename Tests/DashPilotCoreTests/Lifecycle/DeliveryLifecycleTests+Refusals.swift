import DashPilotCore
import TestSupport
import Testing

extension DeliveryLifecycleTests {
  private static let future = EventTime.typed(.evening(9000), now: .evening(8000))

  private func stepping(_ shift: Shift, _ number: Int, _ step: DeliveryStep) throws -> Shift {
    try shift.recording(step, ofDelivery: number, at: Self.future)
  }

  @Test("An ended shift is named before a delivery that is not there", arguments: DeliveryStep.allCases)
  func endedFirst(step: DeliveryStep) {
    let ended = Shift.evening(to: 900, offers: Offer.each(.evening(1, accepted: 10)))
    #expect(throws: DeliveryStepRefusal.shiftEnded) { try stepping(ended, 7, step) }
    #expect(throws: DeliveryStepRefusal.shiftEnded) { try stepping(ended, 1, step) }
    #expect(throws: DeliveryStepRefusal.shiftEnded) { try ended.cancelling(delivery: 7, at: Self.future) }
  }

  @Test("A delivery that is not there is refused with how many there are", arguments: [-1, 0, 5, 99])
  func noSuchDelivery(number: Int) {
    let shift = shift(around: active[0].delivery)
    #expect(throws: DeliveryStepRefusal.noSuchDelivery(number: number, count: 4)) {
      try stepping(shift, number, .arrive)
    }
    #expect(throws: DeliveryStepRefusal.noSuchDelivery(number: number, count: 4)) {
      try shift.cancelling(delivery: number, at: Self.future)
    }
    #expect(throws: DeliveryStepRefusal.noSuchDelivery(number: 1, count: 0)) { try stepping(.evening(), 1, .arrive) }
  }

  @Test("A finished delivery is named as what it is, before the step and the time", arguments: DeliveryStep.allCases)
  func finishedFirst(step: DeliveryStep) {
    let shift = shift(around: active[0].delivery)
    let delivered = DeliveryStepRefusal.deliveryFinished(number: 1, state: .delivered, at: .evening(400))
    let cancelled = DeliveryStepRefusal.deliveryFinished(number: 4, state: .cancelled, at: .evening(700))
    #expect(throws: delivered) { try stepping(shift, 1, step) }
    #expect(throws: cancelled) { try stepping(shift, 4, step) }
    #expect(throws: delivered) { try shift.cancelling(delivery: 1, at: Self.future) }
    #expect(throws: cancelled) { try shift.cancelling(delivery: 4, at: Self.future) }
    let both = Shift.evening(offers: Offer.each(.evening(1, accepted: 10, delivered: 20, cancelled: 30)))
    #expect(throws: DeliveryStepRefusal.deliveryFinished(number: 1, state: .cancelled, at: .evening(30))) {
      try stepping(both, 1, step)
    }
  }

  @Test("A recorded step is refused with when it was recorded, before the time")
  func alreadyRecorded() {
    let (arrived, pickedUp) = (shift(around: active[1].delivery), shift(around: active[2].delivery))
    let arrival = DeliveryStepRefusal.stepAlreadyRecorded(number: 2, stage: .arrivedAtPickup, at: .evening(200))
    #expect(throws: arrival) { try stepping(arrived, 2, .arrive) }
    #expect(throws: arrival) { try stepping(pickedUp, 2, .arrive) }
    #expect(throws: DeliveryStepRefusal.stepAlreadyRecorded(number: 2, stage: .pickedUp, at: .evening(300))) {
      try stepping(pickedUp, 2, .pickUp)
    }
  }

  @Test("A step is refused while an earlier one is missing, and the first missing one is named, before the time")
  func earlierMissing() {
    let (accepted, arrived) = (shift(around: active[0].delivery), shift(around: active[1].delivery))
    for step in [DeliveryStep.pickUp, .deliver] {
      #expect(throws: DeliveryStepRefusal.earlierStepMissing(number: 2, missing: .arrive)) {
        try stepping(accepted, 2, step)
      }
    }
    #expect(throws: DeliveryStepRefusal.earlierStepMissing(number: 2, missing: .pickUp)) {
      try stepping(arrived, 2, .deliver)
    }
  }

  @Test("The time is judged last, in the future before its floor")
  func timeLast() {
    for (delivery, step) in zip(active.map(\.delivery), DeliveryStep.allCases) {
      #expect(throws: DeliveryStepRefusal.time(.inFuture(.evening(9000)))) {
        try stepping(shift(around: delivery), 2, step)
      }
      #expect(throws: DeliveryStepRefusal.time(.inFuture(.evening(50)))) {
        try shift(around: delivery).recording(step, ofDelivery: 2, at: .typed(.evening(50), now: .evening(49.999)))
      }
    }
  }

  @Test("A step may not precede its own delivery's latest stage; siblings, pauses and parking are no floor")
  func floor() throws {
    let stages: [(Double, DeliveryStage)] = [(100, .accepted), (200, .arrivedAtPickup), (300, .pickedUp)]
    for (index, (floor, stage)) in stages.enumerated() {
      let shift = shift(around: active[index].delivery)
      let step = DeliveryStep.allCases[index]
      let early = Instant.evening(floor - 0.001)
      let refused = DeliveryStepRefusal.time(
        .beforeRecordedFact(early, .delivery(number: 2, stage: stage, .evening(floor)))
      )
      for (time, expected) in [
        (EventTime.typed(.evening(floor), now: .evening(9000)), floor), (.live(now: early), floor),
        (.live(now: .evening(floor + 0.001)), floor + 0.001),
      ] {
        let after = try shift.recording(step, ofDelivery: 2, at: time).deliveries[1].delivery
        #expect(after[step.stage] == .evening(expected))
        let cancelled = try shift.cancelling(delivery: 2, at: time).deliveries[1].delivery
        #expect(cancelled.cancelledAt == .evening(expected))
      }
      #expect(throws: refused) { try shift.recording(step, ofDelivery: 2, at: .typed(early, now: .evening(9000))) }
      #expect(throws: refused) { try shift.cancelling(delivery: 2, at: .typed(early, now: .evening(9000))) }
    }
  }

  @Test("A pickup without an arrival goes on from its pickup, and no arrival is recorded behind it")
  func pickupWithoutArrival() throws {
    let shift = Shift.evening(offers: Offer.each(.evening(1, accepted: 10, pickedUp: 40)))
    for step in [DeliveryStep.arrive, .pickUp] {
      #expect(throws: DeliveryStepRefusal.stepAlreadyRecorded(number: 1, stage: .pickedUp, at: .evening(40))) {
        try stepping(shift, 1, step)
      }
    }
    #expect(
      try shift.recording(.deliver, ofDelivery: 1, at: .live(now: .evening(60)))
        == .evening(offers: Offer.each(.evening(1, accepted: 10, pickedUp: 40, delivered: 60)))
    )
    #expect(
      try shift.cancelling(delivery: 1, at: .live(now: .evening(60)))
        == .evening(offers: Offer.each(.evening(1, accepted: 10, pickedUp: 40, cancelled: 60)))
    )
  }

  @Test("Of a chain that is out of order the latest stage is the floor")
  func outOfOrder() {
    let shift = Shift.evening(offers: Offer.each(.evening(1, accepted: 10, arrived: 90, pickedUp: 40)))
    let fact = RecordedFact.delivery(number: 1, stage: .arrivedAtPickup, .evening(90))
    #expect(throws: DeliveryStepRefusal.time(.beforeRecordedFact(.evening(89.999), fact))) {
      try shift.recording(.deliver, ofDelivery: 1, at: .typed(.evening(89.999), now: .evening(100)))
    }
  }
}
