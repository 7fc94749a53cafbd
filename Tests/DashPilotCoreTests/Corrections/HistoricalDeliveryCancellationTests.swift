import DashPilotCore
import TestSupport
import Testing

@Suite("Historical delivery cancellation")
struct HistoricalDeliveryCancellationTests {
  private let shift = Shift.corrected()

  @Test("The completion becomes the cancellation to the instant, and nothing else is another value")
  func moved() throws {
    for number in [1, 2, 4] {
      let before = shift.numbered(number)
      let after = try shift.correctingToCancelled(delivery: number)
      #expect(after == shift.with(before.with([.delivered: nil, .cancelled: before.deliveredAt])))
      #expect(after.numbered(number).state == .cancelled)
      #expect(after.numbered(number).cancelledAt == before.deliveredAt && before.deliveredAt != nil)
    }
  }

  @Test("The union, the working time, the rates, the mileage and the waits do not move; the own rate goes")
  func figures() throws {
    let after = try shift.correctingToCancelled(delivery: 1)
    #expect(ShiftMetrics(after, route: .founding) == ShiftMetrics(shift, route: .founding))
    #expect(ShiftMetrics(after).active.duration == .seconds(3900))
    #expect([after].pickupWaits == [shift].pickupWaits)
    #expect(PlaceWaits(at: .number(1), in: [after]) == PlaceWaits(at: .number(1), in: [shift]))
    #expect(after.numbered(1).acceptedToDelivered == nil)
    #expect(after.numbered(1).ownRate == .unavailable(.deliveryNotCompleted))
    #expect(after.numbered(1).effectiveEarnings == Money(minorUnits: 1100))
    #expect(after.grossEarnings == Money(minorUnits: 8625))
  }

  @Test("The offer's state follows its deliveries: partly completed, then cancelled")
  func offers() throws {
    #expect(shift.offers.map(\.state) == [.completed, .cancelled, .completed])
    let one = try shift.correctingToCancelled(delivery: 2)
    #expect(one.offers.map(\.state) == [.partlyCompleted, .cancelled, .completed])
    let both = try one.correctingToCancelled(delivery: 1)
    #expect(both.offers.map(\.state) == [.cancelled, .cancelled, .completed])
    #expect(try both.correctingToCancelled(delivery: 4).offers.map(\.state) == [.cancelled, .cancelled, .cancelled])
  }

  @Test("One in progress, one cancelled already and a second invocation are refused each with their own case")
  func states() throws {
    #expect(throws: CancellationCorrectionRefusal.alreadyCancelled(number: 3)) {
      try shift.correctingToCancelled(delivery: 3)
    }
    let once = try shift.correctingToCancelled(delivery: 1)
    #expect(throws: CancellationCorrectionRefusal.alreadyCancelled(number: 1)) {
      try once.correctingToCancelled(delivery: 1)
    }
    let open = shift.with(shift.numbered(1).with([.delivered: nil]))
    #expect(throws: CancellationCorrectionRefusal.notDelivered(number: 1)) {
      try open.correctingToCancelled(delivery: 1)
    }
  }

  @Test("Contradictory times are refused by a millisecond rather than blessed")
  func contradictions() throws {
    let pairs: [(DeliveryStage, Double, Double)] = [
      (.accepted, 900, 900.001), (.arrivedAtPickup, 1200, 1200.001), (.pickedUp, 2400, 2400.001),
      (.delivered, 1200, 1199.999),
    ]
    for (stage, touching, colliding) in pairs {
      let id = shift.numbered(1).id
      let touched = shift.with(shift.numbered(1).with([stage: .evening(touching)]))
      let number = try #require(touched.deliveries.first { $0.delivery.id == id }?.number)
      #expect(try touched.correctingToCancelled(delivery: number).numbered(number).state == .cancelled)
      let broken = shift.with(shift.numbered(1).with([stage: .evening(colliding)]))
      #expect(throws: CancellationCorrectionRefusal.timesOutOfOrder(number: number)) {
        try broken.correctingToCancelled(delivery: number)
      }
    }
  }

  @Test("Refusals win in their order")
  func precedence() {
    for unfinished in [Shift.corrected(to: nil), .evening(pauses: [.evening(1, from: 9)], offers: Offer.corrected)] {
      for number in [1, 3, 9] {
        #expect(throws: CancellationCorrectionRefusal.shiftNotCompleted) {
          try unfinished.correctingToCancelled(delivery: number)
        }
      }
    }
    for number in [0, 5] {
      #expect(throws: CancellationCorrectionRefusal.noSuchDelivery(number: number, count: 4)) {
        try shift.correctingToCancelled(delivery: number)
      }
    }
    let broken: [DeliveryStage: Instant?] = [.arrivedAtPickup: nil, .pickedUp: .evening(2500)]
    let cancelled = shift.with(shift.numbered(1).with(broken).with([.cancelled: .evening(1)]))
    #expect(throws: CancellationCorrectionRefusal.alreadyCancelled(number: 1)) {
      try cancelled.correctingToCancelled(delivery: 1)
    }
    let open = shift.with(shift.numbered(1).with(broken).with([.delivered: nil]))
    #expect(throws: CancellationCorrectionRefusal.notDelivered(number: 1)) {
      try open.correctingToCancelled(delivery: 1)
    }
    #expect(throws: CancellationCorrectionRefusal.pickupWithoutArrival(number: 1)) {
      try shift.with(shift.numbered(1).with(broken)).correctingToCancelled(delivery: 1)
    }
  }
}
