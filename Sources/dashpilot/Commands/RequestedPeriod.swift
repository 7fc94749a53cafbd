import DashPilotCore

/// The period that a command line asks for: its kind, its days as typed, and how many steps back.
struct RequestedPeriod {
  private let kind: PeriodKind
  private let days: [CivilDate]
  private let steps: Int

  /// Reads `day`, `week`, `month`, each with a day at most, or `range` with two; this week if nothing is said.
  init(_ arguments: ParsedArguments) throws {
    let values = arguments.values
    let kind = try values.first.map(RequestedPeriod.kind) ?? .week
    let texts = values.dropFirst()
    if kind != .custom, texts.count > 1 {
      throw UsageRefusal.unexpectedArgument(values[2], usage: "dashpilot summary \(values[0]) [DATE]")
    }
    self.kind = kind
    days = try texts.map { text in try RequestedPeriod.day(text, in: kind) }
    let typed = arguments.option("previous")
    guard kind != .custom || typed == nil else { throw PeriodRefusal.rangeHasNoSteps }
    steps = try typed.map { text in try WholeNumberInput.number(from: text, for: .stepCount) } ?? 0
  }

  /// The period itself; one that begins after now is refused.
  func period(in calendar: ReportingCalendar, now: Instant) throws -> Period {
    guard kind != .custom else { return try range(in: calendar, now: now) }
    let base = days.first.map { calendar.period(kind, holding: $0) } ?? calendar.period(kind, holding: now)
    let found = try calendar.period(steps, before: base)
    try calendar.checkBegun(found, now: now)
    return found
  }

  private func range(in calendar: ReportingCalendar, now: Instant) throws -> Period {
    guard days.count == 2 else {
      let week = calendar.period(.week, holding: now)
      let today = calendar.period(.day, holding: now).firstDay
      throw PeriodRefusal.rangeNeedsTwoDays(
        proposed: try calendar.range(from: week.firstDay, through: today, now: now)
      )
    }
    return try calendar.range(from: days[0], through: days[1], now: now)
  }

  private static func kind(_ text: String) throws -> PeriodKind {
    guard text != "range" else { return .custom }
    guard text != PeriodKind.custom.rawValue, let kind = PeriodKind(rawValue: text) else {
      throw PeriodRefusal.unknownKind(text)
    }
    return kind
  }

  private static func day(_ text: String, in kind: PeriodKind) throws -> CivilDate {
    if kind == .month {
      guard let day = CivilDate(text) ?? CivilDate("\(text)-01") else { throw PeriodRefusal.unreadableMonth(text) }
      return day
    }
    guard let day = CivilDate(text) else { throw PeriodRefusal.unreadableDay(text) }
    return day
  }
}
