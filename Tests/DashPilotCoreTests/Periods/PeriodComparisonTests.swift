import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period comparison")
struct PeriodComparisonTests {
  @Test(
    "A day, a week and a month are compared with the calendar unit before, whatever the lengths of both",
    arguments: [
      (PeriodKind.day, "2026-03-08", "2026-03-07", "2026-03-07", 24.0),
      (.day, "2026-03-09", "2026-03-08", "2026-03-08", 23),
      (.day, "2026-01-01", "2025-12-31", "2025-12-31", 24), (.week, "2026-03-11", "2026-03-02", "2026-03-08", 167),
      (.week, "2027-01-01", "2026-12-21", "2026-12-27", 168), (.month, "2026-03-31", "2026-02-01", "2026-02-28", 672),
      (.month, "2028-03-01", "2028-02-01", "2028-02-29", 696), (.month, "2026-04-30", "2026-03-01", "2026-03-31", 743),
      (.month, "2026-01-15", "2025-12-01", "2025-12-31", 744),
    ]
  )
  func unitBefore(kind: PeriodKind, day: String, first: String, last: String, hours: Double) throws {
    let zone = try ZoneCalendar()
    let selected = try zone.period(kind, day)
    let before = zone.calendar.period(comparedWith: selected)
    #expect(before.firstDay.text == first && before.lastDay.text == last)
    #expect(before.kind == kind && before.hours == hours && before.span.end == selected.span.start)
  }

  @Test("A range is compared with as many days before its start, and stays a range without steps")
  func rangeBefore() throws {
    let zone = try ZoneCalendar()
    let rows = [
      ("2026-09-01", "2026-09-30", "2026-08-02", "2026-08-31", 30, 720.0, 720.0),
      ("2026-03-06", "2026-03-12", "2026-02-27", "2026-03-05", 7, 167, 168),
      ("2026-03-09", "2026-03-09", "2026-03-08", "2026-03-08", 1, 24, 23),
      ("2026-11-02", "2026-11-03", "2026-10-31", "2026-11-01", 2, 48, 49),
    ]
    for (first, last, beforeFirst, beforeLast, days, hours, beforeHours) in rows {
      let range = try zone.range(first, last)
      let before = zone.calendar.period(comparedWith: range)
      #expect(before.firstDay.text == beforeFirst && before.lastDay.text == beforeLast)
      #expect(before.kind == .custom && before.dayCount == days && range.dayCount == days)
      #expect(range.hours == hours && before.hours == beforeHours && before.span.end == range.span.start)
      #expect(throws: PeriodRefusal.rangeHasNoSteps) { try zone.calendar.period(1, before: before) }
    }
  }

  private func comparison(_ current: Period, _ previous: Period, _ calendar: ReportingCalendar) -> PeriodComparison? {
    let metrics = PeriodMetrics([.of(1, gross: 10_00)])
    return PeriodComparison(
      PeriodSummary(period: current, metrics: metrics),
      with: PeriodSummary(period: previous, metrics: metrics),
      in: calendar,
      now: current.span.end
    )
  }

  @Test("A pair whose other period is not exactly that span, in kind, start and end, gives no comparison")
  func neighboursOnly() throws {
    let zone = try ZoneCalendar()
    let (day, before) = (try zone.period(.day, "2026-03-08"), try zone.period(.day, "2026-03-07"))
    #expect(comparison(day, before, zone.calendar) != nil)
    let others = [
      day, try zone.period(.day, "2026-03-06"), try zone.period(.day, "2026-03-09"),  // another start
      try zone.range("2026-03-07", "2026-03-07"), try zone.period(.week, "2026-03-01"),  // another kind
    ]
    for other in others { #expect(comparison(day, other, zone.calendar) == nil) }
    let range = try zone.range("2026-03-06", "2026-03-08")
    #expect(try comparison(range, zone.range("2026-03-03", "2026-03-05"), zone.calendar) != nil)
    for (first, last) in [
      ("2026-03-04", "2026-03-05"), ("2026-03-02", "2026-03-05"), ("2026-03-03", "2026-03-04"),
      ("2026-03-02", "2026-03-04"),
    ] {
      #expect(try comparison(range, zone.range(first, last), zone.calendar) == nil)
    }
    let week = try zone.period(.week, "2026-03-11")
    #expect(try comparison(week, zone.period(.week, "2026-03-04"), zone.calendar) != nil)
    #expect(try comparison(week, zone.range("2026-03-02", "2026-03-08"), zone.calendar) == nil)
    let sunday = try ZoneCalendar(from: .sunday)
    #expect(try comparison(week, sunday.period(.week, "2026-03-04"), zone.calendar) == nil)
    let elsewhere = try ZoneCalendar("America/Chicago")
    #expect(try comparison(day, elsewhere.period(.day, "2026-03-07"), zone.calendar) == nil)
  }

  @Test("The rows stand in their order, and nothing else is compared")
  func order() throws {
    let full = PeriodMetrics(
      [.of(1, worked: 4, active: 2, gross: 80_00, fuel: .of(25, 4_00), route: .miles(20))],
      [.of(.fuel, 5_00)]
    )
    let names = [
      "completedShifts", "workingTime", "deliveryActiveTime", "recordedGrossEarnings", "rate.perWorkingHour",
      "rate.perDeliveryActiveHour", "recordedExpenses", "recordedMileage", "rate.perRecordedMile",
      "deliveriesCompleted",
    ]
    #expect(ComparedFigure.allCases.map(\.rawValue) == names)
    for (current, previous) in [(full, full), (full, PeriodMetrics([])), (PeriodMetrics([]), full)] {
      #expect(try PeriodComparison.days(current, previous).rows.map(\.figure.rawValue) == names)
    }
  }

  @Test("A row is kept when either side has a value, so the two counts always are")
  func kept() throws {
    let none = try PeriodComparison.days(PeriodMetrics([]), PeriodMetrics([]))
    #expect(none.rows.map(\.figure) == [.completedShifts, .deliveriesCompleted])
    #expect(none.rows.map(\.told) == ["0 unchanged previousZero", "0 unchanged previousZero"])
    let bare = PeriodMetrics([.of(1, worked: nil)])
    #expect(try PeriodComparison.days(bare, bare).rows.map(\.figure) == [.completedShifts, .deliveriesCompleted])
    let worked = try PeriodComparison.days(bare, PeriodMetrics([.of(1)]))
    #expect(worked.rows.map(\.figure) == [.completedShifts, .workingTime, .deliveriesCompleted])
    let spent = try PeriodComparison.days(PeriodMetrics([], [.of(.fuel, 0)]), PeriodMetrics([]))
    #expect(spent.rows.map(\.figure) == [.completedShifts, .recordedExpenses, .deliveriesCompleted])
  }

  @Test("Without the mileage neither of the route's rows is there, and every other stays as it is")
  func withoutMileage() throws {
    let metrics = PeriodMetrics([.of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20, gaps: 1))])
    let (with, without) = (
      try PeriodComparison.days(metrics, PeriodMetrics([])),
      try PeriodComparison.days(metrics, PeriodMetrics([]), isMeasured: false)
    )
    #expect(without.rows == with.rows.filter { $0.figure != .recordedMileage && $0.figure != .perRecordedMile })
    #expect(with.rows.count == without.rows.count + 2)
  }

  @Test("Without the mileage a partial route states no difference of coverage")
  func partialWithoutMileage() throws {
    let (exact, partial) = (
      PeriodMetrics([.of(1, gross: 80_00, route: .miles(20))]),
      PeriodMetrics([.of(1, gross: 80_00, route: .miles(20, gaps: 1))])
    )
    #expect(try PeriodComparison.days(partial, exact).states == [.coverageDiffers])
    #expect(try PeriodComparison.days(partial, exact, isMeasured: false).states == [])
  }
}
