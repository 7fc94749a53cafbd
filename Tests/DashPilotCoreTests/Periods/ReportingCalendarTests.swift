import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Reporting calendar")
struct ReportingCalendarTests {
  private func calendar(_ zone: String, from firstWeekday: Weekday = .monday) throws -> ReportingCalendar {
    ReportingCalendar(timeZone: try #require(TimeZone(identifier: zone)), firstWeekday: firstWeekday)
  }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private func span(_ start: String, _ end: String) throws -> DaySpan {
    DaySpan(start: try #require(Instant(stored: start + ":00Z")), end: try #require(Instant(stored: end + ":00Z")))
  }

  private func hours(_ span: DaySpan) -> Int64 { span.start.duration(to: span.end).wholeSeconds / 3600 }

  @Test(
    "A day runs from its first instant to that of the next: 23, 24, 25 and other hours",
    arguments: [
      ("America/New_York", "2026-03-07", "2026-03-07T05:00", "2026-03-08T05:00", 24),
      ("America/New_York", "2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00", 23),
      ("America/New_York", "2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00", 25),
      ("America/New_York", "2026-12-31", "2026-12-31T05:00", "2027-01-01T05:00", 24),
      ("America/New_York", "2028-02-29", "2028-02-29T05:00", "2028-03-01T05:00", 24),
      ("America/Havana", "2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00", 23),
      ("America/Havana", "2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00", 25),
      ("America/Havana", "2026-10-31", "2026-10-31T04:00", "2026-11-01T04:00", 24),
      ("Atlantic/Azores", "2026-10-25", "2026-10-25T00:00", "2026-10-26T01:00", 25),
      ("America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00", "2018-02-18T03:00", 25),
      ("Asia/Kathmandu", "2026-07-01", "2026-06-30T18:15", "2026-07-01T18:15", 24),
      ("Pacific/Kiritimati", "2026-07-01", "2026-06-30T10:00", "2026-07-01T10:00", 24),
      ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00", "2011-12-30T10:00", 24),
      ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00", "2011-12-30T10:00", 0),
      ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00", "2011-12-31T10:00", 24),
      ("UTC", "1969-12-31", "1969-12-31T00:00", "1970-01-01T00:00", 24),
    ] as [(String, String, String, String, Int64)]
  )
  func days(zone: String, text: String, start: String, end: String, length: Int64) throws {
    let found = try calendar(zone).span(of: day(text))
    #expect(try found == span(start, end))
    #expect(hours(found) == length)
  }

  @Test("A clock change of half an hour makes days of half an hour less and more")
  func halfHour() throws {
    let calendar = try calendar("Australia/Lord_Howe")
    #expect(try calendar.span(of: day("2026-10-04")) == span("2026-10-03T13:30", "2026-10-04T13:00"))
    #expect(try calendar.span(of: day("2026-04-05")) == span("2026-04-04T13:00", "2026-04-05T13:30"))
  }

  @Test("Where midnight is skipped the day begins at the first instant that exists; where it comes twice, at the first")
  func midnight() throws {
    let havana = try calendar("America/Havana")
    let skipped = try havana.start(of: day("2026-03-08"))
    #expect(havana.timeZone.localTime(at: skipped).hour == 1)
    #expect(havana.timeZone.localTime(at: Instant(milliseconds: skipped.milliseconds - 1)).hour == 23)
    let repeated = try havana.start(of: day("2026-11-01"))
    let second = repeated.advanced(by: .seconds(3600))
    #expect(havana.timeZone.localTime(at: repeated) == havana.timeZone.localTime(at: second))
    #expect(havana.timeZone.localTime(at: Instant(milliseconds: repeated.milliseconds - 1)).hour == 23)
  }

  @Test(
    "A week is seven days from the first weekday, whatever its days are long",
    arguments: [
      ("2026-03-11", Weekday.sunday, "2026-03-08T05:00", "2026-03-15T04:00", 167),
      ("2026-03-11", .monday, "2026-03-09T04:00", "2026-03-16T04:00", 168),
      ("2026-03-08", .monday, "2026-03-02T05:00", "2026-03-09T04:00", 167),
      ("2026-11-01", .sunday, "2026-11-01T04:00", "2026-11-08T05:00", 169),
      ("2026-12-31", .sunday, "2026-12-27T05:00", "2027-01-03T05:00", 168),
      ("2027-01-01", .monday, "2026-12-28T05:00", "2027-01-04T05:00", 168),
    ] as [(String, Weekday, String, String, Int64)]
  )
  func weeks(text: String, first: Weekday, start: String, end: String, length: Int64) throws {
    let found = try calendar("America/New_York", from: first).period(.week, holding: day(text)).span
    #expect(try found == span(start, end))
    #expect(hours(found) == length)
  }

  @Test("From any weekday the week holds its day, begins on that weekday, and is the same for all its days")
  func anyWeekday() throws {
    let monday = try day("2026-03-02")
    for (index, first) in Weekday.allCases.enumerated() {
      let calendar = try calendar("America/New_York", from: first)
      for offset in 0..<14 {
        let day = monday.adding(days: offset)
        let passed = (offset + 7 - index) % 7
        let week = calendar.period(.week, holding: day).span
        #expect(week.start == calendar.start(of: day.adding(days: -passed)))
        #expect(week.end == calendar.start(of: day.adding(days: 7 - passed)))
        #expect(week.contains(calendar.start(of: day)))
      }
    }
  }

  @Test("Neighbouring days meet exactly, over three years", arguments: ["America/New_York", "America/Havana"])
  func neighbours(zone: String) throws {
    let calendar = try calendar(zone)
    let first = try day("2025-01-01")
    for offset in 0..<1096 {
      let today = first.adding(days: offset)
      let span = calendar.span(of: today)
      #expect(calendar.span(of: today.adding(days: 1)).start == span.end)
      #expect(calendar.timeZone.localTime(at: span.start).date == today)
      #expect(calendar.timeZone.localTime(at: Instant(milliseconds: span.end.milliseconds - 1)).date == today)
    }
  }

  @Test("A span holds its start and not its end")
  func halfOpen() throws {
    let span = try calendar("America/New_York").span(of: day("2026-03-08"))
    #expect(span.contains(span.start) && !span.contains(span.end))
    #expect(span.contains(Instant(milliseconds: span.end.milliseconds - 1)))
    #expect(!span.contains(Instant(milliseconds: span.start.milliseconds - 1)))
    #expect(!DaySpan(start: .evening, end: .evening).contains(.evening))
  }
}
