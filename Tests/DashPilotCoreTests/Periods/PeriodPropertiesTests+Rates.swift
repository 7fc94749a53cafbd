import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodPropertiesTests {
  /// The pairs of a rate: the cents of a shift and a divisor above zero, as they were generated.
  private func pairs(_ shifts: [GeneratedShift], _ divisor: (GeneratedShift) -> Int?) -> [(cents: Int, divisor: Int)] {
    shifts.compactMap { shift in
      guard let cents = shift.cents, let divisor = divisor(shift), divisor > 0 else { return nil }
      return (cents, divisor)
    }
  }

  /// The sum of cents over the sum of divisors in millionths of a dollar, cut; a unit is so many of the divisor.
  private func quotient(_ pairs: [(cents: Int, divisor: Int)], unit: Int) -> Decimal? {
    let (cents, divisor) = (pairs.map(\.cents).reduce(0, +), pairs.map(\.divisor).reduce(0, +))
    guard divisor > 0 else { return nil }
    return Decimal(cents * 10_000 * unit / divisor) / 1_000_000
  }

  @Test("Each rate is the sum of amounts over the sum of divisors of the same shifts", arguments: seeds)
  func quotients(seed: UInt64) throws {
    let history = GeneratedHistory(seed: seed)
    let zone = try ZoneCalendar()
    let weeks = try (0..<10).map {
      zone.calendar.period(.week, holding: try zone.day("2026-06-01").adding(days: $0 * 7))
    }
    for span in weeks.map(\.span) + [.always] {
      let shifts = history.shifts.filter { span.contains($0.record.startedAt) }
      let rates = history.metrics(in: span).rates
      let expected = [
        (rates.perWorkingHour, pairs(shifts, \.working), 3_600_000),
        (rates.perDeliveryActiveHour, pairs(shifts, \.active), 3_600_000),
        (rates.perRecordedMile, pairs(shifts, \.miles), 1_000_000),
      ]
      for (rate, pairs, unit) in expected {
        #expect(rate.value?.amount == quotient(pairs, unit: unit))
        #expect(rate.coverage == Coverage(pairs.count, of: shifts.count))
      }
    }
  }

  @Test("Times and amounts are the sums of what was put in, shift by shift", arguments: seeds)
  func sums(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let (shifts, metrics) = (history.shifts, history.metrics)
    func milliseconds(_ values: [Int?]) -> Covered<Duration> {
      let present = values.compactMap(\.self)
      return Covered(.milliseconds(present.reduce(0, +)), Coverage(present.count, of: values.count))
    }
    #expect(metrics.working == milliseconds(shifts.map(\.working)))
    #expect(metrics.active == milliseconds(shifts.map(\.active)))
    let rest = shifts.map { shift -> Int? in
      guard let working = shift.working, let active = shift.active else { return nil }
      return max(0, working - active)
    }
    #expect(metrics.nonDelivery == milliseconds(rest))
    let cents = shifts.compactMap(\.cents)
    #expect(metrics.gross.isCents(cents.reduce(0, +), cents.count, of: shifts.count))
  }

  @Test("A rate lies among the rates of its shifts, and is not their mean", arguments: seeds)
  func notMean(seed: UInt64) throws {
    let history = GeneratedHistory(seed: seed)
    let rates = history.metrics.rates
    for (rate, divisor) in [
      (rates.perWorkingHour, \GeneratedShift.working), (rates.perDeliveryActiveHour, \.active),
      (rates.perRecordedMile, \.miles),
    ] {
      let unit = divisor == \.miles ? 1_000_000 : 3_600_000
      let single = pairs(history.shifts) { $0[keyPath: divisor] }.compactMap { quotient([$0], unit: unit) }
      let (value, mean) = (try #require(rate.value).amount, single.reduce(0, +) / Decimal(single.count))
      let (least, most) = (try #require(single.min()), try #require(single.max()))
      #expect(least < value && value < most)
      #expect(abs(value - mean) > 1)
    }
  }

  @Test("Expenses move no rate, no time, no distance and no estimate", arguments: seeds)
  func expensesMoveNothing(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    let (with, without) = (
      history.metrics,
      PeriodMetrics(shifts: history.shifts.map(\.shift), expenses: [], places: history.places)
    )
    #expect(with.rates == without.rates && with.gross == without.gross && with.working == without.working)
    #expect(with.active == without.active && with.nonDelivery == without.nonDelivery)
    #expect(with.mileage == without.mileage && with.deliveries == without.deliveries)
    #expect(with.fuel == without.fuel && with.net == without.net)
    #expect(with.expenses != without.expenses && without.netAfterRecordedExpenses.reason == .noExpenseRecorded)
  }
}
