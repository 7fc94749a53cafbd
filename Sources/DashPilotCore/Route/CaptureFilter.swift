/// Why a position is not kept, in the order in which the rules are judged (`spec/05`, the capture filter).
public enum CaptureRejection: String, CaseIterable, Hashable, Sendable {
  case invalidCoordinate
  case invalidAccuracy
  case poorAccuracy
  case shiftEnded
  case shiftPaused
  case routeSuspended
  case beforeShiftStart
  case stale
  case duplicateTimestamp
  case outOfOrder
  case negligibleMovement
  case implausibleSpeed
}

/// The rules that decide whether a position is kept.
public struct CaptureFilter: Hashable, Sendable {
  /// The worst accuracy kept, in metres, inclusive.
  public let worstAccuracy: Double

  /// Makes a filter; positions of worse accuracy than the given metres are rejected.
  public init(worstAccuracy: Double = CaptureFilter.worstAccuracyKept) {
    self.worstAccuracy = worstAccuracy
  }

  /// The worst accuracy kept unless another is named.
  public static let worstAccuracyKept = 100.0
  /// The age of the oldest fix kept, inclusive.
  public static let oldestFix = Duration.seconds(30)
  static let leastMovement = 5.0
  static let fastestMovement = 62.0
  static let shortestInterval = 1.0

  /// The first rule that a position breaks as it is offered, judged by the shift as it is now; none if kept (`spec/05`).
  ///
  /// `last` is the last retained position of this shift. A fix dated after now is not stale.
  public func rejection(of position: Position, in shift: Shift, last: Position?, now: Instant) -> CaptureRejection? {
    dataRejection(of: position) ?? shift.rejection(ofFixAt: position.instant)
      ?? (position.instant.duration(to: now) > CaptureFilter.oldestFix ? .stale : nil)
      ?? last.flatMap { movementRejection(of: position, after: $0) }
  }

  /// The first rule that a position imported afterwards breaks whatever was retained before it; none if it may be kept.
  public func rejection(ofImported position: Position, in shift: Shift) -> CaptureRejection? {
    rejection(ofImported: position.rounded, in: shift, last: nil)
  }

  /// The first rule that a position imported afterwards breaks, judged as if offered at its own instant; none if kept.
  func rejection(ofImported position: Position, in shift: Shift, last: Position?) -> CaptureRejection? {
    dataRejection(of: position) ?? shift.rejection(at: position.instant)
      ?? last.flatMap { movementRejection(of: position, after: $0) }
  }

  private func dataRejection(of position: Position) -> CaptureRejection? {
    guard position.hasUsableCoordinate else { return .invalidCoordinate }
    guard position.accuracy.isFinite, position.accuracy >= 0 else { return .invalidAccuracy }
    return position.accuracy > worstAccuracy ? .poorAccuracy : nil
  }

  func movementRejection(of position: Position, after last: Position) -> CaptureRejection? {
    guard position.instant != last.instant else { return .duplicateTimestamp }
    guard position.instant > last.instant else { return .outOfOrder }
    let separation = last.distance(to: position)
    guard separation >= CaptureFilter.leastMovement else { return .negligibleMovement }
    let elapsed = Double(position.instant.milliseconds - last.instant.milliseconds) / 1000
    let certain = max(0, separation - position.accuracy - last.accuracy)
    let speed = certain / max(elapsed, CaptureFilter.shortestInterval)
    return speed > CaptureFilter.fastestMovement ? .implausibleSpeed : nil
  }
}

extension Shift {
  /// Why the shift, as it is now, takes no fix of an instant.
  fileprivate func rejection(ofFixAt instant: Instant) -> CaptureRejection? {
    switch state {
    case .ended: .shiftEnded
    case .paused: .shiftPaused
    case .parked: .routeSuspended
    case .running: instant < startedAt ? .beforeShiftStart : nil
    }
  }

  /// Why the shift, as it was at an instant, takes no position.
  func rejection(at instant: Instant) -> CaptureRejection? {
    if let endedAt, instant > endedAt { return .shiftEnded }
    if wasPaused(at: instant) { return .shiftPaused }
    if parkedStretches.contains(where: { $0.wasOpen(at: instant) }) { return .routeSuspended }
    return instant < startedAt ? .beforeShiftStart : nil
  }

  /// Whether a recorded pause was open at an instant.
  func wasPaused(at instant: Instant) -> Bool {
    pauses.contains { $0.wasOpen(at: instant) }
  }

  /// Whether a pause or a parked stretch lies between two instants, so that one session cannot hold both.
  func isInterrupted(from start: Instant, to end: Instant) -> Bool {
    pauses.contains { $0.lies(between: start, end) } || parkedStretches.contains { $0.lies(between: start, end) }
  }
}

extension Stretch {
  fileprivate func wasOpen(at instant: Instant) -> Bool {
    startedAt <= instant && endedAt.map { instant < $0 } ?? true
  }

  fileprivate func lies(between start: Instant, _ end: Instant) -> Bool {
    startedAt < end && (endedAt ?? end) > start
  }
}
