/// Why a typed period was not understood.
public enum ExpensePeriodRefusal: Refusal {
  case unreadablePeriod(String)
}

/// The time whose expenses are listed, as it was typed.
public enum ExpensePeriod: Hashable, Sendable {
  case day(CivilDate)
  /// The month that a day lies in.
  case month(of: CivilDate)
  case all

  /// Reads a day as `2026-09-05`, a month as `2026-09`, or `all`.
  public init(typed text: String) throws(ExpensePeriodRefusal) {
    if text == "all" {
      self = .all
    } else if let day = CivilDate(text) {
      self = .day(day)
    } else if let first = CivilDate("\(text)-01") {
      self = .month(of: first)
    } else {
      throw .unreadablePeriod(text)
    }
  }

  /// Its first instant and the first one after it; nothing for all time.
  public func span(in calendar: ReportingCalendar) -> DaySpan? {
    switch self {
    case .all: nil
    case .day(let day): calendar.period(.day, holding: day).span
    case .month(let day): calendar.period(.month, holding: day).span
    }
  }
}
