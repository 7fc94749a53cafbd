import DashPilotCore

/// A position that a file states, with its time.
public struct TrackPoint: Hashable, Sendable {
  /// When the position was taken.
  public let instant: Instant
  /// Degrees north; any finite number, because the range is the capture filter's to judge.
  public let latitude: Double
  /// Degrees east; any finite number, because the range is the capture filter's to judge.
  public let longitude: Double
  /// The horizontal accuracy in metres, where the file states one; a dilution of precision is none.
  public let accuracy: Double?

  /// Makes a position of what a file states.
  public init(instant: Instant, latitude: Double, longitude: Double, accuracy: Double? = nil) {
    self.instant = instant
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }

  /// The position as it may be recorded; where the file states no accuracy, 0 stands for it, as the format has no other
  /// form.
  public var position: Position {
    Position(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy ?? 0)
  }
}
