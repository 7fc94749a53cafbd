import DashPilotCore
import TestSupport
import Testing

/// What recording the vehicle as parked stops, and what it does not (`spec/02` and `spec/05`, parked stretches).
@Suite("Route suspension")
struct RouteSuspensionTests {
  private let delivered = Delivery.evening(1, accepted: 300, arrived: 400, pickedUp: 500, delivered: 2400, gross: 900)

  /// A shift of an hour with and without parked stretches.
  private func hour(_ parked: [ParkedStretch]) -> Shift {
    .evening(
      to: 3600,
      gross: 3000,
      pauses: [.evening(9, from: 3000, to: 3300)],
      parked: parked,
      offers: Offer.each(delivered)
    )
  }

  @Test("Working and paused time, active time and every rate are untouched, while the parked time is stated")
  func untouched() {
    let parked = ShiftMetrics(hour([.evening(1, from: 600, to: 1500)]), route: .miles(10))
    let never = ShiftMetrics(hour([]), route: .miles(10))
    #expect(parked.times.working == .seconds(3600 - 300) && parked.times.paused == never.times.paused)
    #expect(parked.active == never.active && parked.rates == never.rates && parked.nonDelivery == never.nonDelivery)
    #expect(parked.times.parked.duration == .seconds(900) && parked.times.parked.recorded == 1)
    #expect(never.times.parked.duration == .zero && never.times.parked.recorded == 0)
  }

  @Test("Working time goes on while the vehicle stands parked")
  func workingGoesOn() {
    let shift = Shift.evening(parked: [.evening(1, from: 600)])
    for now in [600.0, 1800, 90_000] {
      let times = ShiftTimes(of: shift, readAt: .evening(now))
      #expect(times.working == .seconds(Int(now)) && times.paused.duration == .zero)
      #expect(times.parked.duration == .seconds(Int(now) - 600) && times.parked.open == 1)
    }
  }

  @Test("The parked time is a union, clipped to the shift; a backwards stretch is counted as unusable")
  func union() {
    let parked = { (end: Double, stretches: [ParkedStretch]) in
      ShiftTimes(of: .evening(to: end, parked: stretches), readAt: .evening(90_000)).parked
    }
    let overlapping = parked(3600, [.evening(1, from: 0, to: 600), .evening(2, from: 300, to: 900)])
    #expect(overlapping.duration == .seconds(900) && overlapping.recorded == 2)
    let open = parked(1800, [.evening(1, from: 600)])
    #expect(open.duration == .seconds(1200) && open.open == 1)
    let unusable = parked(1800, [.evening(1, from: 900, to: 600), .evening(2, from: 2000, to: 2400)])
    #expect(unusable.duration == .zero && unusable.unusable == 2 && unusable.recorded == 2)
  }

  @Test("Parking and driving create and move no time of the shift, its pauses, its offers or its deliveries")
  func movesNothing() throws {
    let shift = Shift.evening(pauses: [.evening(9, from: 10, to: 20)], offers: Offer.each(delivered))
    let parked = try shift.parking(at: .live(now: .evening(3000)), id: .number(1), newestPosition: nil)
    let driven = try parked.driving(at: .live(now: .evening(3300)), newestPosition: nil)
    for after in [parked, driven] {
      #expect(after.startedAt == shift.startedAt && after.endedAt == nil)
      #expect(after.pauses == shift.pauses && after.offers == shift.offers)
    }
    #expect(driven.parkedStretches == [.evening(1, from: 3000, to: 3300)])
  }

  @Test("Its four refusals: a shift that has ended, a paused one, one parked already, and one that is not parked")
  func refusals() {
    let now = EventTime.live(now: .evening(9000))
    #expect(throws: ParkRefusal.shiftEnded) {
      try Shift.evening(to: 60).parking(at: now, id: .number(1), newestPosition: nil)
    }
    #expect(throws: ParkRefusal.shiftPaused(since: .evening(60))) {
      try Shift.evening(pauses: [.evening(1, from: 60)]).parking(at: now, id: .number(1), newestPosition: nil)
    }
    #expect(throws: ParkRefusal.alreadyParked(since: .evening(60))) {
      try Shift.evening(parked: [.evening(1, from: 60)]).parking(at: now, id: .number(2), newestPosition: nil)
    }
    #expect(throws: DriveRefusal.notParked) { try Shift.evening().driving(at: now, newestPosition: nil) }
    #expect(throws: DriveRefusal.shiftEnded) { try Shift.evening(to: 60).driving(at: now, newestPosition: nil) }
  }

  @Test("Pausing and ending close an open stretch, each at its own instant")
  func closing() throws {
    let shift = Shift.evening(parked: [.evening(1, from: 600)])
    let paused = try shift.pausing(at: .live(now: .evening(900)), id: .number(2), newestPosition: nil)
    #expect(paused == .evening(pauses: [.evening(2, from: 900)], parked: [.evening(1, from: 600, to: 900)]))
    let ended = try shift.ending(at: .live(now: .evening(1200)), newestPosition: nil)
    #expect(ended == .evening(to: 1200, parked: [.evening(1, from: 600, to: 1200)]))
    let resumed = try paused.resuming(at: .live(now: .evening(1500)), newestPosition: nil)
    #expect(resumed.state == .running && resumed.parkedStretches == paused.parkedStretches)
  }

  @Test("One vehicle over two open deliveries: neither a pickup nor a delivery nor a cancellation drives it on")
  func nothingElseEndsIt() throws {
    let offers = Offer.each(.evening(1, accepted: 60, arrived: 120), .evening(2, accepted: 90))
    let shift = Shift.evening(parked: [.evening(1, from: 600)], offers: offers)
    let pickedUp = try shift.recording(.pickUp, ofDelivery: 1, at: .live(now: .evening(700)))
    let delivered = try pickedUp.recording(.deliver, ofDelivery: 1, at: .live(now: .evening(800)))
    let cancelled = try delivered.cancelling(delivery: 2, at: .live(now: .evening(900)))
    let accepted = try cancelled.accepting(
      NewOffer(id: .number(3), deliveries: [.number(3)]),
      at: .live(now: .evening(950))
    )
    for after in [pickedUp, delivered, cancelled, accepted] {
      #expect(after.state == .parked && after.parkedStretches == shift.parkedStretches)
    }
  }
}
