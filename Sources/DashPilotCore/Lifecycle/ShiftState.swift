/// Where a shift stands, from what is recorded.
public enum ShiftState: String, CaseIterable, Hashable, Sendable {
  case ended, paused, parked, running
}

extension Shift {
  /// Where the shift stands: ended, else paused, else running, with the vehicle parked or not.
  public var state: ShiftState {
    if endedAt != nil { return .ended }
    if openPause != nil { return .paused }
    return openParkedStretch == nil ? .running : .parked
  }

  /// The pause that has not ended.
  public var openPause: Pause? { pauses.last { $0.endedAt == nil } }

  /// The parked stretch that has not ended.
  public var openParkedStretch: ParkedStretch? { parkedStretches.last { $0.endedAt == nil } }

  /// The same shift with every open pause and parked stretch closed at an instant.
  func closingOpenStretches(at instant: Instant) -> Shift {
    replacing(pauses: pauses.closed(at: instant), parkedStretches: parkedStretches.closed(at: instant))
  }
}

extension Array {
  /// The stretches with every open one ended at an instant.
  func closed<Activity>(at instant: Instant) -> [Stretch<Activity>] where Element == Stretch<Activity> {
    map { $0.endedAt == nil ? $0.ended(at: instant) : $0 }
  }
}
