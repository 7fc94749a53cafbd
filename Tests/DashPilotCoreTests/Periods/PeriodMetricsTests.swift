import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period metrics")
struct PeriodMetricsTests {
  private func decimal(_ text: String) throws -> Money { Money(try Decimal(literal: text)) }

  @Test("A rate is the sum of amounts over the sum of hours, and not the mean of two rates")
  func sums() {
    let metrics = PeriodMetrics([.of(1, worked: 1, gross: 100_00), .of(2, worked: 9, gross: 100_00)])
    #expect(metrics.rates.perWorkingHour.isCents(20_00, 2, of: 2))
    #expect(metrics.working.isHours(10, 2, of: 2) && metrics.gross.isCents(200_00, 2, of: 2))
  }

  @Test("A shift without an amount, and one without a duration, leave the rate with both their facts")
  func unpaired() {
    let metrics = PeriodMetrics([
      .of(1, worked: 2, gross: 50_00), .of(2, worked: 8), .of(3, worked: nil, gross: 70_00),
    ])
    #expect(metrics.rates.perWorkingHour.isCents(25_00, 1, of: 3))
    #expect(metrics.gross.isCents(120_00, 2, of: 3) && metrics.working.isHours(10, 2, of: 3))
    #expect(metrics.completedShifts == 3)
  }

  @Test("A rate per mile takes the amount of a shift without a route out of it")
  func perMile() {
    let metrics = PeriodMetrics([
      .of(1, gross: 50_00, route: .miles(10)), .of(2, gross: 500_00, route: .nothing),
    ])
    #expect(metrics.rates.perRecordedMile.isCents(5_00, 1, of: 2))
  }

  @Test("A recorded amount of nothing pairs, and lowers the rate")
  func zeroAmount() {
    let metrics = PeriodMetrics([.of(1, worked: 2, gross: 0), .of(2, worked: 2, gross: 50_00)])
    #expect(metrics.rates.perWorkingHour.isCents(12_50, 2, of: 2))
    #expect(PeriodMetrics([.of(1, worked: 2, gross: 0)]).rates.perWorkingHour.isCents(0, 1, of: 1))
  }

  @Test("A divisor of nothing takes its amount out of the rate too: no time, no open time, no distance")
  func zeroDivisor() {
    let worked = PeriodMetrics([.of(1, worked: 0, gross: 50_00), .of(2, worked: 2, gross: 30_00)])
    #expect(worked.rates.perWorkingHour.isCents(15_00, 1, of: 2) && worked.working.isHours(2, 2, of: 2))
    let active = PeriodMetrics([.of(1, active: 0, gross: 50_00), .of(2, worked: 4, active: 2, gross: 30_00)])
    #expect(active.rates.perDeliveryActiveHour.isCents(15_00, 1, of: 2) && active.active.isHours(2, 2, of: 2))
    let miles = PeriodMetrics([.of(1, gross: 50_00, route: .metres(0)), .of(2, gross: 30_00, route: .miles(2))])
    #expect(miles.rates.perRecordedMile.isCents(15_00, 1, of: 2) && miles.mileage.measured == 2)
  }

  @Test("A rate keeps six digits of the exact quotient, cut and not rounded")
  func precision() throws {
    let metrics = PeriodMetrics([
      .of(1, worked: 3, active: 2, gross: 50_00, route: .metres(20_000)), .of(2, worked: 4, active: 1, gross: 50_01),
    ])
    #expect(metrics.rates.perWorkingHour.value == (try decimal("14.287142")))  // 100.01 ÷ 7 = 14.2871428…
    #expect(metrics.rates.perDeliveryActiveHour.value == (try decimal("33.336666")))  // 100.01 ÷ 3
    #expect(metrics.rates.perRecordedMile.value == (try decimal("4.023359")))  // 50 ÷ 12.427424 = 4.0233599…
  }

  @Test("Non-delivery time is taken shift by shift, of those with both times, and never total less total")
  func nonDelivery() {
    let partly = PeriodMetrics([.of(1, worked: 3, active: 1), .of(2, worked: 5)])
    #expect(partly.nonDelivery.isHours(2, 1, of: 2) && partly.active.isHours(1, 1, of: 2))
    let clamped = PeriodMetrics([.of(1, worked: 1, active: 2), .of(2, worked: 2, active: 1)])
    #expect(clamped.nonDelivery.isHours(1, 2, of: 2))
    #expect(clamped.working.isHours(3, 2, of: 2) && clamped.active.isHours(3, 2, of: 2))
  }

  @Test("Shift amounts and delivery amounts are two figures, and neither stands in for the other")
  func twoSubtotals() {
    let deliveries: [Delivery] = [
      .evening(1, accepted: 0, delivered: 60, gross: 14_75), .evening(2, accepted: 60, delivered: 120, gross: 9_50),
      .evening(3, accepted: 120, cancelled: 180),
    ]
    let metrics = PeriodMetrics([.of(1, worked: 3, gross: 86_25, deliveries: deliveries)])
    #expect(metrics.gross.isCents(86_25, 1, of: 1) && metrics.deliveries.earnings.isCents(24_25, 2, of: 3))
    let unpaid = PeriodMetrics([.of(1, worked: 3, deliveries: deliveries)])
    #expect(unpaid.gross.isCents(nil, 0, of: 1) && unpaid.deliveries.earnings.isCents(24_25, 2, of: 3))
    #expect(unpaid.rates.perWorkingHour.isCents(nil, 0, of: 1))
  }

  @Test("Active time is each shift's own union, and shifts that overlap are not joined")
  func unions() {
    let stacked: [Delivery] = [.evening(1, accepted: 0, delivered: 3600), .evening(2, accepted: 1800, delivered: 7200)]
    let metrics = PeriodMetrics([
      .of(1, worked: 3, deliveries: stacked), .of(2, at: .evening(3600), worked: 1, active: 1),
    ])
    #expect(metrics.active.isHours(3, 2, of: 2))  // 0 to 2 hours once, and 1 to 2 hours of the other shift again
  }

  @Test("Without a shift every figure is absent and every coverage is 0 of 0, which is not complete")
  func empty() {
    let metrics = PeriodMetrics([])
    #expect(metrics.completedShifts == 0 && metrics.isEmpty && !metrics.hasAnyRecords)
    for figure in [metrics.working, metrics.active, metrics.nonDelivery] { #expect(figure.isHours(nil, 0, of: 0)) }
    let rates = metrics.rates
    for figure in [
      metrics.gross, rates.perWorkingHour, rates.perDeliveryActiveHour, rates.perRecordedMile,
      metrics.deliveries.earnings,
    ] {
      #expect(figure.isCents(nil, 0, of: 0) && !figure.coverage.isComplete && figure.coverage.missing == 0)
    }
    #expect(metrics.mileage.metres == nil && metrics.mileage.miles == nil)
    #expect(metrics.mileage.coverage == Coverage(0, of: 0))
    #expect(metrics.deliveries.recorded == 0 && metrics.deliveries.places == 0)
    #expect(metrics.deliveries.waits.median == nil && metrics.deliveries.waits.sampleCount == 0)
  }

  @Test("Expenses alone are records, but leave the period without a shift")
  func onlyExpenses() {
    let metrics = PeriodMetrics([], [.of(.fuel, 42_10)])
    #expect(metrics.isEmpty && metrics.hasAnyRecords && metrics.expenses.total == Money(minorUnits: 42_10))
    let worked = PeriodMetrics([.of(1)])
    #expect(!worked.isEmpty && worked.hasAnyRecords)
  }

  @Test("A running shift enters nothing, not even the number that coverage is out of")
  func running() {
    let running = PeriodShift(
      .evening(gross: 50_00, offers: Offer.each(.evening(1, accepted: 0, pickedUp: 60))),
      route: .miles(5)
    )
    #expect(PeriodMetrics([running]) == PeriodMetrics([]))
    #expect(PeriodMetrics([running, .of(2, gross: 10_00)]) == PeriodMetrics([.of(2, gross: 10_00)]))
  }

  @Test("A running shift is in no part that a period is drawn in either")
  func runningParts() throws {
    let zone = try ZoneCalendar()
    let week = try zone.period(.week, "2025-08-23")  // a Saturday
    let running = PeriodShift(.evening(gross: 50_00), route: nil)
    let parts = zone.calendar.parts(of: week, shifts: [running, .of(2, gross: 10_00)], now: .evening(60))
    #expect(parts.map(\.shifts) == [0, 0, 0, 0, 0, 1])
    #expect(parts.last?.gross.isCents(10_00, 1, of: 1) == true)
  }
}
