import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery active time of a shift")
struct DeliveryActiveTimeOfShiftTests {
  private func active(_ shift: Shift) -> DeliveryActiveTime { DeliveryActiveTime(of: shift) }

  @Test("A cancelled delivery counts until its cancellation")
  func cancelled() {
    let shift = Shift.evening(to: 3600, offers: Offer.each(.evening(1, accepted: 60, arrived: 90, cancelled: 660)))
    #expect(active(shift).duration == .seconds(600))
  }

  @Test("One that is both delivered and cancelled counts until its delivery")
  func deliveredAndCancelled() {
    for cancelled in [100.0, 2000] {
      let delivery = Delivery.evening(1, accepted: 60, delivered: 660, cancelled: cancelled)
      #expect(active(.evening(to: 3600, offers: Offer.each(delivery))).duration == .seconds(600))
    }
  }

  @Test("Deliveries are clipped to a finished shift, one that touches its edge with no length")
  func clipped() {
    let shift = Shift.evening(
      to: 3600,
      offers: Offer.each(.evening(1, accepted: -600, delivered: 60), .evening(2, accepted: 3000, delivered: 9000))
    )
    #expect(active(shift).duration == .seconds(660))
    let edge = Shift.evening(to: 3600, offers: Offer.each(.evening(1, accepted: 3600, delivered: 4000)))
    #expect(active(edge).duration == .zero && active(edge).counted == 1)
  }

  @Test("One wholly outside a finished shift is malformed, to the millisecond")
  func outside() {
    let outside = Offer.each(
      .evening(1, accepted: -60, delivered: -0.001),
      .evening(2, accepted: 3600.001, delivered: 4000)
    )
    let active = active(.evening(to: 3600, offers: outside))
    #expect(active.duration == nil && active.malformed == 2 && active.source == 2)
  }

  @Test("Active time is never longer than the shift")
  func neverLongerThanShift() {
    let offers = Offer.each(
      .evening(1, accepted: -9000, delivered: 9000),
      .evening(2, accepted: -5, delivered: 5000),
      .evening(3, accepted: 1, delivered: 3600)
    )
    #expect(active(.evening(to: 3600, offers: offers)).duration == .seconds(3600))
  }

  @Test("One without an end is unfinished before anything else, and adds nothing")
  func unfinished() {
    let offers = Offer.each(
      .evening(1, accepted: 99_999, arrived: 5),
      .evening(2, accepted: 60, pickedUp: 90),
      .evening(3, accepted: 0, delivered: 60)
    )
    for shift in [Shift.evening(to: 3600, offers: offers), .evening(offers: offers)] {
      let active = active(shift)
      #expect(active.unfinished == 2 && active.malformed == 0 && active.counted == 1 && active.source == 3)
      #expect(active.duration == .seconds(60))
    }
  }

  @Test("A running shift has no window, and open deliveries add nothing")
  func running() {
    let offers = Offer.each(.evening(1, accepted: -60, delivered: 60), .evening(2, accepted: 100))
    let active = active(.evening(offers: offers))
    #expect(active.duration == .seconds(120) && active.unfinished == 1)
  }

  @Test("The part that a pause overlaps is kept")
  func pausesAreNotCutOut() {
    let shift = Shift.evening(
      to: 3600,
      pauses: [.evening(1, from: 0, to: 3600)],
      offers: Offer.each(.evening(1, accepted: 0, delivered: 600))
    )
    #expect(active(shift).duration == .seconds(600))
  }

  @Test("Grouping changes nothing: one offer of two covers what two offers of one do")
  func grouping() {
    let first = Delivery.evening(1, accepted: 0, delivered: 600)
    let second = Delivery.evening(2, accepted: 0, delivered: 900)
    let apart = active(.evening(to: 3600, offers: Offer.each(first, second)))
    #expect(active(.evening(to: 3600, offers: [.evening(1, [first, second])])) == apart)
    #expect(apart.duration == .seconds(900))
  }
}
