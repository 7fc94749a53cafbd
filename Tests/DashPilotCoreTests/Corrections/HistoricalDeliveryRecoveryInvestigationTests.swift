import DashPilotCore
import Foundation
import TestSupport
import Testing

/// Evidence for a refusal: a finished shift that holds a reopened delivery, which no command creates, and what every
/// reader does with it.
@Suite("Historical delivery recovery investigation")
struct HistoricalDeliveryRecoveryInvestigationTests {
  /// The finished evening with Delivery 1 reopened by hand, beside its siblings or alone.
  private let beside = Shift.corrected().with(Shift.corrected().numbered(1).with([.delivered: nil]))
  private let alone = Shift.corrected(offers: [.evening(1, [Offer.corrected[0].deliveries[0].with([.delivered: nil])])])

  @Test("No operation makes it")
  func refused() {
    #expect(throws: ReopenRefusal.shiftEnded) { try Shift.corrected().reopening(delivery: 1) }
    #expect(throws: EndRefusal.deliveriesInProgress(count: 1)) {
      try Shift.evening(offers: Offer.corrected).reopening(delivery: 1).ending(
        at: .live(now: .evening(9000)),
        newestPosition: nil
      )
    }
  }

  @Test("The delivery is stuck: it is never finished, cancelled, reopened, corrected or paid again")
  func stuck() {
    let now = EventTime.live(now: .evening(11_000))
    #expect(throws: DeliveryStepRefusal.shiftEnded) { try beside.recording(.deliver, ofDelivery: 1, at: now) }
    #expect(throws: DeliveryStepRefusal.shiftEnded) { try beside.cancelling(delivery: 1, at: now) }
    #expect(throws: ReopenRefusal.shiftEnded) { try beside.reopening(delivery: 1) }
    #expect(throws: CancellationCorrectionRefusal.notDelivered(number: 1)) {
      try beside.correctingToCancelled(delivery: 1)
    }
    #expect(throws: TimesCorrectionRefusal.deliveryNotFinished(number: 1)) {
      try beside.correctingTimes(ofDelivery: 1, to: [.pickedUp: .evening(1500)])
    }
    #expect(throws: EarningsRefusal.deliveryNotFinished(number: 1)) {
      try beside.recordingEarnings(Money(minorUnits: 900), ofDelivery: 1)
    }
  }

  @Test("The shift's end, its times, its route and its card are untouched")
  func untouched() {
    let (before, after) = (ShiftMetrics(.corrected(), route: .founding), ShiftMetrics(beside, route: .founding))
    #expect(beside.state == .ended && beside.endedAt == .evening(10_800))
    #expect(after.times == before.times && after.route == before.route)
    #expect(after.rates.perWorkingHour == before.rates.perWorkingHour)
    #expect(after.rates.perRecordedMile == before.rates.perRecordedMile)
    #expect(ShiftCard(of: beside, route: nil).controls.isEmpty)
    #expect(Reminder.reminders(for: beside, readAt: .evening(11_000)).isEmpty)
  }

  @Test("Alone, the active time is not measurable, and nothing that divides by it is there")
  func unmeasurable() {
    let metrics = ShiftMetrics(alone)
    #expect(metrics.active.duration == nil && metrics.nonDelivery == nil)
    #expect(metrics.active.source == 1 && metrics.active.unfinished == 1 && metrics.active.counted == 0)
    #expect(metrics.rates.perDeliveryActiveHour == .unavailable(.deliveryActiveTimeNotMeasurable))
  }

  @Test("Beside a sibling the active time is silently short, and the rate over it stands as if it were whole")
  func silentlyShort() {
    let pair = Shift.corrected(
      offers: Offer.each(
        Offer.corrected[0].deliveries[0].with([.delivered: nil]),
        .evening(2, accepted: 2100, delivered: 3000)
      )
    )
    let metrics = ShiftMetrics(pair)
    #expect(metrics.active.duration == .seconds(900))  // 600 to 2100 is missing
    #expect(metrics.active.source == 2 && metrics.active.counted == 1 && metrics.active.unfinished == 1)
    #expect(metrics.rates.perDeliveryActiveHour == .available(Money(minorUnits: 34_500)))  // $86.25 in a quarter hour
  }

  @Test("The offer is in progress for ever, and a finished shift reports work in progress")
  func permanentlyInProgress() {
    #expect(beside.offers.map(\.state) == [.inProgress, .cancelled, .completed])
    #expect(beside.deliveriesInProgress.map(\.number) == [1])
  }

  @Test("It carries an amount though it is not eligible for one, so those with an amount outnumber the finished ones")
  func amounts() {
    let finished = alone.deliveries.count { $0.delivery.state.isFinished }
    let recorded = alone.deliveries.count { $0.delivery.grossEarnings != nil }
    #expect(finished == 0 && recorded == 1)
    #expect(alone.numbered(1).ownRate == .unavailable(.deliveryNotCompleted))
  }

  @Test("An export is written with an active state, and its two counts no longer reach its deliveries")
  func export() throws {
    let json = JSON.shift(beside, metrics: ShiftMetrics(beside), places: [:])
    let parsed = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
    let object = try #require(parsed as? [String: Any])
    let deliveries = try #require(object["deliveries"] as? [[String: Any]])
    #expect(deliveries.map { $0["state"] as? String } == ["pickedUp", "delivered", "cancelled", "delivered"])
    #expect(object["deliveredCount"] as? Int == 2 && object["cancelledCount"] as? Int == 1)
    #expect(deliveries.count == 4 && deliveries[0]["deliveredAt"] is NSNull)
  }
}
