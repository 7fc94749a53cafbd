/// Follows the steps of a feed to unbroken stretches, and counts what is left out.
struct LogWalk {
  private var isSegmentOpen = false
  private var points = 0
  private var omissions = TrackOmissions()
  private var firstOmissionLine: Int?

  /// Takes what one line says.
  mutating func take(_ step: FeedStep, _ visit: (TrackEvent) -> Void) {
    if step.isCut { isSegmentOpen = false }
    switch step.event {
    case .point(let point):
      if !isSegmentOpen { visit(.segmentBegins) }
      visit(.point(point))
      (points, isSegmentOpen) = (points + 1, true)
    case .noFix: omit(.withoutFix)
    case .untimed: omit(.untimed)
    case .unreadable: omit(.unreadableLine)
    case .unrecognised where step.isCut: omit(.unreadableLine)
    case .unrecognised, .devices, .deviceLost, .other: break
    }
  }

  /// Notes the line of the steps that were taken last, which the first omission stands in.
  mutating func note(line: Int) {
    if firstOmissionLine == nil, omissions.total > 0 { firstOmissionLine = line }
  }

  /// What was left out of a finished log, unless nothing of it is left.
  func omissions(isEmpty: Bool) throws(TrackRefusal) -> TrackOmissions {
    guard points == 0 else { return omissions }
    guard !isEmpty else { throw .empty }
    switch omissions.total {
    case 0: throw .noReports
    case omissions.withoutFix: throw .noFix(omissions.withoutFix)
    case omissions.untimed: throw .noDate(omissions.untimed)
    default: throw .noUsableReport(omissions, line: firstOmissionLine ?? 1)
    }
  }

  private mutating func omit(_ omission: TrackOmission) {
    omissions = omissions.adding(omission)
  }
}
