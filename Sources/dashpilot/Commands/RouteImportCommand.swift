import DashPilotCore
import DashPilotStore
import DashPilotTracks

extension Command {
  static let routeImport = Command(
    "route import",
    arguments: [Argument("FILE", isRepeated: true, help: "A recorded track: GPX, an NMEA 0183 log, or gpsd's JSON")],
    options: [Option("shift", value: "SHIFT", help: "The shift that they belong to, if not those of their times")],
    summary: "Read recorded tracks into the routes of their shifts.",
    details: """
      Without --shift each position goes to the finished shift in whose time it lies. Every unbroken stretch of a file is
      a capture session of its own. A position inside a pause or a parked stretch, or without a time, is left out and
      counted. A stretch that overlaps one that the shift has is left out, so that importing a file twice adds nothing.
      Of several files all are read, or none is. Positions are written to the routes' files; none is printed.
      """
  ) { context in
    let reference = try context.arguments.option("shift").map { text in try ShiftReference(text) }
    var gathering = try context.gathering(for: reference)
    for path in context.arguments.values { try context.gather(path, into: &gathering) }
    context.world.terminal.showProgress("")
    return try context.recording { session, conventions in
      try context.add(&gathering, in: session, conventions.writing)
    }
  }
}

extension CommandContext {
  /// What positions may be given to: the shift that is meant, or every finished one.
  fileprivate func gathering(for reference: ShiftReference?) throws -> TrackGathering {
    try proposing { tree, conventions in
      if let reference {
        return TrackGathering([try tree.shift(reference, in: conventions.writing.timeZone)], isForOneShift: true)
      }
      let found = try tree.finishedShifts(from: DaySpan.always.start, before: DaySpan.always.end)
      if let unreadable = found.unreadable.first { throw unreadable }
      return TrackGathering(found.records, isForOneShift: false)
    }
  }

  /// Reads a track's file; a refusal of it names the file.
  fileprivate func gather(_ path: String, into gathering: inout TrackGathering) throws {
    let pieces: () throws -> [UInt8]?
    do { pieces = try world.open(DataFolder.absolute(path, in: world)) } catch {
      throw TrackFileRefusal.notReadable(path, error.fault)
    }
    let reading = FileReading(gathering, showing: world.terminal.showProgress, of: path, pieces)
    do { reading.gathering.endFile(try TrackReader.read(reading.next, visit: reading.take)) } catch {
      throw TrackFileRefusal.refused(path, error)
    }
    gathering = reading.gathering
  }

  /// Judges what was gathered by the records as they are now, and adds all of it in one change.
  fileprivate func add(
    _ gathering: inout TrackGathering,
    in session: WritingSession,
    _ writing: Writing
  ) throws -> Reply {
    let judged = try gathering.shiftsConcerned.map { shift in
      try ImportedRoute(gathering.letGo(of: shift), into: shift, session.tree, self)
    }
    guard !judged.isEmpty else { throw RouteImportRefusal.noPositionInAnyShift(count: gathering.count) }
    guard judged.contains(where: \.judged.isUseful) else { throw judged[0].judged.refusal(for: judged[0].shift) }
    try session.apply(Change(saved: judged.compactMap(\.record)))
    let reports = judged.enumerated().map { index, route in
      let omissions = index == judged.count - 1 ? gathering.omissions.reasons : []
      return RouteImportReport(of: route.judged, into: route.shift, omissions: omissions).statements(in: writing)
    }
    let added = zip(judged, reports).first { route, _ in route.record != nil }?.1.first
    let outside = Statement.outsideEveryShift(gathering.outside)
    let quality = judged.count == 1 ? try quality(of: judged[0].shift, session.tree, writing) : []
    let statements = reports.flatMap(\.self) + outside + quality
    return .confirmation(statements, notices: judged.flatMap(\.notices), log: added)
  }

  /// What the only route that was added to measures now.
  private func quality(of shift: Shift, _ tree: RecordTree, _ writing: Writing) throws -> [Statement] {
    let measured = try tree.measured(shift, readAt: now, writing)
    return measured.metrics.quality(isFinished: shift.state == .ended)?.statements(in: writing).map {
      Statement(visible: $0.visible.asSentence, spoken: $0.spoken)
    } ?? []
  }
}

/// What was gathered for one shift, judged beside its route.
private struct ImportedRoute {
  let shift: Shift
  let judged: RouteImport
  /// The route with what is added; nothing where nothing is.
  let record: Record?
  let notices: [Statement]

  init(_ gathered: TrackGathering.Gathered, into shift: Shift, _ tree: RecordTree, _ context: CommandContext) throws {
    let current = try tree.shift(again: shift)
    let reading = try tree.route(of: current)
    let judged = RouteImport(
      of: gathered.stretches,
      into: current,
      beside: reading.route,
      rejectedBefore: gathered.rejected,
      now: context.now
    )
    let identities = judged.sessions.map { _ in CaptureSessionID(context.world.freshIdentifier()) }
    record = judged.addedCount > 0 ? .route(judged.added(to: reading.route, identities: identities), of: current) : nil
    (self.shift, self.judged, notices) = (current, judged, reading.notices)
  }
}

/// One file while it is read: its pieces go by, and a line says how far.
private final class FileReading {
  var gathering: TrackGathering
  private let show: (String) -> Void
  private let name: String
  private let pieces: () throws -> [UInt8]?
  private var read = 0
  private var shown = 0

  private static let betweenLines = 4_000_000

  init(
    _ gathering: TrackGathering,
    showing show: @escaping (String) -> Void,
    of name: String,
    _ pieces: @escaping () throws -> [UInt8]?
  ) {
    (self.gathering, self.show, self.name, self.pieces) = (gathering, show, name, pieces)
  }

  func next() throws -> [UInt8]? {
    let piece = try pieces()
    read += piece?.count ?? 0
    if read - shown > FileReading.betweenLines {
      shown = read
      show("Reading \(harmless(name)): \(read / 1_000_000) MB")
    }
    return piece
  }

  func take(_ event: TrackEvent) { gathering.take(event) }
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
