import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodComparisonTests {
  /// So many shifts of an hour, the first ones with an amount.
  private func shifts(_ count: Int, paid: Int) -> PeriodMetrics {
    PeriodMetrics((0..<count).map { .of(UInt8($0 + 1), gross: $0 < paid ? 20_00 : nil) })
  }

  @Test(
    "A basis is complete when nothing is known to be missing",
    arguments: [
      (ComparisonBasis.exactCount, true), (.coverage(Coverage(1, of: 1)), true), (.coverage(Coverage(1, of: 2)), false),
      (.coverage(Coverage(0, of: 0)), false), (.coverage(Coverage(0, of: 2)), false),
      (.routes(measured: 2, partial: 0, total: 2), true), (.routes(measured: 2, partial: 1, total: 2), false),
      (.routes(measured: 1, partial: 0, total: 2), false), (.routes(measured: 0, partial: 0, total: 0), false),
      (.recordCount(0), false), (.recordCount(9), false),
    ]
  )
  func basisComplete(basis: ComparisonBasis, isComplete: Bool) {
    #expect(basis.isComplete == isComplete)
  }

  @Test("Every row has both bases: exact counts, coverages, routes, and a number of records")
  func bases() throws {
    let current = PeriodMetrics(
      [
        .of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20, gaps: 1)), .of(2, gross: 5_00),
        .of(3, worked: nil, route: .miles(1)),
      ],
      [.of(.fuel, 5_00), .of(.other, 5_00, 2)]
    )
    let previous = PeriodMetrics([.of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20))], [.of(.fuel, 1_00)])
    let comparison = try PeriodComparison.days(current, previous)
    let whole = ComparisonBasis.coverage(Coverage(1, of: 1))
    let expected: [(ComparedFigure, ComparisonBasis, ComparisonBasis)] = [
      (.completedShifts, .exactCount, .exactCount), (.workingTime, .coverage(Coverage(2, of: 3)), whole),
      (.deliveryActiveTime, .coverage(Coverage(1, of: 3)), whole),
      (.recordedGrossEarnings, .coverage(Coverage(2, of: 3)), whole),
      (.perWorkingHour, .coverage(Coverage(2, of: 3)), whole),
      (.perDeliveryActiveHour, .coverage(Coverage(1, of: 3)), whole),
      (.recordedExpenses, .recordCount(2), .recordCount(1)),
      (
        .recordedMileage, .routes(measured: 2, partial: 1, total: 3), .routes(measured: 1, partial: 0, total: 1)
      ),
      (.perRecordedMile, .coverage(Coverage(1, of: 3)), whole), (.deliveriesCompleted, .exactCount, .exactCount),
    ]
    #expect(comparison.rows.count == expected.count)
    for (figure, current, previous) in expected {
      let row = try comparison.row(figure)
      #expect(row.currentBasis == current && row.previousBasis == previous, "\(figure)")
    }
  }

  @Test("2 of 2 beside 1 of 1 states no difference of coverage, and 1 of 2 beside 1 of 1 does")
  func coverageDiffers() throws {
    let rows: [((Int, Int), (Int, Int), Bool)] = [
      ((2, 2), (1, 1), false), ((1, 2), (1, 1), true), ((1, 1), (1, 2), true), ((1, 2), (1, 2), false),
      ((1, 2), (2, 3), true), ((1, 2), (2, 2), true), ((0, 2), (1, 1), true), ((0, 2), (0, 1), false),
    ]
    for (current, previous, differs) in rows {
      let comparison = try PeriodComparison.days(
        shifts(current.1, paid: current.0),
        shifts(previous.1, paid: previous.0)
      )
      #expect(comparison.states == (differs ? [.coverageDiffers] : []), "\(current) \(previous)")
    }
  }

  @Test("Routes state it too: a partial one beside a whole one, and one measured beside none")
  func routesDiffer() throws {
    func driven(_ routes: RouteMeasurement...) -> PeriodMetrics {
      PeriodMetrics(routes.enumerated().map { .of(UInt8($0 + 1), route: $1) })
    }
    let rows = [
      (driven(.miles(5, gaps: 1)), driven(.miles(5)), true), (driven(.miles(5), .nothing), driven(.miles(5)), true),
      (driven(.miles(5)), driven(.nothing), true), (driven(.miles(5), .miles(5)), driven(.miles(5)), false),
      (driven(.miles(5, gaps: 1)), driven(.miles(9, inferred: true)), false),
      (driven(.nothing), driven(.nothing), false),
    ]
    for (current, previous, differs) in rows {
      #expect(try PeriodComparison.days(current, previous).states == (differs ? [.coverageDiffers] : []))
    }
  }

  @Test("Numbers of expense records, and counts, never state it")
  func recordCounts() throws {
    let one = PeriodMetrics([.of(1, gross: 20_00)], [.of(.fuel, 5_00)])
    let two = PeriodMetrics([.of(1, gross: 20_00)], [.of(.fuel, 5_00), .of(.fuel, 5_00, 2)])
    let none = PeriodMetrics([.of(1, gross: 20_00)])
    for (current, previous) in [(one, two), (two, one), (one, none), (none, one)] {
      #expect(try PeriodComparison.days(current, previous).states == [])
    }
  }

  @Test("Lengths differ of months alone, by days and never by hours, and never of a range")
  func lengths() throws {
    let one = shifts(1, paid: 1)
    let rows: [(PeriodKind, String, Bool)] = [
      (.month, "2026-03-01", true), (.month, "2026-08-01", false), (.month, "2028-03-01", true),
      (.month, "2026-01-01", false), (.week, "2026-03-11", false), (.day, "2026-03-08", false),
      (.day, "2026-11-01", false),
    ]
    for (kind, day, differ) in rows {
      #expect(try PeriodComparison.of(kind, day, one, one).states == (differ ? [.lengthsDiffer] : []), "\(day)")
    }
    let zone = try ZoneCalendar()
    for (first, last) in [("2026-03-01", "2026-03-31"), ("2026-03-06", "2026-03-12")] {
      let range = try zone.range(first, last)
      let before = zone.calendar.period(comparedWith: range)
      let (current, previous) = (
        PeriodSummary(period: range, metrics: one), PeriodSummary(period: before, metrics: one)
      )
      let comparison = PeriodComparison(current, with: previous, in: zone.calendar, now: range.span.end)
      #expect(comparison?.states == [])
    }
  }

  @Test("A range beside one that a zone's left out day shortens states no difference of length")
  func lengthsOfRanges() throws {
    let zone = try ZoneCalendar("Pacific/Apia")
    let range = try zone.range("2011-12-31", "2012-01-02")
    let before = zone.calendar.period(comparedWith: range)
    #expect(try before.firstDay == zone.day("2011-12-28") && before.hours == 48 && range.hours == 72)
    let (current, previous) = (
      PeriodSummary(period: range, metrics: shifts(1, paid: 1)),
      PeriodSummary(period: before, metrics: shifts(1, paid: 1))
    )
    #expect(PeriodComparison(current, with: previous, in: zone.calendar, now: range.span.end)?.states == [])
  }

  @Test("The previous period holds nothing when it has neither a shift nor an expense")
  func previousEmpty() throws {
    let (one, none) = (shifts(1, paid: 1), PeriodMetrics([]))
    #expect(try PeriodComparison.days(one, none).states == [.previousEmpty, .coverageDiffers])
    #expect(try PeriodComparison.days(none, none).states == [.previousEmpty])
    #expect(try PeriodComparison.days(none, one).states == [.coverageDiffers])
    #expect(try PeriodComparison.days(one, PeriodMetrics([], [.of(.fuel, 0)])).states == [.coverageDiffers])
  }

  @Test("All states hold together, in their order")
  func together() throws {
    let comparison = try PeriodComparison.of(
      .month,
      "2026-03-01",
      shifts(1, paid: 1),
      PeriodMetrics([]),
      isInProgress: true
    )
    #expect(comparison.states == [.lengthsDiffer, .inProgress, .previousEmpty, .coverageDiffers])
    #expect(ComparisonState.allCases == comparison.states)
  }
}
