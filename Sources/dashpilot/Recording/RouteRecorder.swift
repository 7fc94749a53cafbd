import DashPilotCore
import DashPilotStore
import DashPilotTracks

/// A live recording while it runs: hands what happens to the recording's value, and writes what that says is due.
struct RouteRecorder {
  let context: CommandContext
  let store: RecordStore
  let live: LiveSource
  let writing: Writing
  private(set) var capture: RouteCapture
  private(set) var mileage: GrowingMileage
  /// The files that it wrote, by their paths in the record folder.
  private(set) var written: Set<String> = []
  private var facts = PositionSourceFacts.beginning
  private var told: [Statement] = []
  private var withoutFix = 0
  private var untimed = 0
  private var unreadable = 0
  /// Whether the state was told; before the source said something it is not known.
  private var hasToldState = false

  private static let patience = 500
  private static let untilRetry = 2000

  init(_ context: CommandContext, _ store: RecordStore, _ live: LiveSource, _ beginning: RecordingBeginning) {
    (self.context, self.store, self.live, writing) = (context, store, live, beginning.writing)
    let condition = PositionSourceFacts.beginning.condition()
    let reading = ShiftReading.shift(beginning.shift)
    capture = RouteCapture(of: reading, newest: beginning.newest, condition: condition, at: context.now)
    mileage = GrowingMileage(of: beginning.shift.id).following(beginning.route)
  }

  /// Records until the shift ends, the source does, or the program is asked to stop.
  mutating func run() throws {
    tell(Array(report.beginning.prefix(1)))
    while !isDone, try follow() { context.world.recording.wait(RouteRecorder.untilRetry) }
    capture = capture.stopped(at: context.world.now())
    try write()
    context.world.terminal.showProgress("")
  }

  private var isDone: Bool { context.world.recording.isInterrupted() || capture.isOver }

  /// Follows the source until it ends; whether it is to be opened again.
  private mutating func follow() throws -> Bool {
    guard let source = live.opened(by: context.world.recording) else {
      try learn(.unreachable)
      return true
    }
    defer { source.close() }
    if !facts.answers { try learn(.beginning) }
    var feed = live.feed
    while !isDone {
      switch source.read(RouteRecorder.patience) {
      case .nothing: try take([])
      case .bytes(let bytes): try take(feed.consume(bytes))
      case .ended:
        let last = feed.finish()
        if !last.isEmpty { try take(last) }
        guard !live.endsRecording else { return false }
        try learn(.unreachable)
        return true
      }
    }
    return false
  }

  /// Takes what the source said, and what the record says of the shift now.
  private mutating func take(_ events: [FeedEvent]) throws {
    for event in events {
      count(event)
      try learn(facts.following(event))
      guard case .point(let point) = event else { continue }
      capture = capture.offered(point.position, at: context.world.now(), fresh: context.freshSession())
      try write()
    }
    try readShift()
    capture = capture.ticked(at: context.world.now())
    try write()
    if !hasToldState { tellChange() }
    showLine()
  }

  private mutating func count(_ event: FeedEvent) {
    switch event {
    case .noFix: withoutFix += 1
    case .untimed: untimed += 1
    case .unreadable: unreadable += 1
    case .point, .devices, .deviceLost, .unrecognised, .other: break
    }
  }

  /// What the source said and no position could be made of.
  var omissions: TrackOmissions {
    TrackOmissions(untimed: untimed, withoutFix: withoutFix, unreadableLines: unreadable)
  }

  private mutating func learn(_ facts: PositionSourceFacts) throws {
    self.facts = facts
    guard facts.condition() != capture.condition || !facts.answers else { return }
    capture = capture.conditionChanged(to: facts.condition(), at: context.world.now())
    try write()
    if hasToldState || !facts.answers { tellChange() }
  }

  private mutating func readShift() throws {
    let reading = try store.reading { tree in try tree.reading(of: mileage.shift) }
    follow(reading)
  }

  private mutating func follow(_ reading: ShiftReading) {
    let state = capture.state
    capture = capture.shiftRead(reading, at: context.world.now(), fresh: context.freshSession())
    if capture.state != state { tellChange() }
  }

  /// Writes what is due, judged by the shift as it is under the lock, so that no pause can slip in between.
  private mutating func write() throws {
    while capture.due != nil {
      do {
        try store.writing { session in
          follow(try session.tree.reading(of: mileage.shift))
          guard let batch = capture.due, case .shift(let shift) = capture.reading else { return }
          try session.append(batch, to: shift)
          written.formUnion(session.written)
          capture = capture.written(batch, at: context.world.now())
          mileage = mileage.extended(by: batch)
        }
      } catch let failure as StorageFailure {
        capture = capture.writeFailed(at: context.world.now())
        tell([failure.statement(in: writing)])
      } catch let problem as UnreadableRecord {
        capture = capture.writeFailed(at: context.world.now())
        mileage = mileage.unreadable
        tell([problem.statement(in: writing)])
      }
    }
  }

  private var report: CaptureReport { CaptureReport(of: capture, mileage: mileage, writing: writing) }

  private mutating func tellChange() {
    hasToldState = true
    tell([report.change])
  }

  /// Tells sentences that were not told last.
  private mutating func tell(_ statements: [Statement]) {
    guard statements != told else { return }
    told = statements
    context.world.terminal.showProgress("")
    let terminal = context.world.terminal
    let layout = ReportLayout(width: terminal.showsOutput ? terminal.columns : nil, isStyled: false)
    for statement in statements {
      let isSpoken = context.arguments.has("spoken")
      context.world.recording.tell(layout.line(isSpoken ? statement.spoken.asSentence : statement.visible))
    }
  }

  private func showLine() {
    let terminal = context.world.terminal
    terminal.showProgress(String(report.line.visible.prefix(max(20, terminal.columns - 1))))
  }
}

extension CommandContext {
  /// An identity for a capture session that begins.
  fileprivate func freshSession() -> CaptureSessionID { CaptureSessionID(world.freshIdentifier()) }
}

extension RecordTree {
  /// What the record says of a shift: unfinished, or as it has ended, or that it is gone or cannot be read.
  fileprivate func reading(of shift: ShiftID) throws -> ShiftReading {
    let unfinished = try unfinishedShifts()
    if let running = unfinished.records.first(where: { $0.id == shift }) { return .shift(running) }
    let isUnreadable = unfinished.unreadable.contains { $0.file.contains(shift.text.prefix(8)) }
    guard !isUnreadable else { return .unreadable }
    let finished = try finishedShifts(withIdentifierPrefix: shift.text)
    return finished.records.first.map { .shift($0) } ?? (finished.unreadable.isEmpty ? .none : .unreadable)
  }
}
