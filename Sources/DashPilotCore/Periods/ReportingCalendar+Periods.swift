extension ReportingCalendar {
  /// The day, the week or the month that holds a day; of a custom period, which one day cannot make, the day alone.
  public func period(_ kind: PeriodKind, holding day: CivilDate) -> Period {
    switch kind {
    case .day, .custom: Period(kind, from: day, through: day, in: self)
    case .week: week(from: day.adding(days: -((day.weekdayIndex - firstWeekday.index + 7) % 7)))
    case .month: month(from: day.firstOfMonth(after: 0))
    }
  }

  /// The day, the week or the month that holds an instant.
  ///
  /// Where midnight comes twice the day begins at the first, so a clock may still show the day before.
  public func period(_ kind: PeriodKind, holding instant: Instant) -> Period {
    let shown = period(kind, holding: timeZone.localTime(at: instant).date)
    if instant >= shown.span.end { return period(kind, holding: shown.lastDay.adding(days: 1)) }
    return instant < shown.span.start ? period(kind, holding: shown.firstDay.adding(days: -1)) : shown
  }

  /// The days from one to another, both included.
  ///
  /// Refused are reversed days and a day later than today, in this order; the same day twice is one day.
  public func range(from first: CivilDate, through last: CivilDate, now: Instant) throws(PeriodRefusal) -> Period {
    let today = period(.day, holding: now).firstDay
    guard first <= last else { throw .daysReversed(first: first, last: last) }
    guard last <= today else { throw .includesFutureDay(last, today: today) }
    return Period(.custom, from: first, through: last, in: self)
  }

  /// The period that many steps of its kind before another one; a range has no steps.
  public func period(_ steps: Int, before period: Period) throws(PeriodRefusal) -> Period {
    guard (0...ReportingCalendar.mostSteps).contains(steps) else { throw .tooManySteps(steps) }
    let found: Period
    switch period.kind {
    case .custom: throw .rangeHasNoSteps
    case .day: found = self.period(.day, holding: period.firstDay.adding(days: -steps))
    case .week: found = week(from: period.firstDay.adding(days: -7 * steps))
    case .month: found = month(from: period.firstDay.firstOfMonth(after: -steps))
    }
    guard Instant.readable.contains(found.span.start) else { throw .tooManySteps(steps) }
    return found
  }

  /// Refuses a period that begins after now.
  public func checkBegun(_ period: Period, now: Instant) throws(PeriodRefusal) {
    guard period.span.start <= now else { throw .startsAfterNow(period) }
  }

  /// What a period is compared with: the calendar unit before it, or as many days before the start of a range.
  public func period(comparedWith period: Period) -> Period {
    let before = period.firstDay.adding(days: -1)
    guard period.kind == .custom else { return self.period(period.kind, holding: before) }
    return Period(.custom, from: period.firstDay.adding(days: -period.dayCount), through: before, in: self)
  }

  private static let mostSteps = 100_000

  private func week(from first: CivilDate) -> Period {
    Period(.week, from: first, through: first.adding(days: 6), in: self)
  }

  private func month(from first: CivilDate) -> Period {
    Period(.month, from: first, through: first.firstOfMonth(after: 1).adding(days: -1), in: self)
  }
}
