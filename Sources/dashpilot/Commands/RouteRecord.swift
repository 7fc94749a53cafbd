import DashPilotCore
import DashPilotStore

extension Command {
  static let routeRecord = Command(
    "route record",
    options: [
      Option("gpsd", value: "HOST:PORT", help: "The gpsd to follow, if not the one at 127.0.0.1:2947"),
      Option("stdin", value: "FORM", help: "Read standard input instead: gpsd for its JSON, nmea for NMEA 0183"),
    ],
    summary: "Record the route of the shift in progress while it is driven.",
    details: """
      Runs until the shift ends, or until it is interrupted; either way what was taken is written first. While the shift
      is paused or parked no position is taken, and a new capture session begins afterwards. Positions are written and
      synced every five seconds, or ten at a time. A gpsd that is lost is asked again; the shift goes on without it.
      """
  ) { context in
    let live = try LiveSource(context.arguments)
    let store = try context.store()
    return try store.holdingRecording {
      let beginning = try RecordingBeginning(context, store)
      context.world.recording.beginTakingNote()
      var recorder = RouteRecorder(context, store, live, beginning)
      do { try context.told(in: beginning.writing) { try recorder.run() } } catch {
        context.leaveUncommitted(recorder.written.sorted(), in: store, if: beginning.commitsToGit)
        throw error
      }
      let report = CaptureReport(of: recorder.capture, mileage: recorder.mileage, writing: beginning.writing)
      let reasons = recorder.omissions.reasons
      let omitted = reasons.isEmpty ? [] : [Statement("What the source said without a position: \(listed(reasons)).")]
      let reply = Reply(.statements(report.ending + omitted), json: .recording(recorder.capture.counts))
      guard beginning.commitsToGit, !recorder.written.isEmpty, let log = report.ending.first else { return reply }
      context.leaveUncommitted(recorder.written.sorted(), in: store, if: true)
      let refusal = context.committed(log, in: store)
      return reply.adding(refusal.map { [$0.statement(in: beginning.writing)] } ?? [])
    }
  }
}

/// What a live recording begins with.
struct RecordingBeginning {
  let shift: Shift
  let route: Route
  private let conventions: RecordingConventions

  /// Reads the shift in progress and its route; refused where there is none, or one of them cannot be read.
  init(_ context: CommandContext, _ store: RecordStore) throws {
    self = try store.reading { tree in
      let conventions = try context.conventions(of: tree)
      return try context.told(in: conventions.writing) {
        let shift = try tree.shiftInProgress()
        return RecordingBeginning(shift, try tree.route(of: shift).route, conventions)
      }
    }
  }

  private init(_ shift: Shift, _ route: Route, _ conventions: RecordingConventions) {
    (self.shift, self.route, self.conventions) = (shift, route, conventions)
  }

  var writing: Writing { conventions.writing }

  var commitsToGit: Bool { conventions.commitsToGit }

  /// The newest position that is recorded.
  var newest: Position? { route.sessions.flatMap(\.positions).max { $0.instant < $1.instant } }
}
