import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodBoundsTests {
  @Test(
    "A day begins at the first instant that exists where midnight is skipped, and at the first midnight of two",
    arguments: [
      ("America/Havana", "2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00", 1, 23),
      ("Africa/Cairo", "2024-04-25", "2024-04-24T22:00", "2024-04-25T22:00", 0, 24),
      ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00", "2024-04-26T21:00", 1, 23),
      ("America/Santiago", "2024-09-08", "2024-09-08T04:00", "2024-09-09T03:00", 1, 23),
      ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00", "2018-11-05T02:00", 1, 23),
      ("America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00", "2018-02-18T03:00", 0, 25),
      ("America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00", "2018-02-19T03:00", 0, 24),
      ("America/St_Johns", "2010-03-14", "2010-03-14T03:30", "2010-03-15T02:30", 0, 23),
      ("America/St_Johns", "2010-11-06", "2010-11-06T02:30", "2010-11-07T02:30", 0, 24),
      ("America/St_Johns", "2010-11-07", "2010-11-07T02:30", "2010-11-08T03:30", 0, 25),
      ("America/Havana", "2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00", 0, 25),
    ] as [(String, String, String, String, Int, Double)]
  )
  func oddMidnights(name: String, text: String, start: String, end: String, hour: Int, hours: Double) throws {
    let zone = try ZoneCalendar(name)
    let day = try zone.period(.day, text)
    #expect(try day.span == DaySpan(start: zone.utc(start), end: zone.utc(end)))
    #expect(day.hours == hours && day.dayCount == 1)
    #expect(try day.firstDay == zone.day(text) && day.lastDay == zone.day(text))
    #expect(zone.calendar.timeZone.localTime(at: day.span.start).hour == hour)
    for instant in [day.span.start, day.span.end.later(milliseconds: -1)] {
      #expect(zone.calendar.period(.day, holding: instant) == day)
    }
  }

  @Test("Every instant of a day that meets a clock change at midnight is held by that day alone")
  func everyQuarter() throws {
    for (name, text) in [("America/St_Johns", "2010-11-07"), ("America/Sao_Paulo", "2018-02-17")] {
      let zone = try ZoneCalendar(name)
      let day = try zone.period(.day, text)
      for quarter in 0..<Int(day.hours * 4) {
        let instant = day.span.start.later(hours: Double(quarter) / 4)
        for kind in [PeriodKind.day, .week, .month] {
          let found = zone.calendar.period(kind, holding: instant)
          #expect(found.span.contains(instant) && found.days.contains(day.firstDay))
        }
      }
    }
  }

  @Test("A clock that shows the evening before after the first midnight is already in the next day and month")
  func secondMidnight() throws {
    let zone = try ZoneCalendar("America/St_Johns")
    let instant = try zone.utc("2010-11-07T02:45")
    #expect(zone.calendar.timeZone.localTime(at: instant).date == (try zone.day("2010-11-06")))
    #expect(zone.calendar.period(.day, holding: instant) == (try zone.period(.day, "2010-11-07")))
    #expect(zone.calendar.period(.week, holding: instant) == (try zone.period(.week, "2010-11-07")))
    let sunday = try ZoneCalendar("America/St_Johns", from: .sunday)
    #expect(sunday.calendar.period(.week, holding: instant).firstDay == (try zone.day("2010-11-07")))
  }

  @Test("A day that a zone left out has no instant, and its neighbours meet over it")
  func missingDay() throws {
    let zone = try ZoneCalendar("Pacific/Apia")
    let (before, missing) = (try zone.period(.day, "2011-12-29"), try zone.period(.day, "2011-12-30"))
    let after = try zone.period(.day, "2011-12-31")
    #expect(try before.span.end == zone.utc("2011-12-30T10:00") && after.span.start == before.span.end)
    #expect(missing.span.start == missing.span.end && missing.hours == 0)
    #expect(!missing.span.contains(missing.span.start) && !missing.isCurrent(at: missing.span.start))
    #expect(before.hours == 24 && after.hours == 24)
    #expect(zone.calendar.period(.day, holding: before.span.end) == after)
    #expect(zone.calendar.period(.day, holding: before.span.end.later(milliseconds: -1)) == before)
  }

  @Test("The week and the month with a left out day are a day shorter in hours, and begin and end on their own days")
  func aroundMissingDay() throws {
    let zone = try ZoneCalendar("Pacific/Apia")
    let (week, month) = (try zone.period(.week, "2011-12-31"), try zone.period(.month, "2011-12-29"))
    #expect(week.hours == 6 * 24 && month.hours == 30 * 24)
    #expect(try week.firstDay == zone.day("2011-12-26") && week.lastDay == zone.day("2012-01-01"))
    #expect(try month.firstDay == zone.day("2011-12-01") && month.lastDay == zone.day("2011-12-31"))
    let range = try zone.range("2011-12-29", "2011-12-31")
    #expect(try range.span.start == zone.utc("2011-12-29T10:00") && range.hours == 48)
  }

  @Test("The zone decides which day, week and month an instant is in")
  func zones() throws {
    let instant = try ZoneCalendar().utc("2026-03-01T03:00")
    for (name, day, month) in [
      ("America/New_York", "2026-02-28", "2026-02-01"), ("UTC", "2026-03-01", "2026-03-01"),
      ("Pacific/Kiritimati", "2026-03-01", "2026-03-01"), ("Pacific/Pago_Pago", "2026-02-28", "2026-02-01"),
    ] {
      let zone = try ZoneCalendar(name)
      #expect(zone.calendar.period(.day, holding: instant).firstDay == (try zone.day(day)))
      #expect(zone.calendar.period(.month, holding: instant).firstDay == (try zone.day(month)))
    }
  }
}
