/// Why the vehicle was not recorded as parked.
public enum ParkRefusal: Refusal {
  case shiftEnded
  case shiftPaused(since: Instant)
  case alreadyParked(since: Instant)
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift with the vehicle parked: the route stops, and working time and deliveries go on.
  public func parking(
    at time: EventTime,
    id: ParkedStretchID,
    newestPosition: Instant?
  ) throws(ParkRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    if let openPause { throw .shiftPaused(since: openPause.startedAt) }
    if let openParkedStretch { throw .alreadyParked(since: openParkedStretch.startedAt) }
    let instant = try time.settled(notBefore: latestFact(newestPosition: newestPosition), orThrow: ParkRefusal.time)
    return replacing(parkedStretches: parkedStretches + [ParkedStretch(id: id, startedAt: instant)])
  }
}
