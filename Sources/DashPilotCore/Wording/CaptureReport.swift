/// What is said of a recording while it runs: a line that is kept current, and sentences at its turns.
///
/// None of it holds a coordinate.
public struct CaptureReport: Sendable {
  let capture: RouteCapture
  let mileage: GrowingMileage?
  let writing: Writing

  /// Gathers what is said; `mileage` is that of the shift that is recorded, absent where it was not measured yet.
  public init(of capture: RouteCapture, mileage: GrowingMileage?, writing: Writing) {
    self.capture = capture
    self.mileage = mileage
    self.writing = writing
  }

  /// The line: `Recording · 4.5 mi so far (partial route) · 312 positions recorded, 5 left out`.
  public var line: Statement {
    let title = Statement(capture.state.title(beside: capture.condition))
    let parts = [title] + figure + [Statement(counts)]
    return Statement(
      visible: parts.map(\.visible).joined(separator: " · "),
      spoken: parts.map(\.spoken.asSentence).joined(separator: " ")
    )
  }

  /// What is said when the recording begins: whose route it is, and the state if positions are not taken.
  public var beginning: [Statement] {
    let shift = capture.reading.shift.map { shift in
      writing.statement { voice in
        "This records the route of the shift that started at \(voice.moment(shift.startedAt, beside: capture.now))."
      }
    }
    return [shift, change].compactMap(\.self)
  }

  /// What is said when the state or the condition of the source has changed.
  public var change: Statement {
    writing.statement { voice in
      guard !hasEnded else { return "The shift has ended, and its recording with it." }
      return capture.state.sentence(beside: capture.condition, voice)
    }
  }

  /// What is said at the end: what was recorded, what was left out and why, and the recorded miles of a running shift.
  public var ending: [Statement] {
    [Statement(recorded)] + leftOut
      + figure.map { Statement(visible: $0.visible.asSentence, spoken: $0.spoken.asSentence) }
      + [rest].compactMap(\.self)
  }

  private var hasEnded: Bool { capture.reading.shift?.state == .ended }

  /// The recorded miles so far, with their marker; none of a shift that has ended, whose figure is measured whole.
  private var figure: [Statement] {
    guard let mileage, let shift = capture.reading.shift, shift.id == mileage.shift, !hasEnded else { return [] }
    let parked = ShiftTimes(of: shift, readAt: capture.now).parked
    let quality = RouteQuality(route: mileage.measurement, parked: parked, isFinished: false)
    let earlier = mileage.isEarlier ? [Statement(Self.earlierFigure(isMeasured: mileage.measurement.isMeasured))] : []
    return [quality.figure(in: writing)].compactMap(\.self) + earlier
  }

  private static func earlierFigure(isMeasured: Bool) -> String {
    isMeasured ? "The route cannot be read now, so that figure is an earlier one" : "The route cannot be read"
  }

  private var counts: String {
    let recorded = "\(counted(capture.counts.recorded, "position")) recorded"
    return capture.counts.leftOut == 0 ? recorded : "\(recorded), \(capture.counts.leftOut) left out"
  }

  private var recorded: String {
    let counts = capture.counts
    guard counts.recorded > 0 else { return "No position was recorded." }
    return "Recorded \(counted(counts.recorded, "position")) in \(counted(counts.sessions, "capture session"))."
  }

  private var leftOut: [Statement] {
    let reasons = capture.counts.reasons
    return reasons.isEmpty ? [] : [Statement("Positions that were left out: \(listed(reasons)).")]
  }

  /// What goes on without the recording, or where its figure is read.
  private var rest: Statement? {
    guard capture.reading.shift != nil else { return nil }
    return writing.statement { voice in
      guard hasEnded else { return "The shift goes on." }
      return "\(voice.command("route show latest")) says what the route measures."
    }
  }
}

extension CaptureCounts {
  /// Why positions were left out, as parts of a sentence: `3 arrived while the shift was paused`.
  var reasons: [String] {
    let states = PositionSourceCondition.allCases.map { CaptureState.unavailable($0) }
    let unavailable = states.reduce(0) { $0 + (ignored[$1] ?? 0) }
    let others: [CaptureState] = [
      .storeUnavailable, .idle, .shiftPaused, .routeSuspended, .pausedInBackground, .tracking,
    ]
    let arrived =
      others.map { (ignored[$0] ?? 0, $0.ignoring) }
      + [(unavailable, CaptureState.unavailable(.unreachable).ignoring)]
    let lost = (unrecorded, unrecorded == 1 ? "was lost before it was written" : "were lost before they were written")
    return rejected.reasons + (arrived + [lost]).filter { $0.0 > 0 }.map { "\($0) \($1)" }
  }
}
