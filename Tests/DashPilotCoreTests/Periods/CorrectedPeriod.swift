import DashPilotCore
import TestSupport
import Testing

extension PeriodMetrics {
  /// The figures of a period that holds the finished evening of the corrections beside another shift and an expense.
  static func holding(_ shift: Shift) -> PeriodMetrics {
    PeriodMetrics(
      [PeriodShift(shift, route: .founding), .of(9, at: .evening(20_000), worked: 2, active: 1, gross: 40_00)],
      [.of(.fuel, 12_00)]
    )
  }
}

extension OfferCorrectionInvarianceTests {
  @Test("A period's whole figures stay under each of the four corrections, and under all of them together")
  func periods() throws {
    let shift = Shift.corrected()
    let before = PeriodMetrics.holding(shift)
    #expect(before.deliveries.recorded == 5 && before.active.value == .seconds(3900 + 3600))
    #expect(before.deliveries.earnings.isCents(28_75, 3, of: 5))  // 7.00 + 4.00 + 14.75 + 3.00
    let corrected = [
      try shift.moving(delivery: 3, toOffer: 1), try shift.splitting(deliveries: [2], id: .number(9)),
      try shift.merging(offer: 3, into: 1), try shift.separating(offer: 1, ids: [.number(9)]),
      try shift.merging(offer: 3, into: 1).separating(offer: 1, ids: [.number(8), .number(9)]),
    ]
    for after in corrected {
      #expect(after != shift && PeriodMetrics.holding(after) == before)
    }
  }
}

extension HistoricalDeliveryCancellationTests {
  @Test("A period keeps every figure: only one delivery more is counted cancelled, and one fewer delivered")
  func periods() throws {
    let shift = Shift.corrected()
    let before = PeriodMetrics.holding(shift)
    for number in [1, 2, 4] {
      let after = PeriodMetrics.holding(try shift.correctingToCancelled(delivery: number))
      #expect(after.completedShifts == before.completedShifts && after.working == before.working)
      #expect(after.gross == before.gross && after.active == before.active && after.nonDelivery == before.nonDelivery)
      #expect(after.mileage == before.mileage && after.rates == before.rates && after.expenses == before.expenses)
      #expect(after.fuel == before.fuel && after.net == before.net)
      let (old, new) = (before.deliveries, after.deliveries)
      #expect(new.delivered == old.delivered - 1 && new.cancelled == old.cancelled + 1)
      #expect(new.inProgress == old.inProgress && new.recorded == old.recorded)
      #expect(new.earnings == old.earnings && new.waits == old.waits && new.places == old.places)
    }
  }

  @Test("Deliveries with an amount never outnumber the finished ones, though every one becomes a cancelled one")
  func coverage() throws {
    var shift = Shift.corrected()
    for number in [1, 2, 4] {
      shift = try shift.correctingToCancelled(delivery: number)
      let earnings = PeriodMetrics.holding(shift).deliveries.earnings
      #expect(earnings.isCents(28_75, 3, of: 5) && earnings.coverage.contributing <= earnings.coverage.eligible)
    }
  }
}

extension HistoricalDeliveryRecoveryInvestigationTests {
  @Test("A finished period reports it in progress, and still no more deliveries with an amount than finished ones")
  func period() {
    let reopened = Shift.corrected().with(Shift.corrected().numbered(1).with([.delivered: nil]))
    let deliveries = PeriodMetrics.holding(reopened).deliveries
    #expect(deliveries.inProgress == 1 && deliveries.delivered == 3 && deliveries.recorded == 5)
    #expect(deliveries.earnings.isCents(17_75, 2, of: 4))  // the 7.00 and its tips are left out
    let alone = Shift.evening(to: 3600, offers: Offer.each(.evening(1, accepted: 0, gross: 7_00)))
    let earnings = PeriodMetrics([PeriodShift(alone, route: nil)]).deliveries.earnings
    #expect(earnings.isCents(nil, 0, of: 0) && earnings.coverage.missing == 0)
  }
}
