extension CaptureCounts {
  /// What became of the positions of a recording: how many were recorded, and how many were left out and why.
  public var statements: [Statement] {
    let leftOut = reasons.isEmpty ? [] : [Statement("Positions that were left out: \(listed(reasons)).")]
    return [Statement(recordedSentence)] + leftOut
  }

  private var recordedSentence: String {
    guard recorded > 0 else { return "No position was recorded." }
    return "Recorded \(counted(recorded, "position")) in \(counted(sessions, "capture session"))."
  }

  /// Why positions were left out, as parts of a sentence: `3 arrived while the shift was paused`.
  private var reasons: [String] {
    rejected.reasons + (arrived + [lost]).filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }
  }

  private var arrived: [(count: Int, what: String)] {
    let states: [CaptureState] = [
      .storeUnavailable, .idle, .shiftPaused, .routeSuspended, .pausedInBackground, .tracking,
    ]
    let unavailable = PositionSourceCondition.allCases.map { CaptureState.unavailable($0) }
    let count = unavailable.reduce(0) { $0 + (ignored[$1] ?? 0) }
    return states.map { (ignored[$0] ?? 0, $0.ignoring) } + [(count, CaptureState.unavailable(.unreachable).ignoring)]
  }

  private var lost: (count: Int, what: String) {
    (unrecorded, unrecorded == 1 ? "was lost before it was written" : "were lost before they were written")
  }
}
