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
    let title = Statement(
      hasEnded ? "Not recording, the shift has ended" : capture.state.title(beside: capture.condition)
    )
    let parts = [title, figure, staleness.map { Statement($0) }, Statement(counts)].compactMap(\.self)
    return Statement(
      visible: parts.map(\.visible).joined(separator: " · "),
      spoken: parts.map { sentence($0.spoken) }.joined(separator: " ")
    )
  }

  /// What is said when the recording begins: whose route it is, and the state if positions are not taken.
  public var beginning: [Statement] {
    let shift = capture.reading.shift.map { shift in
      writing.statement { voice in
        "This records the route of the shift that started at \(voice.moment(shift.startedAt, beside: capture.asOf))."
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
    let miles = figure.map {
      Statement(visible: "Recorded miles: \($0.visible.asSentence)", spoken: sentence($0.spoken))
    }
    return capture.counts.statements + [miles, staleness.map { Statement(sentence($0)) }, rest].compactMap(\.self)
  }

  private var hasEnded: Bool { capture.reading.shift?.state == .ended }

  /// The measurement, where it is of the shift that is recorded; none of one that has ended, which is measured whole.
  private var growing: GrowingMileage? { hasEnded || capture.reading.shift?.id != mileage?.shift ? nil : mileage }

  /// The recorded miles so far, with their marker.
  private var figure: Statement? {
    guard let growing, let shift = capture.reading.shift else { return nil }
    let parked = ShiftTimes(of: shift, readAt: capture.asOf).parked
    return RouteQuality(route: growing.measurement, parked: parked, isFinished: false).figure(in: writing)
  }

  /// That the figure is an earlier one, because the route could not be read.
  private var staleness: String? {
    guard let growing, growing.isEarlier else { return nil }
    let isMeasured = growing.measurement.isMeasured
    return isMeasured ? "the route cannot be read now, so that is an earlier figure" : "the route cannot be read"
  }

  private var counts: String {
    let recorded = "\(counted(capture.counts.recorded, "position")) recorded"
    return capture.counts.leftOut == 0 ? recorded : "\(recorded), \(capture.counts.leftOut) left out"
  }

  /// What goes on without the recording, or where its figure is read.
  private var rest: Statement? {
    guard capture.reading.shift != nil else { return nil }
    return writing.statement { voice in
      guard hasEnded else { return "The shift has not ended." }
      return "\(voice.command("route show latest")) says what the route measures."
    }
  }
}

/// A text as a sentence of its own.
private func sentence(_ text: String) -> String {
  (text.prefix(1).uppercased() + text.dropFirst()).asSentence
}
