import DashPilotCore
import DashPilotStore
import Foundation

extension CommandContext {
  /// Records an event of the shift in progress: decided in the core, written, read back, confirmed.
  ///
  /// History is not opened.
  func recordingInProgress(
    _ decide: (Shift, EventTime) throws -> Shift,
    confirm: (Confirmation, _ before: Shift, _ after: Shift) -> Statement
  ) throws -> Reply {
    let typed = try typedTime()
    return try recording { session, conventions in
      let shift = try session.tree.shiftInProgress()
      let time = try eventTime(typed, conventions, of: shift)
      let recorded = try session.record(decide(shift, time), insteadOf: shift)
      return .confirmation([confirm(confirmation(conventions), shift, recorded)])
    }
  }

  /// Records an event that the newest position bounds; refused where the route cannot be read, and a torn line is said.
  func recordingBesideRoute(
    _ decide: (Shift, EventTime, Instant?) throws -> Shift,
    confirm: (Confirmation, Shift) -> Statement
  ) throws -> Reply {
    let typed = try typedTime()
    return try recording { session, conventions in
      let shift = try session.tree.shiftInProgress()
      let time = try eventTime(typed, conventions, of: shift)
      let reading = try session.tree.route(of: shift)
      let recorded = try session.record(decide(shift, time, reading.route.newestPosition), insteadOf: shift)
      let notices = reading.notices + (try session.tree.otherUnfinished(beside: shift, conventions.writing))
      return .confirmation([confirm(confirmation(conventions), recorded)], notices: notices)
    }
  }

  /// The time typed with `--at`, where it was.
  func typedTime() throws -> TypedTime? {
    try arguments.option("at").map { text throws in try TypedTime(text) }
  }

  /// When the event happened: at the typed time, or just now.
  func eventTime(_ typed: TypedTime?, _ conventions: RecordingConventions, of shift: Shift?) throws -> EventTime {
    guard let typed else { return .live(now: now) }
    return .typed(try instant(typed, conventions, after: shift?.startedAt), now: now)
  }

  /// The instant of a typed time.
  ///
  /// A clock time means nothing without the zone of the settings, so it is refused where they cannot be read.
  func instant(_ typed: TypedTime, _ conventions: RecordingConventions, after start: Instant?) throws -> Instant {
    if let problem = conventions.problem, typed.needsZone, arguments.option("time-zone") == nil { throw problem }
    return try typed.instant(in: conventions.writing.timeZone, shiftStart: start, now: now)
  }

  /// The sentences about what was recorded at this moment.
  func confirmation(_ conventions: RecordingConventions) -> Confirmation {
    Confirmation(writing: conventions.writing, now: now)
  }
}

extension WritingSession {
  /// Writes a shift and reads it back; one that is the same as before is not written.
  func record(_ shift: Shift, insteadOf before: Shift?) throws -> Shift {
    guard shift != before else { return shift }
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

  /// That other unfinished shifts stand beside the one in progress, which no command can record.
  func otherUnfinished(beside shift: Shift, _ writing: Writing) throws -> [Statement] {
    try unfinishedShifts().records.filter { $0.endedAt == nil && $0.id != shift.id }.map { other in
      writing.statement { voice in
        """
        Another shift is unfinished too, started at \(voice.moment(other.startedAt)). \
        Everything is recorded on the later one until it has ended.
        """
      }
    }
  }

  /// The route of a shift, or the notice that it could not be read; a torn line is said too.
  func routeOrNotice(of shift: Shift, _ writing: Writing) throws -> (RouteReading?, [Statement]) {
    do {
      let reading = try route(of: shift)
      return (reading, reading.notices)
    } catch let problem as UnreadableRecord {
      return (nil, [problem.statement(in: writing)])
    }
  }
}
