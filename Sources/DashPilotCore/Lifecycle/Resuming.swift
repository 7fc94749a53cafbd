/// Why a shift was not resumed.
public enum ResumeRefusal: Refusal {
  case shiftEnded
  case notPaused
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift running again, its open pause closed.
  public func resuming(at time: EventTime, newestPosition: Instant?) throws(ResumeRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    guard state == .paused else { throw .notPaused }
    let instant = try time.settled(notBefore: latestFact(newestPosition: newestPosition), orThrow: ResumeRefusal.time)
    return replacing(pauses: pauses.closed(at: instant))
  }
}
