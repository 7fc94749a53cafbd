import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period properties")
struct PeriodPropertiesTests {
  /// The seeds of the histories that each property is held against.
  static let seeds: [UInt64] = [1, 28, 1969]

  /// The days, and the weeks from each weekday, that cover the generated months.
  private func partitions() throws -> [[Period]] {
    let zone = try ZoneCalendar()
    let first = try zone.day("2026-05-25")
    let days = (0..<80).map { zone.calendar.period(.day, holding: first.adding(days: $0)) }
    let weeks = try [Weekday.monday, .thursday, .sunday].map { weekday in
      let zone = try ZoneCalendar(from: weekday)
      return (0..<12).map { zone.calendar.period(.week, holding: first.adding(days: $0 * 7)) }
    }
    return [days] + weeks
  }

  @Test("The figures of a period are the sums of those of its days, and of its weeks", arguments: seeds)
  func sumsOfParts(seed: UInt64) throws {
    let history = GeneratedHistory(seed: seed)
    let whole = history.metrics
    for periods in try partitions() {
      let parts = periods.map { history.metrics(in: $0.span) }
      #expect(parts.map(\.completedShifts).reduce(0, +) == whole.completedShifts)
      #expect(sum(parts.map(\.working)) == whole.working && sum(parts.map(\.active)) == whole.active)
      #expect(sum(parts.map(\.nonDelivery)) == whole.nonDelivery && sum(parts.map(\.gross)) == whole.gross)
      #expect(sum(parts.map(\.deliveries.earnings)) == whole.deliveries.earnings)
      expectSums(of: parts.map(\.deliveries), whole.deliveries)
      expectSums(of: parts.map(\.mileage), whole.mileage)
      expectSums(of: parts.map(\.expenses), whole.expenses)
      expectSums(of: parts, estimates: whole)
      for rate in [\PeriodRates.perWorkingHour, \.perDeliveryActiveHour, \.perRecordedMile] {
        #expect(pairs(parts.map { $0.rates[keyPath: rate].coverage }) == whole.rates[keyPath: rate].coverage)
      }
    }
  }

  private func pairs(_ coverages: [Coverage]) -> Coverage {
    Coverage(coverages.map(\.contributing).reduce(0, +), of: coverages.map(\.eligible).reduce(0, +))
  }

  private func sum(_ figures: [Covered<Duration>]) -> Covered<Duration> {
    let values = figures.compactMap(\.value)
    return Covered(values.isEmpty ? nil : values.reduce(.zero, +), pairs(figures.map(\.coverage)))
  }

  private func sum(_ figures: [Covered<Money>]) -> Covered<Money> {
    let values = figures.compactMap(\.value)
    return Covered(values.isEmpty ? nil : values.reduce(.zero, +), pairs(figures.map(\.coverage)))
  }

  private func expectSums(of parts: [PeriodDeliveries], _ whole: PeriodDeliveries) {
    for count in [\PeriodDeliveries.delivered, \.cancelled, \.inProgress, \.recorded, \.waits.sampleCount] {
      #expect(parts.map { $0[keyPath: count] }.reduce(0, +) == whole[keyPath: count])
    }
  }

  private func expectSums(of parts: [PeriodMileage], _ whole: PeriodMileage) {
    for count in [\PeriodMileage.measured, \.partial, \.unmeasured, \.total, \.segments, \.gaps] {
      #expect(parts.map { $0[keyPath: count] }.reduce(0, +) == whole[keyPath: count])
    }
    #expect(parts.contains(where: \.inferred) == whole.inferred)
    let metres = parts.compactMap(\.metres).reduce(0, +)
    #expect(abs(metres - (whole.metres ?? .nan)) < 0.001)
  }

  private func expectSums(of parts: [PeriodExpenses], _ whole: PeriodExpenses) {
    #expect(parts.map(\.count).reduce(0, +) == whole.count)
    #expect(parts.compactMap(\.total).reduce(.zero, +) == whole.total)
    for category in whole.byCategory {
      let totals = parts.flatMap(\.byCategory).filter { $0.category == category.category }
      #expect(totals.map(\.total).reduce(.zero, +) == category.total)
      #expect(totals.map(\.count).reduce(0, +) == category.count)
    }
  }

  private func expectSums(of parts: [PeriodMetrics], estimates whole: PeriodMetrics) {
    let sums = parts.compactMap(\.fuel.estimate.value)
    #expect(sums.map(\.cost).reduce(.zero, +) == whole.fuel.estimate.value?.cost)
    #expect(sums.map(\.gallons).reduce(0, +) == whole.fuel.estimate.value?.gallons)
    #expect(pairs(parts.map(\.fuel.shifts)) == whole.fuel.shifts && pairs(parts.map(\.net.shifts)) == whole.net.shifts)
    #expect(parts.contains(where: \.fuel.isFloor) == whole.fuel.isFloor)
    #expect(parts.contains(where: \.net.isCeiling) == whole.net.isCeiling)
    let ledgers = parts.compactMap(\.net.ledger.value)
    #expect(ledgers.map(\.earnings).reduce(.zero, +) == whole.net.ledger.value?.earnings)
    #expect(ledgers.map(\.fuel).reduce(.zero, +) == whole.net.ledger.value?.fuel)
    #expect(abs(parts.map(\.fuel.contributingMetres).reduce(0, +) - whole.fuel.contributingMetres) < 0.001)
  }

  @Test("The order of shifts, deliveries and expenses never changes anything", arguments: seeds)
  func shuffled(seed: UInt64) {
    let history = GeneratedHistory(seed: seed)
    var numbers = SeededNumbers(seed: seed + 1)
    let whole = history.metrics
    for _ in 0..<5 {
      let shifts = history.shifts.map { generated in
        let shift = generated.record
        return PeriodShift(shift.with(offers: shift.offers.shuffled(using: &numbers)), route: generated.shift.route)
      }
      let metrics = PeriodMetrics(
        shifts: shifts.shuffled(using: &numbers),
        expenses: history.expenses.shuffled(using: &numbers),
        places: history.places
      )
      #expect(metrics == whole)
    }
  }

  @Test("The generated months hold each sort of fact, so that no property holds for want of one", arguments: seeds)
  func variety(seed: UInt64) {
    let metrics = GeneratedHistory(seed: seed).metrics
    let coverages = [
      metrics.working.coverage, metrics.active.coverage, metrics.gross.coverage, metrics.nonDelivery.coverage,
      metrics.mileage.coverage, metrics.deliveries.earnings.coverage, metrics.rates.perWorkingHour.coverage,
      metrics.rates.perDeliveryActiveHour.coverage, metrics.rates.perRecordedMile.coverage, metrics.fuel.shifts,
      metrics.net.shifts,
    ]
    #expect(coverages.allSatisfy { $0.contributing > 10 && $0.missing > 10 })
    #expect(metrics.mileage.partial > 10 && metrics.deliveries.cancelled > 10 && metrics.fuel.isFloor)
    #expect(metrics.expenses.byCategory.count == 5 && metrics.deliveries.places == 5)
  }
}
