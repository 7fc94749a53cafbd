import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period bounds")
struct PeriodBoundsTests {
  /// A period of New York, its bounds in UTC, and how many days and hours it has.
  struct Row: Sendable {
    let kind: PeriodKind
    let day: String
    let first: Weekday
    let start, end, lastDay: String
    let days: Int
    let hours: Double

    init(
      _ kind: PeriodKind,
      _ day: String,
      _ start: String,
      _ end: String,
      through lastDay: String,
      _ days: Int,
      _ hours: Double,
      from first: Weekday = .monday
    ) {
      (self.kind, self.day, self.start, self.end) = (kind, day, start, end)
      (self.lastDay, self.days, self.hours, self.first) = (lastDay, days, hours, first)
    }
  }

  static let rows = [
    Row(.day, "2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00", through: "2026-03-08", 1, 23),
    Row(.day, "2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00", through: "2026-11-01", 1, 25),
    Row(.week, "2026-03-11", "2026-03-08T05:00", "2026-03-15T04:00", through: "2026-03-14", 7, 167, from: .sunday),
    Row(.week, "2026-03-11", "2026-03-09T04:00", "2026-03-16T04:00", through: "2026-03-15", 7, 168),
    Row(.week, "2026-12-31", "2026-12-27T05:00", "2027-01-03T05:00", through: "2027-01-02", 7, 168, from: .sunday),
    Row(.month, "2026-03-17", "2026-03-01T05:00", "2026-04-01T04:00", through: "2026-03-31", 31, 743),
    Row(.month, "2026-11-30", "2026-11-01T04:00", "2026-12-01T05:00", through: "2026-11-30", 30, 721),
    Row(.month, "2028-02-29", "2028-02-01T05:00", "2028-03-01T05:00", through: "2028-02-29", 29, 696),
    Row(.month, "2026-12-31", "2026-12-01T05:00", "2027-01-01T05:00", through: "2026-12-31", 31, 744),
  ]

  @Test("Days, weeks and months of New York have the bounds, the days and the hours of the calendar", arguments: rows)
  func table(row: Row) throws {
    let zone = try ZoneCalendar(from: row.first)
    let period = try zone.period(row.kind, row.day)
    #expect(try period.span == DaySpan(start: zone.utc(row.start), end: zone.utc(row.end)))
    #expect(try period.lastDay == zone.day(row.lastDay) && period.kind == row.kind)
    #expect(period.dayCount == row.days && period.hours == row.hours)
    #expect(period.days.count == row.days && period.days.first == period.firstDay && period.days.last == period.lastDay)
  }

  @Test("A range runs from its first day through its last, with the days between, across a clock change")
  func range() throws {
    let zone = try ZoneCalendar()
    let range = try zone.range("2026-03-06", "2026-03-10")
    #expect(try range.span == DaySpan(start: zone.utc("2026-03-06T05:00"), end: zone.utc("2026-03-11T04:00")))
    #expect(range.dayCount == 5 && range.hours == 119 && range.kind == .custom)
    #expect(try range.firstDay == zone.day("2026-03-06") && range.lastDay == zone.day("2026-03-10"))
  }

  @Test("A month has 28 to 31 days as the calendar says, leap years by the rule of the centuries")
  func months() throws {
    let zone = try ZoneCalendar("UTC")
    for year in [1900, 2000, 2023, 2024, 2025, 2026, 2028, 2100] {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (index, length) in lengths.enumerated() {
        let first = try #require(CivilDate(year: year, month: index + 1, day: 1))
        let last = try #require(CivilDate(year: year, month: index + 1, day: length))
        for day in [first, last, first.adding(days: 13)] {
          let month = zone.calendar.period(.month, holding: day)
          #expect(month.firstDay == first && month.lastDay == last && month.dayCount == length)
          #expect(month.hours == Double(length * 24))
        }
      }
    }
  }

  @Test("A week is never cut at the end of a month or a year, whatever its first weekday", arguments: Weekday.allCases)
  func wholeWeeks(first: Weekday) throws {
    let zone = try ZoneCalendar("UTC", from: first)
    for text in ["2026-12-31", "2027-01-01", "2024-02-29", "2026-05-31", "2000-01-01"] {
      let week = try zone.period(.week, text)
      #expect(try week.days.contains(zone.day(text)) && week.dayCount == 7 && week.hours == 168)
    }
  }

  @Test("The first weekday decides the week that a Sunday is in")
  func firstWeekday() throws {
    let bounds = [
      (Weekday.monday, "2026-03-02", "2026-03-08"), (.tuesday, "2026-03-03", "2026-03-09"),
      (.wednesday, "2026-03-04", "2026-03-10"), (.thursday, "2026-03-05", "2026-03-11"),
      (.friday, "2026-03-06", "2026-03-12"), (.saturday, "2026-03-07", "2026-03-13"),
      (.sunday, "2026-03-08", "2026-03-14"),
    ]
    for (first, start, last) in bounds {
      let zone = try ZoneCalendar(from: first)
      let week = try zone.period(.week, "2026-03-08")
      #expect(try week.firstDay == zone.day(start) && week.lastDay == zone.day(last))
    }
  }

  @Test(
    "Membership is half open to the millisecond, at both ends of every kind of period",
    arguments: ["America/New_York", "America/Havana", "America/St_Johns", "Asia/Kathmandu"]
  )
  func membership(zone: String) throws {
    let zone = try ZoneCalendar(zone)
    let periods =
      try [PeriodKind.day, .week, .month].flatMap { kind in
        try ["2026-03-08", "2026-11-01", "2026-12-31"].map { try zone.period(kind, $0) }
      } + [zone.range("2026-03-06", "2026-03-10"), zone.range("2026-11-01", "2026-11-01")]
    for period in periods {
      let span = period.span
      #expect(!span.contains(span.start.later(milliseconds: -1)) && span.contains(span.start))
      #expect(span.contains(span.end.later(milliseconds: -1)) && !span.contains(span.end))
    }
  }

  @Test("A period is in progress from its first instant up to the one before its end")
  func current() throws {
    let zone = try ZoneCalendar()
    let periods = try [PeriodKind.day, .week, .month].map { try zone.period($0, "2026-03-08") }
    for period in try periods + [zone.range("2026-03-06", "2026-03-10")] {
      let (start, end) = (period.span.start, period.span.end)
      #expect(!period.isCurrent(at: start.later(milliseconds: -1)) && period.isCurrent(at: start))
      #expect(period.isCurrent(at: end.later(milliseconds: -1)) && !period.isCurrent(at: end))
    }
  }
}
