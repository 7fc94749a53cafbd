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
    [writing.statement(added)] + judged.overlapping.map { span in writing.statement { overlap(span, $0) } }
      + leftOut.map { Statement($0) }
  }

  private func added(_ voice: Voice) -> String {
    let day = voice.writing.date(shift.startedAt)
    guard judged.addedCount > 0 else { return "No position was added to the route of the shift of \(day)." }
    let sessions = counted(judged.sessions.count, "capture session")
    return "Added \(counted(judged.addedCount, "position")) in \(sessions) to the route of the shift of \(day)."
  }

  private func overlap(_ span: Interval, _ voice: Voice) -> String {
    let start = voice.moment(span.start, beside: shift.startedAt)
    let end = voice.moment(span.end, beside: span.start)
    return "The stretch from \(start) to \(end) overlaps one that this shift already has, so it was left out."
  }

  private var leftOut: [String] {
    let reasons = CaptureRejection.allCases.compactMap { reason in
      judged.rejected[reason].map { "\($0) \($0 == 1 ? "is" : "are") \(reason.description)" }
    }
    let all = omissions + reasons
    return all.isEmpty ? [] : ["Points of the file that were left out: \(listed(all))."]
  }
}

/// Why a file's positions were not added to a shift at all.
public enum RouteImportRefusal: Refusal {
  /// Every position was rejected; the commonest reason and how many there were of each.
  case noPositionForShift(startedAt: Instant, positions: Int, mostly: CaptureRejection)
}

extension RouteImport {
  /// Refuses an import that adds nothing although no stretch of it is there already.
  public func checkAddsSomething(to shift: Shift) throws(RouteImportRefusal) {
    guard sessions.isEmpty, overlapping.isEmpty, !isRepetition else { return }
    let counts = CaptureRejection.allCases.map { (reason: $0, count: rejected[$0] ?? 0) }
    guard let most = counts.max(by: { $0.count < $1.count }) else { return }
    let positions = counts.reduce(0) { $0 + $1.count }
    throw .noPositionForShift(startedAt: shift.startedAt, positions: positions, mostly: most.reason)
  }

  /// Whether every position was there already, to the instant.
  private var isRepetition: Bool { Set(rejected.keys) == [.duplicateTimestamp] }
}

extension RouteImportRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noPositionForShift(let startedAt, let positions, let mostly):
      """
      \(positions == 1 ? "The only timed position" : "None of the \(positions) timed positions") \
      \(positions == 1 ? "cannot" : "can") be added to the shift of \(voice.writing.date(startedAt)): \
      \(positions == 1 ? "it is" : "most of them are") \(mostly.description). \(mostly.remedy)
      """
    }
  }
}

extension CaptureRejection {
  /// What to do when most positions were rejected by this rule.
  fileprivate var remedy: String {
    switch self {
    case .shiftEnded, .beforeShiftStart: "Name the shift that the file belongs to."
    case .shiftPaused, .routeSuspended: "Correct that stretch first if it was recorded by mistake."
    case .invalidCoordinate, .invalidAccuracy, .poorAccuracy, .duplicateTimestamp, .outOfOrder, .negligibleMovement,
      .implausibleSpeed:
      "Choose a file that records how the vehicle moved."
    }
  }

  /// What a position was, as the end of a sentence.
  var description: String {
    switch self {
    case .invalidCoordinate: "without a usable coordinate"
    case .invalidAccuracy: "without a usable accuracy"
    case .poorAccuracy: "less accurate than 100 metres"
    case .shiftEnded: "later than the end of the shift"
    case .shiftPaused: "inside a recorded pause"
    case .routeSuspended: "inside a recorded parked stretch"
    case .beforeShiftStart: "earlier than the start of the shift"
    case .duplicateTimestamp: "at the instant of one that is there already"
    case .outOfOrder: "earlier than the one before"
    case .negligibleMovement: "less than 5 metres from the one before"
    case .implausibleSpeed: "farther from the one before than a vehicle gets"
    }
  }
}
