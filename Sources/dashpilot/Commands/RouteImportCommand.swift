import DashPilotCore
import DashPilotStore
import DashPilotTracks

extension Command {
  static let routeImport = Command(
    "route import",
    arguments: [Argument("FILE", help: "A GPX file with a recorded track")],
    options: [Option("shift", value: "SHIFT", isRequired: true, help: "The shift that the track belongs to")],
    summary: "Read a recorded track into a shift's route.",
    details: """
      Every unbroken stretch of the file is a capture session of its own. A position before or after the shift, inside
      a pause or a parked stretch, or without a time, is left out and counted. A stretch that overlaps one that the
      shift has is left out, so that importing a file twice adds nothing. Positions are written to the route's file;
      none is printed.
      """
  ) { context in
    let reference = try ShiftReference(context.arguments.option("shift") ?? "")
    let track = try context.track(at: context.value(0) ?? "")
    return try context.recording { session, conventions in
      let shift = try session.tree.shift(reference, in: conventions.writing.timeZone)
      return try context.add(track, to: shift, in: session, conventions.writing)
    }
  }
}

extension CommandContext {
  /// Reads a track's file whole; a refusal of it names the file.
  fileprivate func track(at path: String) throws -> Track {
    let bytes: () throws -> [UInt8]?
    do { bytes = try world.open(DataFolder.absolute(path, in: world)) } catch {
      throw TrackFileRefusal.notReadable(path, error.fault)
    }
    do { return try GPXReader.read(bytes) } catch { throw TrackFileRefusal.refused(path, error) }
  }

  fileprivate func add(_ track: Track, to shift: Shift, in session: WritingSession, _ writing: Writing) throws -> Reply
  {
    let reading = try session.tree.route(of: shift)
    let stretches = track.segments.map { $0.points.map(\.position) }
    let judged = RouteImport(of: stretches, into: shift, beside: reading.route, now: now)
    try judged.checkAddsSomething(to: shift)
    if judged.addedCount > 0 {
      let identities = judged.sessions.map { _ in CaptureSessionID(world.freshIdentifier()) }
      let route = judged.added(to: reading.route, identities: identities)
      try session.apply(Change(saved: [.route(route, of: shift)]))
    }
    let measured = try session.tree.measured(shift, readAt: now, writing)
    let report = RouteImportReport(of: judged, into: shift, omissions: track.omissions.reasons)
    let quality = measured.metrics.quality(isFinished: shift.state == .ended)
    let statements = quality?.statements(in: writing).map {
      Statement(visible: $0.visible.asSentence, spoken: $0.spoken)
    }
    return .confirmation(report.statements(in: writing) + (statements ?? []), notices: reading.notices)
  }
}

/// Why a track's file gave nothing.
enum TrackFileRefusal: Refusal {
  case notReadable(String, DiskFault)
  case refused(String, TrackRefusal)

  /// The rule of the track's own refusal, where the file could be opened.
  var rule: String {
    switch self {
    case .notReadable: "notReadable"
    case .refused(_, let refusal): refusal.rule
    }
  }

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .notReadable(let path, let fault):
      "\(voice.isSpoken ? "The file" : quotedPath(path)) \(fault.happened). \(fault.remedy)"
    case .refused(let path, let refusal):
      "\(voice.isSpoken ? "" : "\(quotedPath(path)): ")\(refusal.sentence(voice))"
    }
  }
}
