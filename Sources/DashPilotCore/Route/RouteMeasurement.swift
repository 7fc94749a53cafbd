/// What a route measures, and what it misses out (`spec/05`, continuity, segments, gaps).
public struct RouteMeasurement: Hashable, Sendable {
  /// Metres over continuous stretches only; never across a gap.
  public let metres: Double
  /// Unbroken stretches of two positions or more.
  public let segments: Int
  /// Breaks between positions, and uncovered ends of the shift.
  public let gaps: Int
  /// Positions that could be used.
  public let usable: Int
  /// Whether a counted pair was continuous by its times alone.
  public let inferred: Bool

  /// Makes a measurement from its parts.
  public init(metres: Double, segments: Int, gaps: Int, usable: Int, inferred: Bool) {
    self.metres = metres
    self.segments = segments
    self.gaps = gaps
    self.usable = usable
    self.inferred = inferred
  }

  /// Whether there is a distance; a measured zero is one.
  public var isMeasured: Bool { segments > 0 }

  /// Whether something is known to be missing; said only of a measured route.
  public var isPartial: Bool { gaps > 0 || inferred }

  /// The distance in miles, where there is one that can be held.
  public var miles: Miles? {
    guard isMeasured, metres >= 0 else { return nil }
    return Miles(metres: metres)
  }
}
