import Foundation

/// The Gregorian calendar in the driver's zone: where a day begins, and which days a week holds (`spec/06`).
public struct ReportingCalendar: Sendable {
  /// The driver's zone.
  public let timeZone: TimeZone

  /// Makes the calendar of a zone.
  public init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  /// The first instant of a day: its midnight, the first of two, or the first instant that exists where it is skipped.
  public func start(of day: CivilDate) -> Instant {
    let noon = LocalTime(date: day, millisecondOfDay: LocalTime.millisecondsPerDay / 2)
    let around = timeZone.instants(of: noon).first ?? noon.asUTC
    return Instant(calendar.startOfDay(for: around.date))
  }

  /// A day, from its first instant to that of the next day.
  public func span(of day: CivilDate) -> DaySpan {
    DaySpan(start: start(of: day), end: start(of: day.adding(days: 1)))
  }

  /// The seven days from a weekday on that hold a day.
  public func week(of day: CivilDate, from firstWeekday: Weekday) -> DaySpan {
    let passed = (day.weekdayIndex - firstWeekday.index + 7) % 7
    let first = day.adding(days: -passed)
    return DaySpan(start: start(of: first), end: start(of: first.adding(days: 7)))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension CivilDate {
  /// The day that many days later.
  public func adding(days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }

  /// The weekday, Monday as 0.
  var weekdayIndex: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }
}

extension Weekday {
  /// The weekday, Monday as 0.
  var index: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }
}
