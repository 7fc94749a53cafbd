import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift pause correction")
struct ShiftPauseCorrectionTests {
  /// A shift of three hours that was paused from 1200 to 1500 and from 7200 to 7800, with a delivery between.
  static let paused = Shift.evening(
    to: 10_800,
    gross: 8000,
    fuel: FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(4)),
    pauses: [first, second],
    parked: [.evening(21, from: 2000, to: 2300)],
    offers: Offer.each(
      .evening(1, accepted: 3000, arrived: 3300, pickedUp: 3600, delivered: 4800, gross: 1475, tips: [200])
    )
  )
  static let first = Pause.evening(11, from: 1200, to: 1500)
  static let second = Pause.evening(12, from: 7200, to: 7800)
  private let shift = ShiftPauseCorrectionTests.paused
  private let first = ShiftPauseCorrectionTests.first
  private let second = ShiftPauseCorrectionTests.second

  @Test("A missed pause is added, and the record differs in its pauses alone")
  func adding() throws {
    let corrected = try shift.addingPause(.seconds(9000, 9300), id: .number(13))
    #expect(corrected == shift.differing(inPauses: [first, second, .evening(13, from: 9000, to: 9300)]))
    #expect(corrected.state == .ended && corrected.openPause == nil)
  }

  @Test("A start, an end, and both together are corrected; the pause keeps its identity and the other one stays")
  func editing() throws {
    let proposals = [Interval.seconds(1260, 1500), .seconds(1200, 1320), .seconds(1000, 1700), .seconds(9000, 9300)]
    for proposal in proposals {
      let corrected = try shift.correctingPause(1, to: proposal)
      let pause = Pause(id: first.id, startedAt: proposal.start, endedAt: proposal.end)
      #expect(corrected == shift.differing(inPauses: [pause, second]))
    }
  }

  @Test("A pause is deleted, and the other one, its identity and each delivery's number stay")
  func deleting() throws {
    #expect(try shift.deletingPause(1) == shift.differing(inPauses: [second]))
    #expect(try shift.deletingPause(2) == shift.differing(inPauses: [first]))
    #expect(try shift.deletingPause(1).deletingPause(1) == shift.differing(inPauses: []))
    #expect(try shift.deletingPause(1).deliveries == shift.deliveries)
  }

  @Test("The times that it had already, and the same correction again, change nothing")
  func again() throws {
    #expect(try shift.correctingPause(1, to: .seconds(1200, 1500)) == shift)
    let once = try shift.correctingPause(2, to: .seconds(8000, 8600))
    #expect(try once.correctingPause(2, to: .seconds(8000, 8600)) == once)
    #expect(ShiftCorrection(from: shift, to: shift).change == Change())
    #expect(ShiftCorrection(from: shift, to: once).change == Change(saved: [.shift(once)]))
  }

  @Test("Paused and working time follow and so does the rate over them, exactly")
  func figures() throws {
    let before = ShiftMetrics(shift)
    #expect(before.times.paused.duration == .seconds(300 + 600))
    #expect(before.times.working == .seconds(10_800 - 900))
    let added = ShiftMetrics(try shift.addingPause(.seconds(9000, 9900), id: .number(13)))
    #expect(added.times.paused.duration == .seconds(900 + 900))
    #expect(added.times.working == .seconds(9000))
    #expect(added.rates.perWorkingHour == .available(Money(32)))
    #expect(added.nonDelivery == .seconds(9000 - 1800))
    let deleted = ShiftMetrics(try shift.deletingPause(2).deletingPause(1))
    #expect(deleted.times.working == .seconds(10_800))
    #expect(deleted.rates.perWorkingHour == .available(Money(try Decimal(literal: "26.666666"))))
    let edited = ShiftMetrics(try shift.correctingPause(2, to: .seconds(7200, 8700)))
    #expect(edited.times.working == .seconds(10_800 - 300 - 1500))
  }

  @Test("Elapsed, parked and delivery time, mileage, fuel, amounts and the other rates stay")
  func stays() throws {
    let route = RouteMeasurement.miles(8, gaps: 1)
    let before = ShiftMetrics(shift, route: route)
    let corrections = [
      try shift.addingPause(.seconds(9000, 9300), id: .number(13)),
      try shift.correctingPause(1, to: .seconds(600, 1800)),
      try shift.deletingPause(2),
    ]
    for corrected in corrections {
      let after = ShiftMetrics(corrected, route: route)
      #expect(after.times != before.times)
      #expect(after.times.elapsed == before.times.elapsed && after.times.parked == before.times.parked)
      #expect(after.active == before.active && after.route == before.route && after.fuel == before.fuel)
      #expect(after.rates.perDeliveryActiveHour == before.rates.perDeliveryActiveHour)
      #expect(after.rates.perRecordedMile == before.rates.perRecordedMile)
      #expect(after.net?.amount == before.net?.amount)
      #expect(after.net?.perWorkingHour != before.net?.perWorkingHour)
    }
  }

  @Test("Pauses that overlap already are still joined, and a correction elsewhere leaves them so")
  func recordedOverlap() throws {
    let overlapping = shift.differing(inPauses: [first, .evening(12, from: 1400, to: 1700)])
    #expect(ShiftMetrics(overlapping).times.paused.duration == .seconds(500))
    let added = try overlapping.addingPause(.seconds(9000, 9100), id: .number(13))
    #expect(ShiftMetrics(added).times.paused.duration == .seconds(500 + 100))
    #expect(throws: PauseCorrectionRefusal.overlapsPause(number: 2, .seconds(1400, 1700))) {
      try overlapping.correctingPause(1, to: .seconds(1200, 1401))
    }
    let parted = try overlapping.correctingPause(1, to: .seconds(1200, 1400))
    #expect(ShiftMetrics(parted).times.paused.duration == .seconds(200 + 300))
  }

  @Test("A row that ran backwards measures nothing, blocks nothing and can be put right or deleted")
  func malformedRow() throws {
    let malformed = shift.differing(inPauses: [.evening(11, from: 1500, to: 1200), second])
    #expect(ShiftMetrics(malformed).times.paused.duration == .seconds(600))
    #expect(try malformed.correctingPause(1, to: .seconds(1200, 1500)) == shift)
    #expect(try malformed.deletingPause(1) == shift.differing(inPauses: [second]))
    #expect(try malformed.addingPause(.seconds(1300, 1400), id: .number(13)).pauses.count == 3)
  }
}
