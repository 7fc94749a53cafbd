/// A period with the name that it has at the moment of the answer (`spec/06`, words).
public struct NamedPeriod: Equatable, Sendable {
  let period: Period
  let name: PeriodName
  /// Whether the moment of the answer lies in it.
  let isCurrent: Bool

  /// Names a period at a moment.
  public init(_ period: Period, in calendar: ReportingCalendar, now: Instant) {
    self.period = period
    name = calendar.name(of: period, now: now)
    isCurrent = period.isCurrent(at: now)
  }
}

extension NamedPeriod {
  /// The name alone where it is relative: `This week`.
  private var relative: String? {
    switch name {
    case .currentDay: "Today"
    case .yesterday: "Yesterday"
    case .currentWeek: "This week"
    case .currentMonth: "This month"
    case .dated: nil
    }
  }

  /// The days that it holds, the last one included: `August 2025`, `Monday, …, 2025 to Sunday, …, 2025`.
  private func dates(_ writing: Writing) -> String {
    guard period.kind != .month else { return writing.month(of: period.firstDay) }
    let first = writing.date(period.firstDay)
    return period.dayCount == 1 ? first : "\(first) to \(writing.date(period.lastDay))"
  }

  /// The name with its dates: `This week: …`, `Week of Monday, … to Sunday, …`, `August 2025`.
  func title(_ voice: Voice) -> String {
    let dates = dates(voice.writing)
    if let relative { return "\(relative)\(voice.isSpoken ? "," : ":") \(dates)" }
    return period.kind == .week ? "Week of \(dates)" : dates
  }

  /// The name where two stand beside each other: `This week`, `Week of Nov 16`, `Nov 1 to Nov 7`.
  func label(_ writing: Writing) -> String {
    if let relative { return relative }
    switch period.kind {
    case .day: return writing.shortWeekday(period.firstDay)
    case .week: return "Week of \(writing.shortDay(period.firstDay))"
    case .month: return writing.month(of: period.firstDay)
    case .custom:
      let first = writing.shortDay(period.firstDay)
      return period.dayCount == 1 ? first : "\(first) to \(writing.shortDay(period.lastDay))"
    }
  }

  /// The name where it is heard beside another, its days in full.
  func spokenLabel(_ writing: Writing) -> String {
    relative ?? (period.kind == .week ? "The week of \(writing.date(period.firstDay))" : dates(writing))
  }

  /// The name in the middle of a sentence: `this week`, `the week of Nov 16`, `October 2026`.
  func inSentence(_ writing: Writing, isSpoken: Bool) -> String {
    if let relative { return relative.lowercased() }
    guard period.kind == .week else { return isSpoken ? dates(writing) : label(writing) }
    return "the week of \(isSpoken ? writing.date(period.firstDay) : writing.shortDay(period.firstDay))"
  }

  /// That no finished shift is recorded, by the kind of the period.
  var nothingRecorded: String { "No finished shift is recorded \(period.kind.within)" }
}

extension PeriodKind {
  /// The place of something in it: `on this day`.
  var within: String {
    switch self {
    case .day: "on this day"
    case .week: "in this week"
    case .month: "in this month"
    case .custom: "in this range"
    }
  }
}
