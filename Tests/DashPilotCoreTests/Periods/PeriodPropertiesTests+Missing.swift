import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodPropertiesTests {
  /// The figures after one change to each shift that lacks a fact, and how many were changed.
  private func filled(
    _ history: GeneratedHistory,
    _ change: (GeneratedShift) -> PeriodShift?
  ) -> (metrics: PeriodMetrics, count: Int) {
    let changes = history.shifts.map { change($0) }
    let shifts = zip(history.shifts, changes).map { $1 ?? $0.shift }
    let metrics = PeriodMetrics(shifts: shifts, expenses: history.expenses, places: history.places)
    return (metrics, changes.compactMap(\.self).count)
  }

  private func record(
    _ shift: Shift,
    endedAt: Instant? = nil,
    gross: Money? = nil,
    offers: [Offer]? = nil
  ) -> Shift {
    Shift(
      id: shift.id,
      startedAt: shift.startedAt,
      endedAt: endedAt ?? shift.endedAt,
      grossEarnings: gross ?? shift.grossEarnings,
      fuel: shift.fuel,
      pauses: shift.pauses,
      offers: offers ?? shift.offers
    )
  }

  @Test("A missing amount that becomes an amount of nothing moves the coverage and not the sum", arguments: seeds)
  func amounts(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let before = history.metrics
    let (after, count) = filled(history) { generated in
      guard generated.record.grossEarnings == nil else { return nil }
      return PeriodShift(record(generated.record, gross: .zero), route: generated.shift.route)
    }
    #expect(count > 10 && after.gross.value == before.gross.value)
    #expect(after.gross.coverage == Coverage(before.gross.coverage.contributing + count, of: history.shifts.count))
    #expect(after.gross.coverage.isComplete && !before.gross.coverage.isComplete)
    #expect(after.rates != before.rates && after.working == before.working && after.net != before.net)
  }

  @Test("A missing duration that becomes one of nothing moves the coverage and not the sum", arguments: seeds)
  func durations(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let before = history.metrics
    let (after, count) = filled(history) { generated in
      guard generated.shift.working == nil else { return nil }
      return PeriodShift(
        record(generated.record, endedAt: generated.record.startedAt, offers: []),
        route: generated.shift.route
      )
    }
    #expect(count > 10 && after.working.value == before.working.value)
    #expect(after.working.coverage == Coverage(before.working.coverage.contributing + count, of: history.shifts.count))
    #expect(after.rates.perWorkingHour == before.rates.perWorkingHour)
  }

  @Test("A shift without a delivery that gets one of no time moves the coverage and not the sum", arguments: seeds)
  func activeTimes(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let before = history.metrics
    let (after, count) = filled(history) { generated in
      guard generated.record.offers.isEmpty, generated.shift.working != nil else { return nil }
      let start = generated.record.startedAt
      let delivery = Delivery(id: DeliveryID(generated.record.id.uuid), acceptedAt: start, deliveredAt: start)
      let offer = Offer(id: OfferID(generated.record.id.uuid), acceptedAt: start, deliveries: [delivery])
      return PeriodShift(record(generated.record, offers: [offer]), route: generated.shift.route)
    }
    #expect(count > 10 && after.active.value == before.active.value)
    #expect(after.active.coverage == Coverage(before.active.coverage.contributing + count, of: history.shifts.count))
    #expect(after.nonDelivery.coverage.contributing == before.nonDelivery.coverage.contributing + count)
    #expect(after.rates.perDeliveryActiveHour == before.rates.perDeliveryActiveHour)
  }

  @Test(
    "A missing route that becomes a measured distance of nothing moves the coverage and not the sum",
    arguments: seeds
  )
  func routes(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let before = history.metrics
    let (after, count) = filled(history) { generated in
      guard generated.shift.route?.isMeasured != true else { return nil }
      return PeriodShift(generated.record, route: .metres(0))
    }
    #expect(count > 10 && after.mileage.metres == before.mileage.metres)
    #expect(after.mileage.coverage == Coverage(before.mileage.measured + count, of: history.shifts.count))
    #expect(after.rates.perRecordedMile == before.rates.perRecordedMile)
    #expect(after.fuel.estimate.value?.cost == before.fuel.estimate.value?.cost && after.fuel != before.fuel)
    #expect(after.fuel.shifts.contributing > before.fuel.shifts.contributing)
  }

  @Test(
    "An expense of nothing moves the number of records and not the sum; the first one makes a sum",
    arguments: seeds
  )
  func expenses(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let shifts = history.shifts.map(\.shift)
    let free = Expense.of(.supplies, 0, 255)
    let before = history.metrics
    let after = PeriodMetrics(shifts: shifts, expenses: history.expenses + [free], places: history.places)
    #expect(after.expenses.total == before.expenses.total && after.expenses.count == before.expenses.count + 1)
    #expect(after.netAfterRecordedExpenses == before.netAfterRecordedExpenses && after != before)
    let first = PeriodMetrics(shifts: shifts, expenses: [free], places: history.places)
    #expect(first.netAfterRecordedExpenses.value == before.gross.value)
  }
}
