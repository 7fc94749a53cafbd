import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodExpensesTests {
  /// The expenses that a period holds by their own instants.
  private func held(_ expenses: [Expense], by period: Period) -> PeriodExpenses {
    PeriodExpenses(of: expenses.filter { period.span.contains($0.occurredAt) })
  }

  @Test("An expense is of the day that holds its own instant: half open, over a day of 23 hours")
  func membership() throws {
    let zone = try ZoneCalendar()
    let instants = try [
      "2026-03-08T04:59:59.999", "2026-03-08T05:00:00.000", "2026-03-08T07:00:00.000", "2026-03-09T03:59:59.999",
      "2026-03-09T04:00:00.000",
    ]
    .map { try #require(Instant(stored: "\($0)Z")) }
    let expenses = zip([1_00, 2_00, 4_00, 8_00, 16_00], instants).enumerated().map { index, pair in
      Expense.of(.fuel, pair.0, UInt8(index + 1), at: pair.1)
    }
    let days = try ["2026-03-07", "2026-03-08", "2026-03-09"].map { try held(expenses, by: zone.period(.day, $0)) }
    #expect(days.map(\.total) == [1_00, 14_00, 16_00].map { Money(minorUnits: $0) })
    #expect(days.map(\.count) == [1, 3, 1])
  }

  @Test("A month is totalled from its own records, and no neighbour's")
  func month() throws {
    let zone = try ZoneCalendar()
    let instants = try ["2026-02-28T12:00", "2026-03-01T05:00", "2026-03-31T23:00", "2026-04-01T04:00"]
      .map { try zone.utc($0) }
    let expenses = instants.enumerated().map { Expense.of(.supplies, 10_00 + $0, UInt8($0 + 1), at: $1) }
    let months = try ["2026-02-01", "2026-03-01", "2026-04-01"].map {
      try held(expenses, by: zone.period(.month, $0))
    }
    #expect(months.map(\.total) == [10_00, 20_03, 10_03].map { Money(minorUnits: $0) })
    #expect(months.map(\.count) == [1, 2, 1])
  }

  @Test("A day of costs without a shift reports its costs, and no net of it")
  func costsAlone() {
    let metrics = PeriodMetrics([], [.of(.maintenance, 89_99), .of(.fuel, 20_00, 2)])
    #expect(metrics.isEmpty && metrics.hasAnyRecords)
    #expect(metrics.expenses.total == Money(minorUnits: 109_99) && metrics.expenses.count == 2)
    #expect(metrics.netAfterRecordedExpenses == .unavailable(.noEarningsRecorded))
    #expect(metrics.gross.isCents(nil, 0, of: 0))
  }

  @Test("No expense changes a gross figure, a rate, a time, a distance, the fuel or the estimated net")
  func grossStays() {
    let shifts: [PeriodShift] = [
      .of(1, worked: 4, active: 2, gross: 100_00, fuel: .of(25, 4_00), route: .miles(50)), .of(2, worked: 1),
    ]
    let bare = PeriodMetrics(shifts)
    for spent in [[0], [1_00], [500_00, 3_33]] {
      let metrics = PeriodMetrics(shifts, spent.enumerated().map { .of(.fuel, $1, UInt8($0 + 1)) })
      #expect(metrics.gross == bare.gross && metrics.rates == bare.rates && metrics.working == bare.working)
      #expect(metrics.active == bare.active && metrics.nonDelivery == bare.nonDelivery)
      #expect(metrics.mileage == bare.mileage && metrics.deliveries == bare.deliveries)
      #expect(metrics.fuel == bare.fuel && metrics.net == bare.net)
      #expect(metrics.expenses != bare.expenses)
    }
  }

  @Test("Net after recorded expenses stands with its pair, its number of records and its caution, in its own words")
  func wording() throws {
    let zone = try ZoneCalendar()
    let metrics = PeriodMetrics([.of(1, gross: 40_00), .of(2)], [.of(.maintenance, 89_99), .of(.fuel, 1_00, 2)])
    let period = try zone.period(.day, "2025-08-23")
    let report = PeriodReport(
      summary: PeriodSummary(period: period, metrics: metrics),
      named: NamedPeriod(period, in: zone.calendar, now: .evening),
      parts: [],
      isMeasured: true,
      comparison: nil,
      writing: .newYork
    )
    .report
    let entry = try #require(
      report.sections.flatMap(\.entries).first { $0.label?.lowercased() == "net after recorded expenses" }
    )
    #expect(entry.text.hasPrefix("-$50.99"))
    let said = entry.spoken.lowercased()
    for words in ["net after recorded expenses", "1 of 2 shifts", "2 expense records"] { #expect(said.contains(words)) }
    let all = report.sections.flatMap(\.entries).flatMap { [$0.text, $0.label ?? "", $0.spoken] }
    for text in all.map({ $0.lowercased() }) {
      for word in ["profit", "take-home", "earned", "income", "tax", "deduct", "write-off", "reimburse"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
  }
}
