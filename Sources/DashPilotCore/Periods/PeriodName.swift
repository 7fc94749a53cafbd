/// What a period is called: relative to now for the current ones and for yesterday, by its dates otherwise (`spec/06`).
public enum PeriodName: String, CaseIterable, Hashable, Sendable {
  case currentDay, yesterday, currentWeek, currentMonth, dated
}

extension ReportingCalendar {
  /// The name of a period at a moment; a range is always dates.
  public func name(of period: Period, now: Instant) -> PeriodName {
    let isCurrent = period.isCurrent(at: now)
    switch period.kind {
    case .custom: return .dated
    case .week: return isCurrent ? .currentWeek : .dated
    case .month: return isCurrent ? .currentMonth : .dated
    case .day:
      guard !isCurrent else { return .currentDay }
      let yesterday = self.period(.day, holding: now).firstDay.adding(days: -1)
      return period.firstDay == yesterday ? .yesterday : .dated
    }
  }
}
