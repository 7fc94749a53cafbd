import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodMetricsTests {
  @Test(
    "Coverage is complete when something is eligible and all of it contributes; what is missing is never below zero",
    arguments: [
      (0, 0, false, 0), (0, 1, false, 1), (0, 2, false, 2), (1, 1, true, 0), (1, 2, false, 1), (2, 2, true, 0),
      (3, 2, true, 0), (1, 0, false, 0),
    ]
  )
  func coverage(contributing: Int, eligible: Int, isComplete: Bool, missing: Int) {
    let coverage = Coverage(contributing, of: eligible)
    #expect(coverage.isComplete == isComplete && coverage.missing == missing)
  }

  @Test("A zero contributes to every figure of a shift, and a missing fact to none of those that need it")
  func zeroes() {
    let zero = PeriodMetrics([.of(1, worked: 0, active: 0, gross: 0, route: .metres(0))])
    for figure in [zero.working, zero.active, zero.nonDelivery] { #expect(figure.isHours(0, 1, of: 1)) }
    #expect(zero.gross.isCents(0, 1, of: 1) && zero.mileage.metres == 0 && zero.mileage.measured == 1)
    #expect(zero.mileage.miles?.decimal == 0)
    let rates = [zero.rates.perWorkingHour, zero.rates.perDeliveryActiveHour, zero.rates.perRecordedMile]
    for rate in rates { #expect(rate.isCents(nil, 0, of: 1)) }
    let nothing = PeriodMetrics([.of(1, worked: nil)])
    for figure in [nothing.working, nothing.active, nothing.nonDelivery] { #expect(figure.isHours(nil, 0, of: 1)) }
    #expect(nothing.gross.isCents(nil, 0, of: 1) && nothing.mileage.metres == nil && nothing.mileage.unmeasured == 1)
    #expect(nothing.completedShifts == 1 && !nothing.isEmpty)
  }

  @Test("Each missing fact lowers the coverage of its own figures and leaves every other whole")
  func missing() {
    let whole = PeriodShift.of(1, worked: 2, active: 1, gross: 40_00, route: .miles(4))
    let noAmount = PeriodMetrics([whole, .of(2, worked: 2, active: 1, route: .miles(4))])
    #expect(noAmount.gross.isCents(40_00, 1, of: 2) && noAmount.working.isHours(4, 2, of: 2))
    #expect(noAmount.rates.perWorkingHour.isCents(20_00, 1, of: 2))
    #expect(noAmount.rates.perDeliveryActiveHour.isCents(40_00, 1, of: 2))
    #expect(noAmount.rates.perRecordedMile.isCents(10_00, 1, of: 2) && noAmount.mileage.measured == 2)
    let noDelivery = PeriodMetrics([whole, .of(2, worked: 2, gross: 40_00, route: .miles(4))])
    #expect(noDelivery.active.isHours(1, 1, of: 2) && noDelivery.nonDelivery.isHours(1, 1, of: 2))
    #expect(noDelivery.rates.perDeliveryActiveHour.isCents(40_00, 1, of: 2))
    #expect(noDelivery.rates.perWorkingHour.isCents(20_00, 2, of: 2))
    let noRoute = PeriodMetrics([whole, .of(2, worked: 2, active: 1, gross: 40_00, route: nil)])
    #expect(noRoute.mileage.coverage == Coverage(1, of: 2) && noRoute.rates.perRecordedMile.isCents(10_00, 1, of: 2))
    #expect(noRoute.rates.perWorkingHour.isCents(20_00, 2, of: 2))
  }

  @Test("An end before the start is left out of working, active and non-delivery time, and never clamped to nothing")
  func negative() {
    let backwards = PeriodShift(
      .evening(to: -60, gross: 30_00, offers: Offer.each(.evening(1, accepted: 0, delivered: 600))),
      route: .miles(3)
    )
    let metrics = PeriodMetrics([backwards, .of(2, worked: 1, active: 1, gross: 10_00)])
    for figure in [metrics.working, metrics.active] { #expect(figure.isHours(1, 1, of: 2)) }
    #expect(metrics.nonDelivery.isHours(0, 1, of: 2))
    #expect(metrics.gross.isCents(40_00, 2, of: 2) && metrics.rates.perWorkingHour.isCents(10_00, 1, of: 2))
    #expect(metrics.rates.perRecordedMile.isCents(10_00, 1, of: 2))
  }

  @Test("Paused time is subtracted from each shift, and a shift paused throughout has worked for no time")
  func paused() {
    let paused = PeriodShift(
      .evening(to: 7200, gross: 30_00, pauses: [.evening(1, from: 600, to: 4200)]),
      route: .nothing
    )
    let throughout = PeriodShift(
      .evening(to: 3600, gross: 30_00, pauses: [.evening(1, from: 0, to: 3600)]),
      route: .nothing
    )
    let metrics = PeriodMetrics([paused, throughout])
    #expect(metrics.working.isHours(1, 2, of: 2) && metrics.rates.perWorkingHour.isCents(30_00, 1, of: 2))
  }

  @Test("Metres are added and turned into miles once, so that what each would lose is kept")
  func metres() throws {
    let each = 1609.344 * 0.000_000_4  // rounds to no millionth of a mile by itself
    let metrics = PeriodMetrics((1...5).map { .of($0, route: .metres(each)) })
    #expect(metrics.mileage.miles?.decimal == (try Decimal(literal: "0.000002")))
    let three = PeriodMetrics([.of(1, route: .miles(1.5)), .of(2, route: .nothing), .of(3, route: .miles(2.25))])
    #expect(three.mileage.miles?.decimal == (try Decimal(literal: "3.75")))
  }

  @Test("Four counts of routes are kept, and partial ones are among the measured ones")
  func routes() {
    let metrics = PeriodMetrics([
      .of(1, route: .miles(1)), .of(2, route: .miles(1, gaps: 2)), .of(3, route: .miles(1, inferred: true)),
      .of(4, route: .unmeasurable), .of(5, route: .nothing), .of(6, route: nil), .of(7, route: .metres(0)),
    ])
    let mileage = metrics.mileage
    #expect(mileage.measured == 4 && mileage.partial == 2 && mileage.unmeasured == 3 && mileage.total == 7)
    #expect(mileage.coverage == Coverage(4, of: 7) && mileage.miles == Miles(metres: 3 * 1609.344))
    #expect(mileage.segments == 1 + 3 + 1 + 1 && mileage.gaps == 2 && mileage.inferred)
    let exact = PeriodMetrics([.of(1, route: .miles(1)), .of(2, route: .unmeasurable)]).mileage
    #expect(exact.partial == 0 && exact.gaps == 0 && !exact.inferred)
  }

  @Test("Where no route is measured there is no mileage, of one shift or of many")
  func unmeasured() {
    let mileage = PeriodMetrics([.of(1, route: .unmeasurable), .of(2, route: .nothing), .of(3, route: nil)]).mileage
    #expect(mileage.metres == nil && mileage.miles == nil && mileage.coverage == Coverage(0, of: 3))
  }

  @Test("The kind of the period is no part of it: the same records make the same figures, whatever selected them")
  func order() {
    let shifts: [PeriodShift] = [
      .of(3, at: .evening(7200), gross: 10_00, route: .metres(0.1)), .of(2, at: .evening(7200), route: .metres(0.2)),
      .of(1, gross: 20_00, route: .metres(0.3)),
    ]
    let expected = PeriodMetrics(shifts)
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(PeriodMetrics(order.map { shifts[$0] }) == expected)
    }
    #expect(expected.mileage.metres == 0.3 + 0.2 + 0.1)
  }
}
