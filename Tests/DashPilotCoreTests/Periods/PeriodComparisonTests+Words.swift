import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodComparisonTests {
  private func sections(_ comparison: PeriodComparison) throws -> [Report.Section] {
    let calendar = try ZoneCalendar().calendar
    let now = comparison.current.period.span.end.later(hours: 72)
    return ComparisonReport(
      comparison: comparison,
      current: NamedPeriod(comparison.current.period, in: calendar, now: now),
      previous: NamedPeriod(comparison.previous.period, in: calendar, now: now),
      writing: .newYork
    )
    .sections
  }

  /// The rows in fours: the figure, one side, the other side, the change.
  private func rows(_ comparison: PeriodComparison) throws -> [[Report.Entry]] {
    let entries = try #require(sections(comparison).last).entries
    return stride(from: 0, to: entries.count, by: 4).map { Array(entries[$0..<$0 + 4]) }
  }

  private func change(_ figure: ComparedFigure, _ current: PeriodMetrics, _ previous: PeriodMetrics) throws -> String {
    let comparison = try PeriodComparison.days(current, previous)
    let index = try #require(comparison.rows.firstIndex { $0.figure == figure })
    return try rows(comparison)[index][3].text
  }

  @Test("Totals are more or less recorded, rates are higher or lower, and the same figure is no change")
  func words() throws {
    let (high, low) = (PeriodMetrics([.of(1, gross: 80_00)]), PeriodMetrics([.of(1, gross: 64_00)]))
    let rows: [(ComparedFigure, PeriodMetrics, PeriodMetrics, String)] = [
      (.recordedGrossEarnings, high, low, "$16.00 more recorded, 25% more"),
      (.recordedGrossEarnings, low, high, "$16.00 less recorded, 20% less"),
      (.perWorkingHour, high, low, "$16.00 higher, 25% higher"),
      (.perWorkingHour, low, high, "$16.00 lower, 20% lower"), (.recordedGrossEarnings, high, high, "no change"),
      (.perWorkingHour, high, high, "no change"), (.workingTime, high, low, "no change"),
    ]
    for (figure, current, previous, text) in rows { #expect(try change(figure, current, previous) == text) }
  }

  @Test("A duration's change is the text of the difference of the two shown values")
  func durationWords() throws {
    let sides = [180.0, 45].map { PeriodMetrics([.of(1, worked: $0 / 3600)]) }
    #expect(try change(.workingTime, sides[0], sides[1]) == "2 min more recorded, 300% more")
    #expect(try change(.workingTime, sides[1], sides[0]) == "2 min less recorded, 75% less")
  }

  @Test("Less than half a percent is said on a row that changed, and not on one that did not")
  func halfAPercent() throws {
    let sides = [100_49, 100_00].map { PeriodMetrics([.of(1, gross: $0)]) }
    let text = try change(.recordedGrossEarnings, sides[0], sides[1])
    #expect(text.hasPrefix("$0.49 more recorded") && text.contains("less than half a percent") && !text.contains("%"))
    #expect(try change(.recordedGrossEarnings, sides[1], sides[1]) == "no change")
  }

  @Test("Both bases are printed on every row but the two counts, with the caution and both lengths")
  func printedBases() throws {
    let full = PeriodMetrics(
      [.of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20, gaps: 1)), .of(2)],
      [.of(.fuel, 5_00)]
    )
    for (current, previous) in [(full, full), (full, PeriodMetrics([])), (PeriodMetrics([]), full)] {
      let comparison = try PeriodComparison.of(.month, "2026-03-01", current, previous)
      for (row, entries) in zip(comparison.rows, try rows(comparison)) {
        let isCount = row.figure == .completedShifts || row.figure == .deliveriesCompleted
        #expect(entries[1...2].allSatisfy { $0.columns.isEmpty == isCount }, "\(row.figure)")
      }
      let remarks = try #require(sections(comparison).first).entries.map(\.text)
      #expect(remarks.contains { $0.contains("31 days") && $0.contains("28 days") })
      #expect(remarks.contains { $0.contains("records, not work") })
    }
  }

  @Test("No word judges, aims, ranks or foretells, seen or heard")
  func never() throws {
    let (one, two) = (
      PeriodMetrics([.of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20))], [.of(.fuel, 5_00)]),
      PeriodMetrics([.of(1, worked: 3, active: 1, gross: 0, route: .miles(9, gaps: 1)), .of(2)])
    )
    let never = [
      "better", "worse", "improve", "goal", "target", "trend", "forecast", "rank", "score", "profit", "last week",
      "tomorrow", "on track",
    ]
    for (current, previous) in [(one, two), (two, one), (one, PeriodMetrics([]))] {
      let sections = try sections(PeriodComparison.days(current, previous, isInProgress: true))
      let seen = sections.flatMap(\.entries).flatMap { [$0.label ?? "", $0.text] + $0.columns }
      for text in (seen + sections.flatMap(\.spoken)).map({ $0.lowercased() }) {
        #expect(!never.contains { text.contains($0) }, "\(text)")
      }
    }
  }
}
