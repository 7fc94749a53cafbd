/// What the record says of the shift that is being recorded.
public enum ShiftReading: Hashable, Sendable {
  /// There is no unfinished shift.
  case none
  /// The shift's record cannot be read.
  case unreadable
  /// The shift, unfinished or as it has ended.
  case shift(Shift)

  /// The shift, where it could be read.
  public var shift: Shift? {
    switch self {
    case .none, .unreadable: nil
    case .shift(let shift): shift
    }
  }
}

/// Whether positions are taken now, and if not, why (`spec/05`, capture state).
public enum CaptureState: Hashable, Sendable {
  /// The shift's record cannot be read.
  case storeUnavailable
  /// No shift is running.
  case idle
  case shiftPaused
  case routeSuspended
  /// The source is in a condition that gives nothing.
  case unavailable(PositionSourceCondition)
  /// This process may not begin now; what was begun before goes on.
  case pausedInBackground
  /// Positions are taken.
  case tracking

  /// The first state that holds.
  ///
  /// `isCapturing` is whether positions were taken just now, `mayBegin` whether this process may begin to take them.
  public init(
    of reading: ShiftReading,
    condition: PositionSourceCondition,
    isCapturing: Bool = false,
    mayBegin: Bool = true
  ) {
    switch (reading, reading.shift?.state) {
    case (.unreadable, _): self = .storeUnavailable
    case (_, nil), (_, .ended): self = .idle
    case (_, .paused): self = .shiftPaused
    case (_, .parked): self = .routeSuspended
    case (_, .running) where !condition.captures: self = .unavailable(condition)
    case (_, .running): self = isCapturing || mayBegin ? .tracking : .pausedInBackground
    }
  }
}
