/// Why the vehicle was not recorded as driving again.
public enum DriveRefusal: Refusal {
  case shiftEnded
  case notParked
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift with its open parked stretch closed.
  public func driving(at time: EventTime, newestPosition: Instant?) throws(DriveRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    guard openParkedStretch != nil else { throw .notParked }
    let instant = try time.settled(notBefore: latestFact(newestPosition: newestPosition), orThrow: DriveRefusal.time)
    return replacing(parkedStretches: parkedStretches.closed(at: instant))
  }
}
