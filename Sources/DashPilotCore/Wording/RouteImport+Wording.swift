/// What a file gave a shift's route, as it is said after the write.
public struct RouteImportReport: Sendable {
  /// What was judged.
  let judged: RouteImport
  /// The shift.
  let shift: Shift
  /// How many points of the file had no time, or one that could not be read.
  let untimed: Int

  /// Gathers what is said of one file's import.
  public init(of judged: RouteImport, into shift: Shift, untimed: Int) {
    self.judged = judged
    self.shift = shift
    self.untimed = untimed
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
    let untimed = untimed > 0 ? ["\(counted(untimed, "point")) without a time that can be read: left out."] : []
    return untimed
      + CaptureRejection.allCases.compactMap { reason in
        judged.rejected[reason].map { "\(counted($0, "position")) \(reason.description): left out." }
      }
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
      None of the \(counted(positions, "timed position")) can be added to the shift of \
      \(voice.writing.date(startedAt)): most of them are \(mostly.description). \
      Name the shift that the file belongs to.
      """
    }
  }
}

extension CaptureRejection {
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
