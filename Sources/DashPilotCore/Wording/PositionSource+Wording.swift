extension PositionSourceFacts {
  /// The condition of the source and what to do about it; names a state that this build does not know.
  public func statement(judgedBy filter: CaptureFilter = CaptureFilter(), in writing: Writing) -> Statement {
    condition(judgedBy: filter).statement(naming: unrecognisedState, in: writing)
  }
}

extension PositionSourceCondition {
  /// The condition and its remedy, where it has one: what is wrong first (`spec/05`, the condition of the source).
  public func statement(in writing: Writing) -> Statement { statement(naming: nil, in: writing) }

  /// The condition, with the state that the source reports where that holds no coordinate.
  fileprivate func statement(naming state: String?, in writing: Writing) -> Statement {
    writing.statement { sentence(naming: state, $0) }
  }

  /// The condition and its remedy.
  func sentence(naming state: String? = nil, _ voice: Voice) -> String {
    [finding(naming: state, voice), remedy(voice)].compactMap(\.self).map { "\($0)." }.joined(separator: " ")
  }

  /// What is the case, as a sentence without its full stop.
  private func finding(naming state: String?, _ voice: Voice) -> String {
    switch self {
    case .notConfigured: return "No source of positions was chosen"
    case .unreachable: return "The source of positions does not answer, or does not let this user ask"
    case .noDevice: return "The source of positions answers and has no receiver"
    case .unrecognised:
      let named = state.flatMap { holdsNoCoordinate($0) ? ", \(voice.isSpoken ? onOneLine($0) : quoted($0))," : nil }
      return "The source of positions reports a state\(named ?? "") that this version of DashPilot does not know"
    case .noFix: return "The receiver gives no position now"
    case .coarse:
      let worst = Int(CaptureFilter.worstAccuracyKept)
      return "The receiver's positions are less accurate than \(worst) metres, so they are left out"
    case .usable: return "The receiver gives positions"
    }
  }

  /// What to do about it, as a sentence without its full stop; nothing where nothing is wrong.
  func remedy(_ voice: Voice) -> String? {
    let recording = "route record"
    return switch self {
    case .notConfigured:
      """
      Name one with \(voice.command("\(recording) --gpsd HOST:PORT")), or hand positions to \
      \(voice.command("\(recording) --stdin gpsd")) or \(voice.command("\(recording) --stdin nmea"))
      """
    case .unreachable:
      """
      Start gpsd, which listens on \(voice.isSpoken ? "this computer at port 2947" : "127.0.0.1:2947"), and let this \
      user ask it, or name another one with \(voice.command("\(recording) --gpsd HOST:PORT"))
      """
    case .noDevice: "Check the receiver's cable, and that gpsd was started with its device and may read it"
    case .unrecognised:
      "Update DashPilot, or hand the receiver's sentences to \(voice.command("\(recording) --stdin nmea"))"
    case .noFix: "Give its antenna a clear view of the sky; the recording goes on when it has one"
    case .coarse: "Give its antenna a clear view of the sky; the recording goes on when they are more certain"
    case .usable: nil
    }
  }

  /// Whether a text is too short of digits to hold a coordinate.
  private func holdsNoCoordinate(_ text: String) -> Bool {
    !text.isEmpty && text.count(where: \.isNumber) <= 3
  }
}
