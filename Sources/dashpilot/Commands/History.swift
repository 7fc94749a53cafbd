import DashPilotCore
import DashPilotStore

extension Command {
  static let history = Command(
    "history",
    summary: "Show this week's figures and its finished shifts, newest first.",
    details: """
      The week is Monday to Sunday, whatever the first weekday of the settings, and a shift belongs to the week in which
      it began. "dashpilot weeks" shows the others.
      """
  ) { context in try context.reading { tree, writing in try history(tree, writing, now: context.now) } }

  static let weeks = Command(
    "weeks",
    summary: "Show the other weeks, each with its figures and its shifts, newest first.",
    details: """
      The weeks are Monday to Sunday. One in which no shift began is absent; this week's shifts are those of
      "dashpilot history". No expense is in these figures: "dashpilot summary week" has them.
      """
  ) { context in
    try context.reading { tree, writing in
      let answer = HistoryAnswer(now: context.now, writing: writing)
      let (others, places, notices) = try answer.read(tree, DaySpan.always, \.others)
      return Reply(
        .report(WeeksReport(weeks: others.weeks.map(answer.report)).report),
        json: .object(["weeks": .array(others.weeks.map { answer.json($0, places) })]),
        notices: others.notices + notices,
        isIncomplete: others.isIncomplete || !notices.isEmpty
      )
    }
  }

  /// The figures and the rows of the Monday week that holds a moment.
  static func history(_ tree: RecordTree, _ writing: Writing, now: Instant) throws -> Reply {
    let answer = HistoryAnswer(now: now, writing: writing)
    let span = answer.calendar.period(.week, holding: now).span
    let (current, places, notices) = try answer.read(tree, span) { [$0.current] }
    let week = current.weeks[0]
    return Reply(
      .report(answer.report(week).report),
      json: answer.json(week, places),
      notices: current.notices + notices,
      isIncomplete: current.isIncomplete || !notices.isEmpty
    )
  }
}

/// The answer about weeks of history, from what was read of them.
private struct HistoryAnswer {
  let now: Instant
  let writing: Writing

  var calendar: ReportingCalendar { ReportingCalendar(timeZone: writing.timeZone, firstWeekday: .monday) }

  /// Reads the shifts of a span, and of their weeks those that are wanted, with the places that they name.
  func read(
    _ tree: RecordTree,
    _ span: DaySpan,
    _ wanted: (HistoryWeeks<HistoryRecord>) -> [HistoryWeeks<HistoryRecord>.Week]
  ) throws -> (ReadWeeks, places: [PlaceID: PickupPlace], notices: [Statement]) {
    let found = try tree.finishedShifts(from: span.start, before: span.end).newestFirst(else: now)
    let weeks = HistoryWeeks(found, startedAt: { $0.startedAt(else: now) }, timeZone: writing.timeZone, now: now)
    let read = try tree.read(wanted(weeks), writing, readAt: now)
    let (places, notices) = try tree.places(of: read.weeks.flatMap(\.shifts).map(\.shift), writing)
    return (read, places, notices)
  }

  func report(_ week: ReadWeeks.Week) -> WeekReport {
    WeekReport(
      summary: week.summary,
      named: NamedPeriod(week.summary.period, in: calendar, now: now),
      rows: week.shifts.map { ShiftRow(shift: $0.shift, metrics: $0.metrics) },
      writing: writing
    )
  }

  func json(_ week: ReadWeeks.Week, _ places: [PlaceID: PickupPlace]) -> JSON {
    .week(week.summary, now: now, shifts: week.shifts.map { .shift($0.shift, metrics: $0.metrics, places: places) })
  }
}
