import Foundation

/// The Gregorian calendar in the driver's zone: where a day begins, and which days a week or a month holds (`spec/06`).
public struct ReportingCalendar: Hashable, Sendable {
  /// The driver's zone.
  public let timeZone: TimeZone
  /// The day that a week begins on.
  public let firstWeekday: Weekday
  private let calendar: Calendar

  /// Makes the calendar of a zone and a first weekday.
  public init(timeZone: TimeZone, firstWeekday: Weekday = .monday) {
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The first instant of a day: its midnight, the first of two, or the first instant that exists where it is skipped.
  public func start(of day: CivilDate) -> Instant {
    let noon = LocalTime(date: day, millisecondOfDay: LocalTime.millisecondsPerDay / 2)
    let around = timeZone.instants(of: noon).first ?? noon.asUTC
    return Instant(calendar.startOfDay(for: around.date))
  }

  /// A day, from its first instant to that of the next day.
  public func span(of day: CivilDate) -> DaySpan { span(from: day, through: day) }

  /// The days from one to another, both included.
  func span(from first: CivilDate, through last: CivilDate) -> DaySpan {
    DaySpan(start: start(of: first), end: start(of: last.adding(days: 1)))
  }
}

extension CivilDate {
  /// The day that many days later.
  public func adding(days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }

  /// The first day of the month that many months later.
  func firstOfMonth(after months: Int) -> CivilDate {
    var first = adding(days: 1 - day)
    for _ in 0..<abs(months) {
      let inOther = first.adding(days: months > 0 ? 31 : -1)
      first = inOther.adding(days: 1 - inOther.day)
    }
    return first
  }

  /// The weekday, Monday as 0.
  var weekdayIndex: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }
}

extension Weekday {
  /// The weekday, Monday as 0.
  var index: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }
}
