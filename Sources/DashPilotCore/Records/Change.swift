/// One record that is written whole.
public enum Record: Hashable, Sendable {
  case shift(Shift)
  case route(Route, of: Shift)
  case place(PickupPlace)
  case expense(Expense)
  case settings(Settings)
}

/// A decision across records: what is written and what is removed, as a value.
///
/// It is applied whole, or not at all.
public struct Change: Hashable, Sendable {
  /// The records to write.
  public let saved: [Record]
  /// The records to remove.
  public let removed: [Record]

  /// Makes a decision.
  public init(saved: [Record] = [], removed: [Record] = []) {
    self.saved = saved
    self.removed = removed
  }
}
