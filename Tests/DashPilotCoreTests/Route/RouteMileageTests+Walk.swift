@testable import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RouteMileageTests {
  @Test("A walk adds the distances of its pairs, whole, by sessions out of order, and as it grows")
  func walkAddsDistances() {
    var random = SeededNumbers(seed: 17)
    var (latitude, longitude) = (40.0, -75.0)
    let positions = (0..<2000).map { index in
      latitude += random.next(in: -0.001...0.001)
      longitude += random.next(in: -0.001...0.001)
      return Position(instant: .evening(Double(index) * 5), latitude: latitude, longitude: longitude, accuracy: 8)
    }
    let metres = zip(positions, positions.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let whole = Route.of(positions.map { ($0, "A") }).measured(in: nil)
    #expect(whole == RouteMeasurement(metres: metres, segments: 1, gaps: 0, usable: 2000, inferred: false))
    let steps = positions.map { MileageWalk.Step(position: $0, session: 0) }
    for size in [1, 7, 500] {
      let grown = stride(from: 0, to: steps.count, by: size).reduce(MileageWalk.beginning()) { walk, start in
        walk.walking(steps[start..<min(steps.count, start + size)])
      }
      #expect(grown.measured(in: nil) == whole)
    }
    let interleaved = Route.of(positions.enumerated().map { ($1, $0 % 1000 < 500 ? "A" : "B") }).measured(in: nil)
    #expect(interleaved.gaps == 3 && interleaved.segments == 4 && interleaved.usable == 2000)
    let joints = [500, 1000, 1500].reduce(0) { $0 + positions[$1 - 1].distance(to: positions[$1]) }
    #expect(abs(interleaved.metres - (metres - joints)) < 1e-6)
  }

  @Test("A walk that stands still is exactly no metres, in any session's order")
  func walkStandsStill() {
    let position = { (seconds: Double) in
      Position(instant: .evening(seconds), latitude: 40.123_456_7, longitude: -75.765_432_1, accuracy: 8)
    }
    #expect(Route.of((0..<100).map { (position(Double($0)), "A") }).measured(in: nil).metres == 0)
  }
}
