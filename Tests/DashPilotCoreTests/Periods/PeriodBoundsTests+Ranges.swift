import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodBoundsTests {
  @Test("Today may end a range, its first and its last instant alike, and the same day twice is one day")
  func rangeToToday() throws {
    let zone = try ZoneCalendar()
    let (monday, sunday) = (try zone.day("2026-03-02"), try zone.day("2026-03-08"))
    let today = try zone.period(.day, "2026-03-08")
    for now in [today.span.start, today.span.end.later(milliseconds: -1)] {
      let range = try zone.calendar.range(from: monday, through: sunday, now: now)
      #expect(range.firstDay == monday && range.lastDay == sunday && range.dayCount == 7)
      let one = try zone.calendar.range(from: sunday, through: sunday, now: now)
      #expect(one.dayCount == 1 && one.span == today.span && one.kind == .custom)
      #expect(one != today)
    }
  }

  @Test("A day later than today is refused with today, up to the last millisecond before it begins")
  func futureDay() throws {
    let zone = try ZoneCalendar()
    let (today, tomorrow) = (try zone.day("2026-03-08"), try zone.day("2026-03-09"))
    let midnight = try zone.utc("2026-03-09T04:00")
    for first in [today, tomorrow] {
      #expect(throws: PeriodRefusal.includesFutureDay(tomorrow, today: today)) {
        try zone.calendar.range(from: first, through: tomorrow, now: midnight.later(milliseconds: -1))
      }
      #expect(try zone.calendar.range(from: first, through: tomorrow, now: midnight).lastDay == tomorrow)
    }
  }

  @Test("Reversed days are refused and never swapped, and that is judged before a later day")
  func reversed() throws {
    let zone = try ZoneCalendar()
    let now = try zone.utc("2026-03-08T17:00")
    let days = try ["2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"].map { try zone.day($0) }
    for (first, last) in [(1, 0), (2, 0), (2, 1), (3, 2)] {
      #expect(throws: PeriodRefusal.daysReversed(first: days[first], last: days[last])) {
        try zone.calendar.range(from: days[first], through: days[last], now: now)
      }
    }
    #expect(throws: PeriodRefusal.includesFutureDay(days[3], today: days[1])) {
      try zone.calendar.range(from: days[2], through: days[3], now: now)
    }
  }

  @Test("Today is the day of the zone, after the first of two midnights already the next")
  func todayOfZone() throws {
    let zone = try ZoneCalendar("America/St_Johns")
    let (before, next) = (try zone.day("2010-11-06"), try zone.day("2010-11-07"))
    let midnight = try zone.utc("2010-11-07T02:30")
    #expect(throws: PeriodRefusal.includesFutureDay(next, today: before)) {
      try zone.calendar.range(from: before, through: next, now: midnight.later(milliseconds: -1))
    }
    for minutes in [0, 15, 60, 90] {
      let now = midnight.later(milliseconds: Int64(minutes) * 60_000)
      #expect(try zone.calendar.range(from: before, through: next, now: now).dayCount == 2)
    }
  }

  /// What a period is called when now is Sunday, 8 March 2026, 17:00 in UTC, in New York.
  private func name(_ period: Period, _ zone: ZoneCalendar) throws -> PeriodName {
    zone.calendar.name(of: period, now: try zone.utc("2026-03-08T17:00"))
  }

  @Test("Today, yesterday, this week and this month have names, and every other period is dated")
  func names() throws {
    let zone = try ZoneCalendar()
    let rows: [(PeriodKind, String, PeriodName)] = [
      (.day, "2026-03-06", .dated), (.day, "2026-03-07", .yesterday), (.day, "2026-03-08", .currentDay),
      (.day, "2026-03-09", .dated), (.day, "2025-03-08", .dated),
      (.week, "2026-03-08", .currentWeek), (.week, "2026-03-02", .currentWeek), (.week, "2026-03-01", .dated),
      (.week, "2026-03-09", .dated), (.month, "2026-03-31", .currentMonth), (.month, "2026-02-28", .dated),
      (.month, "2026-04-01", .dated), (.month, "2025-03-08", .dated),
    ]
    for (kind, day, expected) in rows {
      #expect(try name(zone.period(kind, day), zone) == expected, "\(kind) \(day)")
    }
    let sunday = try ZoneCalendar(from: .sunday)
    #expect(try name(sunday.period(.week, "2026-03-02"), sunday) == .dated)
  }

  @Test("A range is dated, of today, of this week and of this month too")
  func rangeNames() throws {
    let zone = try ZoneCalendar()
    for (first, last) in [
      ("2026-03-08", "2026-03-08"), ("2026-03-07", "2026-03-07"), ("2026-03-02", "2026-03-08"),
      ("2026-03-01", "2026-03-31"),
    ] {
      #expect(try name(zone.range(first, last), zone) == .dated)
    }
  }

  @Test("Names follow now alone: the selected period stays while midnight passes")
  func namesFollowNow() throws {
    let zone = try ZoneCalendar()
    let day = try zone.period(.day, "2026-03-08")
    let names: [(Instant, PeriodName)] = [
      (day.span.start.later(milliseconds: -1), .dated), (day.span.start, .currentDay),
      (day.span.end.later(milliseconds: -1), .currentDay), (day.span.end, .yesterday),
      (day.span.end.later(hours: 24).later(milliseconds: -1), .yesterday), (day.span.end.later(hours: 24), .dated),
    ]
    for (now, expected) in names { #expect(zone.calendar.name(of: day, now: now) == expected) }
  }
}
