import DashPilotCore
import DashPilotStore

extension Command {
  static let record = Command(
    "record",
    arguments: [
      Argument("FROM", help: "When the shift began"),
      Argument("TO", help: "When it ended; a bare time is the first such time after FROM"),
    ],
    summary: "Add a whole shift that was never recorded.",
    details: "It has nothing in it, and may touch another shift but not overlap one."
  ) { context in
    let from = try TypedTime(context.value(0) ?? "")
    let to = try TypedTime(context.value(1) ?? "")
    return try context.recording { session, conventions in
      let start = try context.instant(from, conventions, after: nil)
      let end = try context.instant(to, conventions, after: start)
      let shift = try Shift.recording(
        from: start,
        to: end,
        now: context.now,
        id: ShiftID(context.world.freshIdentifier()),
        beside: try session.tree.neighbours(from: start, to: end)
      )
      let recorded = try session.record(shift, insteadOf: nil)
      return .confirmation([context.confirmation(conventions).recordedWhole(recorded)])
    }
  }
}

extension RecordTree {
  /// The shifts that a new one could overlap: those that begin in its time, the one before, and the unfinished ones.
  ///
  /// Refused where one of them cannot be read.
  fileprivate func neighbours(from start: Instant, to end: Instant) throws -> [ShiftSpan] {
    guard start < end else { return [] }
    let found = [
      try finishedShifts(from: start, before: end), try newestFinishedShift(before: start), try unfinishedShifts(),
    ]
    let unreadable = found.flatMap(\.unreadable).first { $0.startInName.map { $0 < end } ?? true }
    if let unreadable { throw unreadable }
    return found.flatMap(\.records).map { ShiftSpan($0) }
  }
}
