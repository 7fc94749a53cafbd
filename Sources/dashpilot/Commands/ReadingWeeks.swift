import DashPilotCore
import DashPilotStore

/// A finished shift of history, or the file of one that cannot be read: each stands in the week in which it began.
enum HistoryRecord {
  case shift(Shift)
  case unreadable(UnreadableRecord)

  /// The start that was recorded, or the one in the name of a file that cannot be read.
  func startedAt(else now: Instant) -> Instant {
    switch self {
    case .shift(let shift): shift.startedAt
    case .unreadable(let problem): problem.startInName ?? now
    }
  }
}

extension ReadRecords<Shift> {
  /// What was read and what was not, newest first.
  func newestFirst(else now: Instant) -> [HistoryRecord] {
    let all = unreadable.map(HistoryRecord.unreadable) + records.reversed().map(HistoryRecord.shift)
    return all.enumerated().sorted { left, right in
      let (leftStart, rightStart) = (left.element.startedAt(else: now), right.element.startedAt(else: now))
      return leftStart == rightStart ? left.offset < right.offset : leftStart > rightStart
    }.map(\.element)
  }
}

/// The weeks of history with their figures and shifts, and what could not be read for them.
struct ReadWeeks {
  let weeks: [Week]
  let notices: [Statement]
  let isIncomplete: Bool

  /// One week.
  struct Week {
    let summary: PeriodSummary
    let shifts: [MeasuredShift]
  }
}

extension RecordTree {
  /// The figures and shifts of some weeks of history.
  func read(_ weeks: [HistoryWeeks<HistoryRecord>.Week], _ writing: Writing, readAt now: Instant) throws -> ReadWeeks {
    let measured = try measured(weeks.flatMap { $0.elements.compactMap(\.shift) }, readAt: now, writing)
    let pairs = measured.map { ($0.shift, $0.metrics.route) }
    let added = try workedOut(of: pairs) { PeriodShift($0, route: $1) }
    let places = try existingPlaces(named: added)
    var rest = zip(measured, added).map { (measured: $0, added: $1) }[...]
    let read = weeks.map { week in
      let both = rest.prefix(week.elements.count { $0.shift != nil })
      let shifts = both.map(\.measured)
      rest = rest.dropFirst(both.count)
      let lost = week.elements.count - shifts.count + shifts.compactMap(\.unreadableRoute).count
      let metrics = PeriodMetrics(
        shifts: both.map(\.added),
        expenses: [],
        places: places
      )
      return ReadWeeks.Week(
        summary: PeriodSummary(period: week.period, metrics: metrics, unreadable: lost),
        shifts: shifts
      )
    }
    let unreadable = weeks.flatMap(\.elements).compactMap(\.problem)
    return ReadWeeks(
      weeks: read,
      notices: unreadable.map { $0.statement(in: writing) } + measured.flatMap(\.notices),
      isIncomplete: !unreadable.isEmpty || measured.contains { $0.unreadableRoute != nil }
    )
  }
}

extension HistoryRecord {
  fileprivate var shift: Shift? {
    guard case .shift(let shift) = self else { return nil }
    return shift
  }

  fileprivate var problem: UnreadableRecord? {
    guard case .unreadable(let problem) = self else { return nil }
    return problem
  }
}
