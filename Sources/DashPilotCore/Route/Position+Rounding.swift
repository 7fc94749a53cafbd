extension Position {
  /// The position as it is recorded: seven decimals of a degree, one of a metre.
  var rounded: Position {
    let rounded = { (value: Double, scale: Double) in (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
    return Position(
      instant: instant,
      latitude: rounded(latitude, 1e7),
      longitude: rounded(longitude, 1e7),
      accuracy: rounded(accuracy, 10)
    )
  }
}
