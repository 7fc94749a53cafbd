/// A place and a moment that a receiver reported.
public struct Position: Hashable, Sendable {
  /// When the vehicle was there.
  public let instant: Instant
  /// Degrees north, negative south of the equator.
  public let latitude: Double
  /// Degrees east, negative west of Greenwich.
  public let longitude: Double
  /// Horizontal accuracy in metres.
  public let accuracy: Double

  /// Makes a position exactly as recorded, whatever its values.
  public init(instant: Instant, latitude: Double, longitude: Double, accuracy: Double) {
    self.instant = instant
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
  }

  /// Whether the coordinate is finite, within its bounds, and not exactly (0, 0) (`spec/05`, a position).
  public var hasUsableCoordinate: Bool {
    abs(latitude) <= 90 && abs(longitude) <= 180 && !(latitude == 0 && longitude == 0)
  }
}
