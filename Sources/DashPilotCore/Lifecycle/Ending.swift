/// Why a shift was not ended.
public enum EndRefusal: Refusal {
  case shiftEnded
  case deliveriesInProgress(count: Int)
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift ended, with an open pause and an open parked stretch closed at its end.
  public func ending(at time: EventTime, newestPosition: Instant?) throws(EndRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    let inProgress = deliveriesInProgress.count
    guard inProgress == 0 else { throw .deliveriesInProgress(count: inProgress) }
    let instant = try time.settled(notBefore: latestFact(newestPosition: newestPosition), orThrow: EndRefusal.time)
    return closingOpenStretches(at: instant).replacing(endedAt: instant)
  }
}
