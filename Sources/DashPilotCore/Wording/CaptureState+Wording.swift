extension CaptureState {
  /// The state as the beginning of a line: `Recording`.
  func title(beside condition: PositionSourceCondition) -> String {
    switch self {
    case .storeUnavailable: "Not recording, the shift cannot be read"
    case .idle: "Not recording, no shift is running"
    case .shiftPaused: "Not recording, the shift is paused"
    case .routeSuspended: "Not recording, the vehicle is parked"
    case .unavailable(let condition): "Not recording, \(condition.title)"
    case .pausedInBackground: "Not recording, DashPilot is in the background"
    case .tracking: condition == .usable ? "Recording" : "Recording, \(condition.title)"
    }
  }

  /// The state as whole sentences, said when the recording begins in it or comes to it.
  func sentence(beside condition: PositionSourceCondition, _ voice: Voice) -> String {
    switch self {
    case .storeUnavailable:
      """
      The shift cannot be read, so no position is taken. \(voice.command("check")) says what is wrong with its file; \
      the recording goes on when it can be read.
      """
    case .idle: "No shift is running, so no position is taken. Begin one with \(voice.command("start"))."
    case .shiftPaused:
      "The shift is paused, so no position is taken. The recording goes on after \(voice.command("resume"))."
    case .routeSuspended:
      "The vehicle is parked, so no position is taken. The recording goes on after \(voice.command("drive"))."
    case .unavailable(let condition): "\(condition.sentence(voice)) No position is taken; the shift goes on."
    case .pausedInBackground:
      "DashPilot is in the background, so no position is taken. The recording begins when it is opened."
    case .tracking: condition == .usable ? "Positions are recorded." : condition.sentence(voice)
    }
  }

  /// What became of a position that arrived in this state, as the end of a sentence: `3 arrived while parked`.
  var ignoring: String {
    switch self {
    case .storeUnavailable: "arrived while the shift could not be read"
    case .idle: "arrived while no shift was running"
    case .shiftPaused: "arrived while the shift was paused"
    case .routeSuspended: "arrived while the vehicle was parked"
    case .unavailable: "arrived while the source had none to give"
    case .pausedInBackground: "arrived while DashPilot was in the background"
    case .tracking: "arrived after the recording was stopped"
    }
  }
}

extension PositionSourceCondition {
  /// The condition in a few words, as part of a line.
  var title: String {
    switch self {
    case .notConfigured: "no source of positions was chosen"
    case .unreachable: "the source of positions does not answer"
    case .noDevice: "there is no receiver"
    case .unrecognised: "the source is in an unknown state"
    case .noFix: "waiting for a fix"
    case .coarse: "positions are too coarse to keep"
    case .usable: "positions arrive"
    }
  }
}
