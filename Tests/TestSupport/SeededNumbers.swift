/// Numbers that look random and are the same in each run (SplitMix64).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins the numbers of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number within bounds.
  public mutating func next(in bounds: ClosedRange<Double>) -> Double { Double.random(in: bounds, using: &self) }

  /// A whole number below a bound.
  public mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
