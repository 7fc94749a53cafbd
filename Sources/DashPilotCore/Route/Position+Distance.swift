import Foundation

extension Position {
  /// The mean radius of the earth in metres.
  static let earthRadius = 6_371_008.8

  /// Metres to another position over the sphere, by haversine; exactly zero between equal coordinates.
  func distance(to other: Position) -> Double {
    distance(to: other, cosines: cosineOfLatitude * other.cosineOfLatitude)
  }

  /// The same distance, for a walk that has each position's cosine of latitude at hand.
  func distance(to other: Position, cosines: Double) -> Double {
    let sineOfHalfLatitude = sin((other.latitude * Position.radian - latitude * Position.radian) / 2)
    let sineOfHalfLongitude = sin((other.longitude - longitude) * Position.radian / 2)
    let eastward = cosines * sineOfHalfLongitude * sineOfHalfLongitude
    let haversine = sineOfHalfLatitude * sineOfHalfLatitude + eastward
    return 2 * atan2(haversine.squareRoot(), max(0, 1 - haversine).squareRoot()) * Position.earthRadius
  }

  /// The cosine of the latitude.
  var cosineOfLatitude: Double { cos(latitude * Position.radian) }

  /// One degree, in radians.
  private static let radian = Double.pi / 180
}
