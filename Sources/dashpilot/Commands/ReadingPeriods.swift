import DashPilotCore
import DashPilotStore

/// What is recorded in a period, and what of it could not be read.
struct PeriodRecords {
  let summary: PeriodSummary
  let shifts: [PeriodShift]
  /// The shifts that could not be read.
  let unreadableShifts: [UnreadableRecord]
  /// The expenses and the routes that could not be read.
  let otherUnreadable: [UnreadableRecord]
  /// What is said of a route beside its figures.
  let remarks: [Statement]

  /// All records that could not be read.
  var unreadable: [UnreadableRecord] { unreadableShifts + otherUnreadable }

  /// Everything that is said beside the figures.
  func notices(in writing: Writing) -> [Statement] { unreadable.map { $0.statement(in: writing) } + remarks }
}

extension RecordTree {
  /// The figures of a period: only its months are opened, and routes only where they are asked for.
  func records(of period: Period, isMeasured: Bool) throws -> PeriodRecords {
    let span = period.span
    let expenses = try expenses(from: span.start, before: span.end)
    let (shifts, routes, unreadable) = try isMeasured ? measuredShifts(in: span) : unmeasuredShifts(in: span)
    let others = expenses.unreadable + routes.compactMap(\.problem)
    let metrics = PeriodMetrics(
      shifts: shifts,
      expenses: expenses.records,
      places: try existingPlaces(named: shifts)
    )
    return PeriodRecords(
      summary: PeriodSummary(period: period, metrics: metrics, unreadable: unreadable.count + others.count),
      shifts: shifts,
      unreadableShifts: unreadable,
      otherUnreadable: others,
      remarks: routes.flatMap(\.notices)
    )
  }

  private typealias ReadShifts = (
    [PeriodShift], [Result<MeasuredRoute, UnreadableRecord>], unreadable: [UnreadableRecord]
  )

  private func unmeasuredShifts(in span: DaySpan) throws -> ReadShifts {
    let found = try unmeasuredShifts(from: span.start, before: span.end)
    return (found.records, [], found.unreadable)
  }

  private func measuredShifts(in span: DaySpan) throws -> ReadShifts {
    let found = try finishedShifts(from: span.start, before: span.end)
    let routes = try measuredRoutes(of: found.records)
    let shifts = try workedOut(of: Array(zip(found.records, routes))) { PeriodShift($0, route: $1.measurement) }
    return (shifts, routes, found.unreadable)
  }

  /// The places that the deliveries of shifts name and that are there, readable or not.
  func existingPlaces(named shifts: [PeriodShift]) throws -> Set<PlaceID> {
    try existingPlaces(among: shifts.reduce(into: Set()) { $0.formUnion($1.places) })
  }
}

extension Result<MeasuredRoute, UnreadableRecord> {
  /// What was measured, where the route could be read.
  var measurement: RouteMeasurement? { (try? get())?.measurement }

  /// Why the route could not be read, where it could not.
  var problem: UnreadableRecord? {
    guard case .failure(let problem) = self else { return nil }
    return problem
  }

  /// What is said of a route that was read.
  fileprivate var notices: [Statement] { (try? get())?.notices ?? [] }
}

extension CommandContext {
  /// Reads records of a period by the calendar of the settings.
  func readingPeriods(_ body: (RecordTree, Writing, ReportingCalendar) throws -> Reply) throws -> Reply {
    try reading { tree, writing in
      let firstWeekday = try tree.settings().firstWeekday
      return try body(tree, writing, ReportingCalendar(timeZone: writing.timeZone, firstWeekday: firstWeekday))
    }
  }
}
