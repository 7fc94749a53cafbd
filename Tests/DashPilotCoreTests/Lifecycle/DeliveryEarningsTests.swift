import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery earnings")
struct DeliveryEarningsTests {
  private func shift(_ delivery: Delivery, to end: Double? = nil) -> Shift {
    .evening(
      to: end,
      gross: end.map { _ in 8625 },
      pauses: [.evening(1, from: 10, to: 20)],
      offers: [.evening(1, accepted: 60, [.evening(1, accepted: 60, delivered: 90, gross: 700, tips: [50]), delivery])]
    )
  }

  private func delivered(gross: Int?) -> Delivery {
    .evening(2, accepted: 100, arrived: 200, pickedUp: 300, delivered: 400, gross: gross, expected: 850, tips: [200])
  }

  @Test("An amount is recorded, replaced and removed on a delivered delivery, and nothing else moves")
  func delivered() throws {
    for end in [nil, 7200.0] {
      let bare = shift(delivered(gross: nil), to: end)
      let recorded = try bare.recordingEarnings(Money(minorUnits: 1475), ofDelivery: 2)
      #expect(recorded == shift(delivered(gross: 1475), to: end))
      let replaced = try recorded.recordingEarnings(Money(minorUnits: 900), ofDelivery: 2)
      #expect(replaced == shift(delivered(gross: 900), to: end))
      #expect(try replaced.recordingEarnings(nil, ofDelivery: 2) == bare)
      #expect(try bare.recordingEarnings(nil, ofDelivery: 2) == bare)
    }
  }

  @Test("A cancelled delivery may carry an amount")
  func cancelled() throws {
    let cancelled = Delivery.evening(2, accepted: 100, cancelled: 400)
    #expect(
      try shift(cancelled).recordingEarnings(Money(minorUnits: 300), ofDelivery: 2)
        == shift(.evening(2, accepted: 100, cancelled: 400, gross: 300))
    )
  }

  @Test("A delivery in progress takes no amount, in any of its states, and that is said before a negative one")
  func inProgress() {
    for delivery in [
      Delivery.evening(2, accepted: 100), .evening(2, accepted: 100, arrived: 200),
      .evening(2, accepted: 100, arrived: 200, pickedUp: 300),
    ] {
      for amount in [Money.zero, Money(minorUnits: 1475), Money(minorUnits: -1)] {
        #expect(throws: EarningsRefusal.deliveryNotFinished(number: 2)) {
          try shift(delivery).recordingEarnings(amount, ofDelivery: 2)
        }
      }
    }
  }

  @Test("Zero is an amount, and a cent below it is not")
  func bound() throws {
    #expect(try shift(delivered(gross: 1)).recordingEarnings(.zero, ofDelivery: 2) == shift(delivered(gross: 0)))
    #expect(throws: EarningsRefusal.negativeEarnings(Money(minorUnits: -1))) {
      try shift(delivered(gross: 1)).recordingEarnings(Money(minorUnits: -1), ofDelivery: 2)
    }
  }

  @Test("A delivery that is not there is named before the amount", arguments: [0, 3, -2])
  func noSuchDelivery(number: Int) {
    #expect(throws: EarningsRefusal.noSuchDelivery(number: number, count: 2)) {
      try shift(delivered(gross: 1)).recordingEarnings(Money(minorUnits: -1), ofDelivery: number)
    }
    #expect(throws: EarningsRefusal.noSuchDelivery(number: 1, count: 0)) {
      try Shift.evening().recordingEarnings(.zero, ofDelivery: 1)
    }
  }

  @Test("Missing, recorded and an explicit zero are three states")
  func threeStates() {
    let states = [delivered(gross: nil), delivered(gross: 0), delivered(gross: 1)]
    #expect(Set(states).count == 3)
    #expect(states.map(\.grossEarnings) == [nil, .zero, Money(minorUnits: 1)])
    #expect(states.map(\.effectiveEarnings) == [nil, Money(minorUnits: 200), Money(minorUnits: 201)])
  }

  @Test("A shift's own amount is recorded, replaced and removed on a finished shift only")
  func ofShift() throws {
    let bare = Shift.evening(to: 3600, offers: Offer.each(.evening(1, accepted: 0, delivered: 9, gross: 5)))
    let paid = Shift.evening(to: 3600, gross: 8625, offers: bare.offers)
    #expect(try bare.recordingEarnings(Money(minorUnits: 8625)) == paid)
    #expect(try paid.recordingEarnings(.zero) == .evening(to: 3600, gross: 0, offers: bare.offers))
    #expect(try paid.recordingEarnings(nil) == bare)
    #expect(try bare.recordingEarnings(nil) == bare)
    #expect(throws: EarningsRefusal.negativeEarnings(Money(minorUnits: -1))) {
      try paid.recordingEarnings(Money(minorUnits: -1))
    }
    for shift in [Shift.evening(), .evening(pauses: [.evening(1, from: 60)])] {
      for amount in [Money(minorUnits: 8625), Money(minorUnits: -1)] {
        #expect(throws: EarningsRefusal.shiftNotCompleted) { try shift.recordingEarnings(amount) }
      }
    }
  }
}
