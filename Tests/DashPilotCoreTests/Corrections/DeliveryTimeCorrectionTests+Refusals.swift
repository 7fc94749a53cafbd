import DashPilotCore
import TestSupport
import Testing

extension DeliveryTimeCorrectionTests {
  /// Two neighbouring stages, the proposal that makes them collide by a millisecond, and the one that makes them touch.
  struct Collision: Sendable {
    let number: Int
    let proposed: DeliveryStage
    let colliding: Double
    let touching: Double
    let earlier: (DeliveryStage, Double)
    let later: (DeliveryStage, Double)
  }

  static let collisions: [Collision] = [
    .init(1, .accepted, 900.001, 900, (.accepted, 900.001), (.arrivedAtPickup, 900)),
    .init(1, .arrivedAtPickup, 599.999, 600, (.accepted, 600), (.arrivedAtPickup, 599.999)),
    .init(1, .arrivedAtPickup, 1200.001, 1200, (.arrivedAtPickup, 1200.001), (.pickedUp, 1200)),
    .init(1, .pickedUp, 899.999, 900, (.arrivedAtPickup, 900), (.pickedUp, 899.999)),
    .init(1, .pickedUp, 2400.001, 2400, (.pickedUp, 2400.001), (.delivered, 2400)),
    .init(1, .delivered, 1199.999, 1200, (.pickedUp, 1200), (.delivered, 1199.999)),
    .init(3, .arrivedAtPickup, 6000.001, 6000, (.arrivedAtPickup, 6000.001), (.cancelled, 6000)),
    .init(3, .cancelled, 5399.999, 5400, (.arrivedAtPickup, 5400), (.cancelled, 5399.999)),
    .init(4, .delivered, 6599.999, 6600, (.accepted, 6600), (.delivered, 6599.999)),
  ]

  @Test("Stages out of order are refused with both halves named, and touching ones are accepted", arguments: collisions)
  func order(_ collision: Collision) throws {
    #expect(
      throws: TimesCorrectionRefusal.outOfOrder(
        number: collision.number,
        earlier: collision.earlier.0,
        .evening(collision.earlier.1),
        later: collision.later.0,
        .evening(collision.later.1)
      )
    ) {
      try shift.correctingTimes(ofDelivery: collision.number, to: [collision.proposed: .evening(collision.colliding)])
    }
    let times = [collision.proposed: Instant.evening(collision.touching)]
    let after = try shift.correctingTimes(ofDelivery: collision.number, to: times)
    let expected = shift.numbered(collision.number).with(times.mapValues { $0 })
    #expect(after.deliveries.first { $0.delivery.id == expected.id }?.delivery == expected)
  }

  @Test("A collision is resolved by correcting the other fact in the same proposal, and not otherwise")
  func resolved() throws {
    #expect(throws: TimesCorrectionRefusal.self) {
      try shift.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(1000)])
    }
    let both: [DeliveryStage: Instant] = [.pickedUp: .evening(960), .delivered: .evening(1000)]
    #expect(
      try shift.correctingTimes(ofDelivery: 1, to: both) == shift.with(shift.numbered(1).with(both.mapValues { $0 }))
    )
  }

  @Test("The shift's bounds may be touched and not passed by a millisecond")
  func bounds() throws {
    #expect(throws: beforeStart(1, .accepted, -0.001)) { try correcting(1, [.accepted: -0.001]) }
    #expect(try correcting(1, [.accepted: 0]).numbered(1).acceptedAt == .evening(0))
    #expect(throws: afterEnd(4, .delivered, 10_800.001)) { try correcting(4, [.delivered: 10_800.001]) }
    #expect(try correcting(4, [.delivered: 10_800]).numbered(4).deliveredAt == .evening(10_800))
    #expect(throws: afterEnd(3, .cancelled, 10_800.001)) { try correcting(3, [.cancelled: 10_800.001]) }
  }

  @Test("Bounds are judged before order, and the first stage in order is the one named")
  func boundsFirst() {
    #expect(throws: beforeStart(1, .delivered, -1)) { try correcting(1, [.delivered: -1]) }
    #expect(throws: afterEnd(1, .accepted, 10_801)) { try correcting(1, [.accepted: 10_801]) }
    #expect(throws: beforeStart(1, .accepted, -1)) { try correcting(1, [.arrivedAtPickup: -2, .accepted: -1]) }
    #expect(throws: afterEnd(1, .accepted, 10_801)) { try correcting(1, [.accepted: 10_801, .delivered: -1]) }
    #expect(throws: beforeStart(1, .arrivedAtPickup, -1)) {
      try correcting(1, [.arrivedAtPickup: -1, .delivered: 10_801])
    }
    let outOfOrder = TimesCorrectionRefusal.outOfOrder(
      number: 1,
      earlier: .accepted,
      .evening(1500),
      later: .arrivedAtPickup,
      .evening(900)
    )
    #expect(throws: outOfOrder) { try correcting(1, [.accepted: 1500, .delivered: 1300]) }
  }

  @Test("A stage that is not recorded is not created, an ending is not swapped, and the first in order is named")
  func notRecorded() {
    let cases: [(Int, [DeliveryStage: Double], DeliveryStage)] = [
      (4, [.arrivedAtPickup: 6700], .arrivedAtPickup), (4, [.pickedUp: 6700], .pickedUp),
      (1, [.cancelled: 2400], .cancelled), (3, [.delivered: 6000], .delivered), (3, [.pickedUp: 5500], .pickedUp),
      (4, [.pickedUp: 6700, .arrivedAtPickup: 6700, .cancelled: 7200], .arrivedAtPickup),
      (4, [.arrivedAtPickup: -1, .accepted: -1], .arrivedAtPickup),
    ]
    for (number, times, stage) in cases {
      #expect(throws: TimesCorrectionRefusal.stageNotRecorded(number: number, stage: stage)) {
        try correcting(number, times)
      }
    }
  }

  @Test("A shift that is not finished is refused first, then a delivery that is not there, then one without an end")
  func states() {
    let open = Shift.corrected(offers: Offer.each(.evening(1, accepted: 600, arrived: 700)))
    for unfinished in [Shift.corrected(to: nil), .evening(pauses: [.evening(1, from: 60)])] {
      #expect(throws: TimesCorrectionRefusal.shiftNotCompleted) {
        try unfinished.correctingTimes(ofDelivery: 9, to: [.delivered: .evening(-1)])
      }
    }
    for number in [0, 5] {
      #expect(throws: TimesCorrectionRefusal.noSuchDelivery(number: number, count: 4)) {
        try correcting(number, [.delivered: -1])
      }
    }
    #expect(throws: TimesCorrectionRefusal.deliveryNotFinished(number: 1)) {
      try open.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(800)])
    }
  }

  @Test("A recorded pause may be touched on either side and not entered by a millisecond")
  func pauses() throws {
    let pause = TimesCorrectionRefusal.overlapsPause(number: 2, pause: 1, .seconds(4000, 4500))
    #expect(throws: pause) { try correcting(2, [.delivered: 4000.001]) }
    #expect(try correcting(2, [.delivered: 4000]).numbered(2).deliveredAt == .evening(4000))
    let other = TimesCorrectionRefusal.overlapsPause(number: 3, pause: 1, .seconds(4000, 4500))
    #expect(throws: other) { try correcting(3, [.accepted: 4499.999]) }
    #expect(try correcting(3, [.accepted: 4500]).numbered(3).acceptedAt == .evening(4500))
    #expect(throws: other) { try correcting(3, [.accepted: 3000]) }
  }

  @Test("An open pause, a backwards one and one outside the shift block nothing; one that reaches in is clipped")
  func unusablePauses() throws {
    let pauses: [Pause] = [
      .evening(1, from: -500, to: 100), .evening(2, from: 1000), .evening(3, from: 2000, to: 1500),
      .evening(4, from: 10_900, to: 11_000),
    ]
    let shift = Shift.evening(
      to: 10_800,
      pauses: pauses,
      offers: Offer.each(.evening(1, accepted: 600, delivered: 900))
    )
    let after = try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(100), .delivered: .evening(10_800)])
    #expect(after.numbered(1).acceptedAt == .evening(100))
    #expect(throws: TimesCorrectionRefusal.overlapsPause(number: 1, pause: 1, .seconds(0, 100))) {
      try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(99.999)])
    }
  }

  func correcting(_ number: Int, _ times: [DeliveryStage: Double]) throws -> Shift {
    try shift.correctingTimes(ofDelivery: number, to: times.mapValues { .evening($0) })
  }

  private func beforeStart(_ number: Int, _ stage: DeliveryStage, _ seconds: Double) -> TimesCorrectionRefusal {
    .beforeShiftStart(number: number, stage: stage, .evening(seconds), shiftStart: .evening)
  }

  private func afterEnd(_ number: Int, _ stage: DeliveryStage, _ seconds: Double) -> TimesCorrectionRefusal {
    .afterShiftEnd(number: number, stage: stage, .evening(seconds), shiftEnd: .evening(10_800))
  }
}

extension DeliveryTimeCorrectionTests.Collision {
  fileprivate init(
    _ number: Int,
    _ proposed: DeliveryStage,
    _ colliding: Double,
    _ touching: Double,
    _ earlier: (DeliveryStage, Double),
    _ later: (DeliveryStage, Double)
  ) {
    self.init(
      number: number,
      proposed: proposed,
      colliding: colliding,
      touching: touching,
      earlier: earlier,
      later: later
    )
  }
}
