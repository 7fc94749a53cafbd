/// What one line of a position source says.
public enum FeedEvent: Hashable, Sendable {
  /// A position with its time.
  case point(TrackPoint)
  /// The receiver works and has no position.
  case noFix
  /// A position that states no time, so that it belongs nowhere.
  case untimed
  /// A line that is broken, too long, cut short, or says what cannot be.
  case unreadable
  /// The daemon has so many receivers; 0 is none.
  case devices(Int)
  /// A receiver that the daemon had is gone.
  case deviceLost
  /// A state that this build does not know, or the daemon's own complaint: at most 200 characters, none of control.
  case unrecognised(String)
  /// A line that is understood and says nothing of a position.
  case other
}

/// What one line says, and whether the positions before and after it are joined.
struct FeedStep {
  let event: FeedEvent
  /// Whether an unbroken stretch ends here.
  let isCut: Bool

  init(_ event: FeedEvent, isCut: Bool = false) {
    (self.event, self.isCut) = (event, isCut)
  }
}
