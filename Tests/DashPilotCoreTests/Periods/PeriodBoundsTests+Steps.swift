import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodBoundsTests {
  private static let zones = [
    ("America/New_York", "2027-12-31"), ("America/Havana", "2026-12-31"), ("America/Sao_Paulo", "2019-06-30"),
    ("America/St_Johns", "2011-12-31"), ("Africa/Cairo", "2025-12-31"), ("Australia/Lord_Howe", "2026-12-31"),
    ("Pacific/Apia", "2012-06-30"),
  ]

  @Test("Neighbours meet exactly, and a step back then on is where it began, over years", arguments: zones)
  func neighbours(name: String, last: String) throws {
    let zone = try ZoneCalendar(name, from: .sunday)
    for (kind, count) in [(PeriodKind.day, 1100), (.week, 160), (.month, 40)] {
      var period = try zone.period(kind, last)
      for _ in 0..<count {
        let before = try zone.calendar.period(1, before: period)
        #expect(before.span.end == period.span.start && before.kind == kind)
        #expect(before.lastDay == period.firstDay.adding(days: -1))
        #expect(zone.calendar.period(kind, holding: before.lastDay.adding(days: 1)) == period)
        #expect(zone.calendar.period(comparedWith: period) == before)
        period = before
      }
    }
  }

  @Test("So many steps at once are as many steps one by one, and no step is the period itself")
  func severalSteps() throws {
    let zone = try ZoneCalendar(from: .sunday)
    for kind in [PeriodKind.day, .week, .month] {
      let start = try zone.period(kind, "2026-03-31")
      var period = start
      for steps in 0...40 {
        #expect(try zone.calendar.period(steps, before: start) == period)
        period = try zone.calendar.period(1, before: period)
      }
    }
  }

  @Test("A month steps to the month before, from any of its lengths")
  func monthSteps() throws {
    let zone = try ZoneCalendar()
    for (steps, first, days) in [
      (1, "2028-02-01", 29), (2, "2028-01-01", 31), (3, "2027-12-01", 31), (13, "2027-02-01", 28),
      (24, "2026-03-01", 31),
    ] {
      let month = try zone.calendar.period(steps, before: zone.period(.month, "2028-03-31"))
      #expect(month.firstDay == (try zone.day(first)) && month.dayCount == days)
    }
  }

  @Test("A range has no steps")
  func rangeSteps() throws {
    let zone = try ZoneCalendar()
    let range = try zone.range("2026-03-02", "2026-03-08")
    for steps in [0, 1, 7] {
      #expect(throws: PeriodRefusal.rangeHasNoSteps) { try zone.calendar.period(steps, before: range) }
    }
  }

  @Test("Steps are counted from none to a hundred thousand, and stay within the years that a record can have")
  func stepBounds() throws {
    let zone = try ZoneCalendar("UTC")
    let day = try zone.period(.day, "2026-03-08")
    let farthest = try zone.calendar.period(100_000, before: day)
    #expect(farthest.span.start.milliseconds == day.span.start.milliseconds - 100_000 * 86_400_000)
    let week = try zone.calendar.period(100_000, before: zone.period(.week, "2026-03-08"))
    #expect(week.span.start == (try zone.utc("2026-03-02T00:00")).later(hours: -100_000 * 168))
    for steps in [-1, 100_001, Int.min, Int.max] {
      #expect(throws: PeriodRefusal.tooManySteps(steps)) { try zone.calendar.period(steps, before: day) }
    }
    let month = try zone.period(.month, "2026-03-08")
    let beginning = 2025 * 12 + 2
    #expect(try zone.calendar.period(beginning, before: month).firstDay == zone.day("0001-01-01"))
    for steps in [beginning + 1, 100_000] {
      #expect(throws: PeriodRefusal.tooManySteps(steps)) { try zone.calendar.period(steps, before: month) }
    }
  }

  @Test("A period that begins now may be asked for, and one that begins a millisecond later is refused by name")
  func startsAfterNow() throws {
    let zone = try ZoneCalendar()
    for kind in [PeriodKind.day, .week, .month] {
      let period = try zone.period(kind, "2026-03-08")
      try zone.calendar.checkBegun(period, now: period.span.start)
      try zone.calendar.checkBegun(period, now: period.span.end)
      #expect(throws: PeriodRefusal.startsAfterNow(period)) {
        try zone.calendar.checkBegun(period, now: period.span.start.later(milliseconds: -1))
      }
    }
  }
}
