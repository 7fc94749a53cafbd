/// Positions of an invented vehicle that drives due north at one speed, in one capture session.
struct StraightLeg {
  /// The first position, after the shift's start.
  let from: Duration
  /// How many positions there are.
  let count: Int
  /// The seconds from one to the next.
  let secondsApart: Int
  /// The whole length in metres.
  let metres: Double
}

extension Route {
  /// The route of a shift whose legs go on one from where the other stopped, at open sea.
  static func straight(_ legs: [StraightLeg], of shift: Shift, draws: SeededDraws) -> Route {
    let sessions = legs.enumerated().map { index, leg in
      let before = legs.prefix(index).reduce(0) { $0 + $1.metres }
      let start = shift.startedAt.advanced(by: leg.from)
      return CaptureSession(
        id: draws["session"][index].identifier(),
        startedAt: start,
        positions: leg.positions(from: start, north: before)
      )
    }
    return Route(shift: shift.id, sessions: sessions)
  }
}

extension StraightLeg {
  fileprivate func positions(from start: Instant, north: Double) -> [Position] {
    (0..<count).map { index in
      let metres = north + self.metres * Double(index) / Double(count - 1)
      return .atSea(start.advanced(by: .seconds(index * secondsApart)), north: metres, east: 0, accuracy: 8)
    }
  }
}

extension Position {
  /// A position so many metres from a point at open sea, where nobody delivers, rounded as capture rounds.
  static func atSea(_ instant: Instant, north: Double, east: Double, accuracy: Double) -> Position {
    let degree = Position.earthRadius * .pi / 180
    return Position(
      instant: instant,
      latitude: (38.4 + north / degree).roundedToSevenDecimals,
      longitude: (-70.5 + east / (degree * cosineOfOrigin)).roundedToSevenDecimals,
      accuracy: accuracy
    )
  }

  /// The cosine of 38.4 degrees.
  private static let cosineOfOrigin = 0.783_693_5
}

extension Double {
  fileprivate var roundedToSevenDecimals: Double { (self * 1e7).rounded() / 1e7 }
}
