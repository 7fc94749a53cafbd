/// One record that is written whole.
public enum Record: Hashable, Sendable {
  case shift(Shift)
  case route(Route, of: Shift)
  case place(PickupPlace)
  case settings(Settings)
}

/// A decision across records: what is written, as a value.
///
/// It is applied whole, or not at all.
public struct Change: Hashable, Sendable {
  /// The records to write.
  public let saved: [Record]

  /// Makes a decision.
  public init(saved: [Record]) {
    self.saved = saved
  }
}
