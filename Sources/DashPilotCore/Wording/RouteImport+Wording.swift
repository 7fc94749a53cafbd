/// What a file gave a shift's route, as it is said after the write.
public struct RouteImportReport: Sendable {
  /// What was judged.
  let judged: RouteImport
  /// The shift.
  let shift: Shift
  /// What the file's reader left out, as parts of a sentence: `2 have no time`.
  let omissions: [String]

  /// Gathers what is said of one file's import.
  public init(of judged: RouteImport, into shift: Shift, omissions: [String]) {
    self.judged = judged
    self.shift = shift
    self.omissions = omissions
  }

  /// The sentences, in order.
  public func statements(in writing: Writing) -> [Statement] {
    [writing.statement(added)] + judged.overlapping.map { overlap in writing.statement { sentence(overlap, $0) } }
      + leftOut.map { Statement($0) }
  }

  private func added(_ voice: Voice) -> String {
    let day = "\(voice.writing.date(shift.startedAt)), \(shift.bounds(voice))"
    guard judged.addedCount > 0 else { return "No position was added to the route of the shift of \(day)." }
    let sessions = counted(judged.sessions.count, "capture session")
    return "Added \(counted(judged.addedCount, "position")) in \(sessions) to the route of the shift of \(day)."
  }

  private func sentence(_ overlap: RouteImport.Overlap, _ voice: Voice) -> String {
    let start = voice.moment(overlap.span.start, beside: shift.startedAt)
    let end = voice.moment(overlap.span.end, beside: overlap.span.start)
    let other = overlap.isWithRoute ? "one that this shift already has" : "an earlier one that was read"
    return "The stretch from \(start) to \(end) overlaps \(other), so it was left out."
  }

  private var leftOut: [String] {
    let all = omissions + reasons(judged.rejected, datedInFuture: judged.datedInFuture)
    return all.isEmpty ? [] : ["Points of the file that were left out: \(listed(all))."]
  }
}

/// How many positions each rule rejected, and how many are dated in the future, as parts of a sentence.
private func reasons(_ rejected: [CaptureRejection: Int], datedInFuture: Int) -> [String] {
  rejected.reasons + (datedInFuture > 0 ? [reason(datedInFuture, "later than now")] : [])
}

private func reason(_ count: Int, _ what: String) -> String { "\(count) \(count == 1 ? "is" : "are") \(what)" }

extension [CaptureRejection: Int] {
  /// How many positions each rule rejected, as parts of a sentence: `3 are inside a recorded pause`.
  var reasons: [String] {
    CaptureRejection.allCases.compactMap { rule in self[rule].flatMap { $0 > 0 ? reason($0, rule.description) : nil } }
  }
}

extension Statement {
  /// How many positions of a file lie in no finished shift, where some do.
  public static func outsideEveryShift(_ count: Int) -> [Statement] {
    guard count > 0 else { return [] }
    let (positions, verb) = (counted(count, "position"), count == 1 ? "lies" : "lie")
    return [Statement("\(positions) \(verb) in no finished shift and \(count == 1 ? "was" : "were") left out.")]
  }
}

extension RouteImportRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noPositionForShift(let startedAt, let rejected, let datedInFuture):
      let most = CaptureRejection.allCases.max { (rejected[$0] ?? 0) < (rejected[$1] ?? 0) }
      return """
        None of the file's timed positions can be added to the shift of \(voice.writing.date(startedAt)): \
        \(listed(reasons(rejected, datedInFuture: datedInFuture))). \
        \(rejected.isEmpty ? "Check the clock and the file's times." : most?.remedy ?? "")
        """
    case .noPositionInAnyShift(let count):
      return """
        \(count == 1 ? "The timed position lies" : "None of the \(count) timed positions lies") in \
        \(count == 1 ? "no" : "a") finished shift. \
        Name the shift with --shift, or record it first with \(voice.command("record")).
        """
    }
  }
}

extension CaptureRejection {
  /// What to do when most positions were rejected by this rule.
  fileprivate var remedy: String {
    switch self {
    case .shiftEnded, .beforeShiftStart: "Name the shift that the file belongs to."
    case .shiftPaused, .routeSuspended: "A position is only taken outside the recorded pauses and parked stretches."
    case .invalidCoordinate, .invalidAccuracy, .poorAccuracy, .stale, .duplicateTimestamp, .outOfOrder,
      .negligibleMovement, .implausibleSpeed:
      "Choose a file that records how the vehicle moved."
    }
  }

  /// What a position was, as the end of a sentence.
  var description: String {
    switch self {
    case .invalidCoordinate: "without a usable coordinate"
    case .invalidAccuracy: "without a usable accuracy"
    case .poorAccuracy: "less accurate than \(Int(CaptureFilter.worstAccuracyKept)) metres"
    case .shiftEnded: "later than the end of the shift"
    case .shiftPaused: "inside a recorded pause"
    case .routeSuspended: "inside a recorded parked stretch"
    case .beforeShiftStart: "earlier than the start of the shift"
    case .stale: "more than \(CaptureFilter.oldestFix.components.seconds) seconds old on arrival"
    case .duplicateTimestamp: "at the instant of one that is there already"
    case .outOfOrder: "earlier than the one before"
    case .negligibleMovement: "less than \(Int(CaptureFilter.leastMovement)) metres from the one before"
    case .implausibleSpeed: "farther from the one before than a vehicle gets"
    }
  }
}
