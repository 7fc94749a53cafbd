import Foundation

/// Where an invented vehicle is, in metres from a point at sea, and where it is heading.
struct WanderingVehicle {
  let north: Double
  let east: Double
  /// Radians from north, clockwise.
  let heading: Double
  /// The receiver's accuracy in metres.
  let accuracy: Double

  /// The vehicle before it has moved.
  static let atOrigin = WanderingVehicle(north: 0, east: 0, heading: 0, accuracy: 5)

  /// The vehicle so many seconds later: at 3 to 15 metres a second, some degrees further round, and turned back where
  /// it is ten kilometres out.
  func moved(for seconds: Int, _ bits: UInt64) -> WanderingVehicle {
    let turn = (Double(bits >> 40 & 0xFFFF) / 65_535 - 0.5) * 0.9
    let isFarOut = north * north + east * east > 1e8
    let heading = (isFarOut ? atan2(-east, -north) : self.heading) + turn
    let metres = Double(seconds) * (3 + Double(bits >> 16 & 0xFFF) / 4095 * 12)
    return WanderingVehicle(
      north: north + metres * cos(heading),
      east: east + metres * sin(heading),
      heading: heading,
      accuracy: Double(30 + (bits >> 32 & 0x3F)) / 10
    )
  }

  /// The vehicle's position at an instant.
  func position(at instant: Instant) -> Position {
    .atSea(instant, north: north, east: east, accuracy: accuracy)
  }
}
