import DashPilotCore
import Foundation
import TestSupport
import Testing

/// A position of the worked examples: seconds, metres true north of (40, −75), and the letter of its session.
typealias Fix = (seconds: Double, north: Double, session: String?)

/// Metres in one degree of latitude on a sphere of 6,371,008.8 m.
let metresPerDegree = 6_371_008.8 * Double.pi / 180

extension Position {
  /// A position so many metres true north of (40, −75), and so many degrees east.
  static func north(_ metres: Double, at seconds: Double, east degrees: Double = -75, accuracy: Double = 8) -> Position
  {
    Position(
      instant: .evening(seconds),
      latitude: 40 + metres / metresPerDegree,
      longitude: degrees,
      accuracy: accuracy
    )
  }

  /// A position by its coordinate alone.
  static func at(_ latitude: Double, _ longitude: Double) -> Position {
    Position(instant: .evening, latitude: latitude, longitude: longitude, accuracy: 8)
  }
}

extension CaptureSessionID {
  /// The identity of a session's letter.
  static func letter(_ letter: String) -> CaptureSessionID { .number(letter.utf8.first ?? 0) }
}

extension Route {
  /// A route of positions, each stored as a session of its own until those of one identity are joined.
  static func of(_ fixes: [Fix]) -> Route {
    Route.of(fixes.map { (.north($0.north, at: $0.seconds), $0.session) })
  }

  /// A route of any positions and their sessions' letters.
  static func of(_ positions: [(position: Position, session: String?)]) -> Route {
    let sessions = positions.map { position, session in
      CaptureSession(id: session.map { .letter($0) }, startedAt: position.instant, positions: [position])
    }
    return Route(shift: .number(1), sessions: sessions)
  }
}

extension Interval {
  /// A stretch of the samples' evening.
  static func seconds(_ start: Double, _ end: Double) -> Interval {
    Interval(start: .evening(start), end: .evening(end))
  }
}

/// Every order of the first so many numbers.
func permutations(of count: Int) -> [[Int]] {
  (0..<count).reduce([[]]) { orders, number in
    orders.flatMap { order in (0...order.count).map { order[..<$0] + [number] + order[$0...] } }
  }
}

extension RouteMeasurement {
  /// Whether a measurement has exactly these counts, and these metres to a millionth.
  func isMeasured(
    _ metres: Double,
    segments: Int,
    gaps: Int,
    usable: Int? = nil,
    inferred: Bool = false
  ) -> Bool {
    abs(self.metres - metres) < 1e-6 && self.segments == segments && self.gaps == gaps
      && usable.map { $0 == self.usable } ?? true && self.inferred == inferred
  }
}
