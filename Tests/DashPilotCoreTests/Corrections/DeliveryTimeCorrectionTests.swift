import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Delivery time correction")
struct DeliveryTimeCorrectionTests {
  let shift = Shift.corrected()

  @Test(
    "Each stage is corrected on its own, and nothing else is another value",
    arguments: [
      (1, DeliveryStage.accepted, 660.0), (1, .arrivedAtPickup, 930), (1, .pickedUp, 1500), (1, .delivered, 3000),
      (3, .cancelled, 5999),
    ]
  )
  func eachStage(_ number: Int, _ stage: DeliveryStage, _ seconds: Double) throws {
    let after = try shift.correctingTimes(ofDelivery: number, to: [stage: .evening(seconds)])
    #expect(after == shift.with(shift.numbered(number).with([stage: .evening(seconds)])))
    #expect(after != shift)
  }

  @Test("Several stages are judged together, though each alone would collide")
  func several() throws {
    let times: [DeliveryStage: Instant] = [
      .accepted: .evening(2500), .arrivedAtPickup: .evening(2600), .pickedUp: .evening(2700),
      .delivered: .evening(3900),
    ]
    for stage in [DeliveryStage.accepted, .arrivedAtPickup, .pickedUp] {
      #expect(throws: TimesCorrectionRefusal.self) {
        try shift.correctingTimes(ofDelivery: 1, to: times.filter { $0.key == stage })
      }
    }
    let after = try shift.correctingTimes(ofDelivery: 1, to: times)
    #expect(after == shift.with(shift.numbered(1).with(times.mapValues { $0 })))
  }

  @Test("The same times again, or none, are accepted and change nothing")
  func noChange() throws {
    let same: [DeliveryStage: Instant] = [
      .accepted: .evening(600), .arrivedAtPickup: .evening(900), .pickedUp: .evening(1200), .delivered: .evening(2400),
    ]
    for times in [same, [:]] {
      let after = try shift.correctingTimes(ofDelivery: 1, to: times)
      #expect(after == shift)
      #expect(ShiftCorrection(from: shift, to: after).change == Change())
    }
    let moved = try shift.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(3000)])
    #expect(ShiftCorrection(from: shift, to: moved).change == Change(saved: [.shift(moved)]))
  }

  @Test("The duration, the own rate, the wait and the union follow the stages that feed them")
  func followingFigures() throws {
    let delivery = shift.numbered(1)
    #expect(delivery.acceptedToDelivered == .seconds(1800) && delivery.pickupWait == .seconds(300))
    #expect(delivery.ownRate == .available(Money(minorUnits: 2200)))  // $7.00 + $4.00 in half an hour
    #expect(ShiftMetrics(shift).active.duration == .seconds(2100 + 1200 + 600))

    let later = try shift.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(3000)])
    #expect(later.numbered(1).acceptedToDelivered == .seconds(2400) && later.numbered(1).pickupWait == .seconds(300))
    #expect(later.numbered(1).ownRate == .available(Money(minorUnits: 1650)))  // $11.00 in 40 minutes
    #expect(ShiftMetrics(later).active.duration == .seconds(2400 + 1200 + 600))

    let waited = try shift.correctingTimes(ofDelivery: 1, to: [.arrivedAtPickup: .evening(1080)])
    #expect(waited.numbered(1).pickupWait == .seconds(120))
    #expect(waited.numbered(1).acceptedToDelivered == .seconds(1800))
    #expect([waited].pickupWaits.map(\.length) == [.seconds(120), .seconds(240)])
  }

  @Test("What is not fed by a delivery's times stays: times, working rate, route, net, the other deliveries")
  func stayingFigures() throws {
    let before = ShiftMetrics(shift, route: .founding)
    let after = try shift.correctingTimes(ofDelivery: 1, to: [.accepted: .evening(660), .delivered: .evening(3300)])
    let metrics = ShiftMetrics(after, route: .founding)
    #expect(metrics.times == before.times && metrics.route == before.route && metrics.net == before.net)
    #expect(metrics.times.working == .seconds(10_800 - 500))
    #expect(metrics.rates.perWorkingHour == before.rates.perWorkingHour)
    #expect(metrics.rates.perRecordedMile == before.rates.perRecordedMile)
    #expect(metrics.active.duration == .seconds(2700 + 1200 + 600))
    #expect(metrics.nonDelivery == .seconds(10_300 - 4500))
    let others = { (shift: Shift) in shift.deliveries.map(\.delivery).filter { $0.id != .number(1) } }
    #expect(others(after) == others(shift))
  }

  @Test("Stacked deliveries stay apart: the union takes their shared minutes once, and is not their sum")
  func stacked() throws {
    let after = try shift.correctingTimes(ofDelivery: 2, to: [.delivered: .evening(3600)])
    #expect(after.numbered(1) == shift.numbered(1))
    #expect(after.numbered(2).acceptedToDelivered == .seconds(3000))
    #expect(ShiftMetrics(after).active.duration == .seconds(3000 + 1200 + 600))
  }

  @Test("Other deliveries and parked stretches are not consulted")
  func bystanders() throws {
    let after = try shift.correctingTimes(ofDelivery: 3, to: [.accepted: .evening(5100), .cancelled: .evening(6900)])
    let moved = shift.numbered(3).with([.accepted: .evening(5100), .cancelled: .evening(6900)])
    #expect(after == shift.with(moved, offer: .evening(5100)))
  }

  @Test("A stored chain out of order is repaired, and refused as long as it is not")
  func repair() throws {
    let broken = shift.with(shift.numbered(1).with([.pickedUp: .evening(800)]))
    #expect(
      throws: TimesCorrectionRefusal.outOfOrder(
        number: 1,
        earlier: .arrivedAtPickup,
        .evening(900),
        later: .pickedUp,
        .evening(800)
      )
    ) { try broken.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(2500)]) }
    #expect(try broken.correctingTimes(ofDelivery: 1, to: [.pickedUp: .evening(1200)]) == shift)
  }

  @Test("A delivery that moves before another takes its number; nothing but the number follows")
  func renumbered() throws {
    let after = try shift.correctingTimes(ofDelivery: 4, to: [.accepted: .evening(300), .delivered: .evening(900)])
    let moved = shift.numbered(4).with([.accepted: .evening(300), .delivered: .evening(900)])
    #expect(after == shift.with(moved, offer: .evening(300)))
    let identifiers: [DeliveryID] = [4, 1, 2, 3].map { .number($0) }
    #expect(after.deliveries.map(\.delivery.id) == identifiers)
    #expect(after.deliveries.map(\.offerNumber) == [1, 2, 2, 3])
  }
}
