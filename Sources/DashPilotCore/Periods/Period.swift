/// How the bounds of a period were chosen; no formula looks at it (`spec/06`, kinds and bounds).
public enum PeriodKind: String, CaseIterable, Hashable, Sendable {
  case day, week, month, custom
}

/// A stretch of whole days that selects finished shifts by their start, and expenses by their own instant.
public struct Period: Hashable, Sendable {
  /// How its bounds were chosen.
  public let kind: PeriodKind
  /// Its first day.
  public let firstDay: CivilDate
  /// The day that holds its last instant; for naming only.
  public let lastDay: CivilDate
  /// Its first instant, and the first one after it.
  public let span: DaySpan

  init(_ kind: PeriodKind, from firstDay: CivilDate, through lastDay: CivilDate, in calendar: ReportingCalendar) {
    let span = calendar.span(from: firstDay, through: lastDay)
    let lastInstant = Instant(milliseconds: span.end.milliseconds - 1)
    self.kind = kind
    self.firstDay = firstDay
    self.lastDay = max(firstDay, calendar.timeZone.localTime(at: lastInstant).date)
    self.span = span
  }

  /// Whether it is in progress at a moment.
  public func isCurrent(at now: Instant) -> Bool { span.contains(now) }

  /// Its days in order.
  public var days: [CivilDate] {
    (firstDay.daysSince1970...lastDay.daysSince1970).map { CivilDate(daysSince1970: $0) }
  }

  /// Whether it is drawn day by day; a longer one is drawn month by month.
  var isDrawnByDay: Bool { dayCount <= 31 }

  /// How many days it has.
  public var dayCount: Int { lastDay.daysSince1970 - firstDay.daysSince1970 + 1 }
}
