import Foundation

extension Position {
  /// The mean radius of the earth in metres.
  static let earthRadius = 6_371_008.8

  /// Metres to another position over the sphere, by haversine; exactly zero between equal coordinates.
  func distance(to other: Position) -> Double {
    let radians = Double.pi / 180
    let (fromLatitude, toLatitude) = (latitude * radians, other.latitude * radians)
    let sineOfHalfLatitude = sin((toLatitude - fromLatitude) / 2)
    let sineOfHalfLongitude = sin((other.longitude - longitude) * radians / 2)
    let eastward = cos(fromLatitude) * cos(toLatitude) * sineOfHalfLongitude * sineOfHalfLongitude
    let haversine = sineOfHalfLatitude * sineOfHalfLatitude + eastward
    return 2 * atan2(haversine.squareRoot(), max(0, 1 - haversine).squareRoot()) * Position.earthRadius
  }
}
