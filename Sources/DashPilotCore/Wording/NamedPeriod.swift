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

  /// The name with its dates in the middle of a sentence: `yesterday: Friday, …`, `the week of Sunday, …`.
  func titleInSentence(_ voice: Voice) -> String {
    let title = title(voice)
    if relative != nil { return title.prefix(1).lowercased() + title.dropFirst() }
    return period.kind == .week ? "the week of \(dates(voice.writing))" : title
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

  /// The place of something in it: `this week`, `on that day`.
  var within: String {
    if let relative { return relative.lowercased() }
    switch period.kind {
    case .day: return "on that day"
    case .week: return "in that week"
    case .month: return "in that month"
    case .custom: return "in that range"
    }
  }

  /// That no finished shift is recorded in it; beside records that cannot be read, that none could be.
  func nothingRecorded(besideUnreadable unreadable: Int) -> String {
    "No finished shift \(unreadable > 0 ? "that can be read " : "")is recorded \(within)"
  }

  /// That some of its records could not be read, where some could not.
  func unreadableRemark(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return "\(counted(count, "record")) \(within) could not be read, and no figure holds \(count == 1 ? "it" : "them")"
  }
}
