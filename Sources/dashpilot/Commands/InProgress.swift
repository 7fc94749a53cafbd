import DashPilotCore
import DashPilotStore
import Foundation

extension CommandContext {
  /// Records an event of the shift in progress: decided in the core, written, read back, confirmed.
  ///
  /// History is not opened.
  func recordingInProgress(
    _ decide: (Shift, EventTime) throws -> Shift,
    confirm: (Confirmation, Shift) -> Statement
  ) throws -> Reply {
    let typed = try typedTime()
    return try recording { session, conventions in
      let shift = try session.tree.shiftInProgress()
      let time = try eventTime(typed, in: conventions.writing.timeZone, of: shift)
      let recorded = try session.record(decide(shift, time))
      return .confirmation([confirm(Confirmation(writing: conventions.writing), recorded)])
    }
  }

  /// Records an event that the newest position bounds; a route that cannot be read bounds nothing, and that is said.
  func recordingBesideRoute(
    _ decide: (Shift, EventTime, Instant?) throws -> Shift,
    confirm: (Confirmation, Shift) -> Statement
  ) throws -> Reply {
    let typed = try typedTime()
    return try recording { session, conventions in
      let shift = try session.tree.shiftInProgress()
      let time = try eventTime(typed, in: conventions.writing.timeZone, of: shift)
      let (reading, notices) = try session.tree.routeOrNotice(of: shift, conventions.writing)
      let recorded = try session.record(decide(shift, time, reading?.route.newestPosition))
      return .confirmation([confirm(Confirmation(writing: conventions.writing), recorded)], notices: notices)
    }
  }

  /// The time typed with `--at`, where it was.
  func typedTime() throws -> TypedTime? {
    try arguments.option("at").map { text throws in try TypedTime(text) }
  }

  /// When the event happened: at the typed time, or just now.
  func eventTime(_ typed: TypedTime?, in zone: TimeZone, of shift: Shift?) throws -> EventTime {
    guard let typed else { return .live(now: now) }
    return .typed(try typed.instant(in: zone, shiftStart: shift?.startedAt, now: now), now: now)
  }
}

extension WritingSession {
  /// Writes a shift and reads it back.
  func record(_ shift: Shift) throws -> Shift {
    try apply(Change(saved: [.shift(shift)]))
    return try tree.shift(again: shift)
  }
}

extension RecordTree {
  /// The shift in progress; refused where an unreadable document among the unfinished ones may be it.
  func shiftInProgress() throws -> Shift {
    let found = try unfinishedShifts()
    let shift: Shift
    do { shift = try found.records.inProgress() } catch {
      throw found.unreadable.first.map { $0 as any Error } ?? error
    }
    let later = found.unreadable.first { $0.startInName.map { $0 >= shift.startedAt } ?? true }
    if let later { throw later }
    return shift
  }

  /// The route of a shift, or the notice that it could not be read; a torn line is said too.
  func routeOrNotice(of shift: Shift, _ writing: Writing) throws -> (RouteReading?, [Statement]) {
    do {
      let reading = try route(of: shift)
      return (reading, reading.tornLine.map { [writing.tornLine($0)] } ?? [])
    } catch let problem as UnreadableRecord {
      return (nil, [problem.statement(in: writing)])
    }
  }
}

extension Writing {
  /// That a crash left a torn last line in a route.
  func tornLine(_ line: Int) -> Statement {
    Statement("Line \(line) of the route was cut short while it was written, so its position is left out.")
  }
}
