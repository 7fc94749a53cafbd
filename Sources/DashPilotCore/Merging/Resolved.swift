/// The two sides of a merge: the clone that takes a change in, and the one that the change comes from.
public enum MergeSide: CaseIterable, Hashable, Sendable {
  case ours, theirs
}

/// What a merge makes of a value: one thing for both sides, or what each of the two keeps where they contradict.
public struct Resolved<Value> {
  /// The value with every contradiction decided for our side.
  public let ours: Value
  /// The value with every contradiction decided for their side.
  public let theirs: Value

  /// Makes what each side keeps.
  public init(ours: Value, theirs: Value) {
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// Makes a value that both sides keep.
  init(both value: Value) {
    self.init(ours: value, theirs: value)
  }

  /// Makes a value of its parts, for one side and for the other.
  init(_ make: (MergeSide) -> Value) {
    self.init(ours: make(.ours), theirs: make(.theirs))
  }

  /// What one side keeps.
  public subscript(side: MergeSide) -> Value {
    switch side {
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// The same of something that follows from the value.
  func map<Other>(_ transform: (Value) -> Other) -> Resolved<Other> {
    Resolved<Other>(ours: transform(ours), theirs: transform(theirs))
  }
}

extension Resolved: Equatable where Value: Equatable {}

extension Resolved: Hashable where Value: Hashable {}

extension Resolved: Sendable where Value: Sendable {}
