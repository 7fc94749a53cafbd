/// Why a shift was not paused.
public enum PauseRefusal: Refusal {
  case shiftEnded
  case alreadyPaused(since: Instant)
  case deliveriesInProgress(count: Int)
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift paused; an open parked stretch ends where the pause begins.
  public func pausing(at time: EventTime, id: PauseID, newestPosition: Instant?) throws(PauseRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    if let openPause { throw .alreadyPaused(since: openPause.startedAt) }
    let inProgress = deliveriesInProgress.count
    guard inProgress == 0 else { throw .deliveriesInProgress(count: inProgress) }
    let instant = try time.settled(notBefore: latestFact(newestPosition: newestPosition), orThrow: PauseRefusal.time)
    return closingOpenStretches(at: instant).replacing(pauses: pauses + [Pause(id: id, startedAt: instant)])
  }
}
