import DashPilotCore
import Foundation
import Testing

/// The calendar of a zone, with its days and periods by their text; what cannot be read fails the test.
struct ZoneCalendar {
  /// The calendar itself.
  let calendar: ReportingCalendar

  /// The calendar of a zone whose weeks begin on a weekday.
  init(_ zone: String = "America/New_York", from firstWeekday: Weekday = .monday) throws {
    calendar = ReportingCalendar(timeZone: try #require(TimeZone(identifier: zone)), firstWeekday: firstWeekday)
  }

  /// A day: `2026-03-08`.
  func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  /// An instant in UTC: `2026-03-08T05:00`, with seconds where they matter.
  func utc(_ text: String) throws -> Instant {
    try #require(Instant(stored: text.count == 16 ? "\(text):00Z" : "\(text)Z"))
  }

  /// The day, the week or the month that holds a day.
  func period(_ kind: PeriodKind, _ text: String) throws -> Period { calendar.period(kind, holding: try day(text)) }

  /// The days from one to another, judged long after them.
  func range(_ first: String, _ last: String) throws -> Period {
    try calendar.range(from: day(first), through: day(last), now: utc("2100-01-01T00:00"))
  }
}

extension Period {
  /// How many hours it has.
  var hours: Double { Double(span.start.duration(to: span.end).wholeMilliseconds) / 3_600_000 }
}

extension Instant {
  /// The instant so many milliseconds later.
  func later(milliseconds: Int64) -> Instant { Instant(milliseconds: self.milliseconds + milliseconds) }
}
