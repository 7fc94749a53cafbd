import DashPilotCore
import DashPilotStore

extension Command {
  static let start = Command(
    "start",
    options: [.at],
    summary: "Start a shift.",
    details: """
      The selected vehicle's economy and the gas price are copied onto it once. A shift cannot start while another is
      in progress, or before the end of the newest finished one.
      """
  ) { context in
    let typed = try context.typedTime()
    return try context.recording { session, conventions in
      let time = try context.eventTime(typed, conventions, of: nil)
      let (floors, unreadable) = try session.tree.floorsOfStart()
      let shift = try Shift.starting(
        at: time,
        id: ShiftID(context.world.freshIdentifier()),
        unfinished: try session.tree.unfinishedShiftBesideStart(),
        floors: floors,
        defaults: conventions.settings?.fuelDefaults ?? .none
      )
      let recorded = try session.record(shift, insteadOf: nil)
      let notices = unreadable.map { $0.statement(in: conventions.writing) }
      return .confirmation([context.confirmation(conventions).started(recorded)], notices: notices)
    }
  }

  static let end = event(
    "end",
    summary: "End the shift.",
    details: "An open pause or parked stretch ends with it. A delivery in progress has to be finished first."
  ) { _, shift, time, newest in
    try shift.ending(at: time, newestPosition: newest)
  } confirm: {
    $0.ended($1)
  }

  static let pause = event(
    "pause",
    summary: "Pause the shift.",
    details: "Working time stops, and so does recording of the route. A delivery in progress has to be finished first."
  ) { world, shift, time, newest in
    try shift.pausing(at: time, id: PauseID(world.freshIdentifier()), newestPosition: newest)
  } confirm: {
    $0.paused($1)
  }

  static let resume = event(
    "resume",
    summary: "Resume the paused shift.",
    details: "Working time goes on from here."
  ) { _, shift, time, newest in
    try shift.resuming(at: time, newestPosition: newest)
  } confirm: {
    $0.resumed($1)
  }

  static let park = event(
    "park",
    summary: "Record that the vehicle is parked.",
    details: "Recording of the route stops, and nothing else: working time and deliveries go on."
  ) { world, shift, time, newest in
    try shift.parking(at: time, id: ParkedStretchID(world.freshIdentifier()), newestPosition: newest)
  } confirm: {
    $0.parked($1)
  }

  static let drive = event(
    "drive",
    summary: "Record that the vehicle is driven again.",
    details: "Ends the parked stretch."
  ) { _, shift, time, newest in
    try shift.driving(at: time, newestPosition: newest)
  } confirm: {
    $0.driven($1)
  }

  /// A command that records an event of the shift in progress, which the newest position of its route bounds.
  private static func event(
    _ name: String,
    summary: String,
    details: String,
    decide: @escaping @Sendable (World, Shift, EventTime, Instant?) throws -> Shift,
    confirm: @escaping @Sendable (Confirmation, Shift) -> Statement
  ) -> Command {
    Command(name, options: [.at], summary: summary, details: details) { context in
      try context.recordingBesideRoute { shift, time, newest in
        try decide(context.world, shift, time, newest)
      } confirm: { confirmation, shift in
        confirm(confirmation, shift)
      }
    }
  }
}

extension RecordTree {
  /// The unfinished shift that a start would collide with; refused beside an unreadable one.
  fileprivate func unfinishedShiftBesideStart() throws -> Shift? {
    let found = try unfinishedShifts()
    if let unreadable = found.unreadable.first { throw unreadable }
    return try? found.records.inProgress()
  }

  /// What a start may not precede: the newest finished shift's end, and the starts in the names of unreadable ones.
  fileprivate func floorsOfStart() throws -> (floors: [RecordedFact], unreadable: [UnreadableRecord]) {
    let found = try newestFinishedShift()
    let ended = found.records.compactMap { shift in
      shift.endedAt.map { RecordedFact.shiftEnded(started: shift.startedAt, ended: $0) }
    }
    let unreadable = found.unreadable.compactMap { problem in
      problem.startInName.map { RecordedFact.unreadableShift(file: problem.file, $0) }
    }
    return (ended + unreadable, found.unreadable)
  }
}
