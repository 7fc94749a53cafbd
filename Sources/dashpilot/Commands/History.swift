import DashPilotCore
import DashPilotStore

extension Command {
  static let history = Command(
    "history",
    summary: "Show this week's finished shifts, newest first.",
    details: "The week is Monday to Sunday, and a shift belongs to the week in which it began."
  ) { context in try context.reading { tree, writing in try history(tree, writing, now: context.now) } }

  /// The rows of the week that holds a moment.
  static func history(_ tree: RecordTree, _ writing: Writing, now: Instant) throws -> Reply {
    let today = writing.timeZone.localTime(at: now).date
    let week = ReportingCalendar(timeZone: writing.timeZone).week(of: today, from: .monday)
    let found = try tree.finishedShifts(from: week.start, before: week.end)
    var measured: [MeasuredShift] = []
    for shift in found.records.reversed() { measured.append(try tree.measured(shift, readAt: now, writing)) }
    let rows = measured.map { ShiftRow(shift: $0.shift, metrics: $0.metrics) }
    let (objects, placeNotices) = try objects(measured, tree, writing)
    return Reply(
      .report(HistoryReport(week: week, rows: rows, unreadable: found.unreadable.count, writing: writing).report),
      json: .object(["shifts": .array(objects)]),
      notices: found.unreadable.map { $0.statement(in: writing) } + measured.flatMap(\.notices) + placeNotices,
      isIncomplete: !found.unreadable.isEmpty || measured.contains { $0.unreadableRoute != nil }
        || !placeNotices.isEmpty
    )
  }

  private static func objects(
    _ measured: [MeasuredShift],
    _ tree: RecordTree,
    _ writing: Writing
  ) throws -> ([JSON], [Statement]) {
    var (objects, notices): ([JSON], [Statement]) = ([], [])
    for one in measured {
      let (places, found) = try tree.places(of: one.shift, writing)
      objects.append(.shift(one.shift, metrics: one.metrics, places: places))
      notices += found
    }
    return (objects, notices)
  }
}
