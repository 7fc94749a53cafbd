@testable import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RouteMileageTests {
  @Test(
    "Distances over the sphere are those that the page prints",
    arguments: [
      (Position.at(40, -75), Position.at(41, -75), 111_195.080),
      (.at(40, -75), .at(40, -74), 85_179.927),
      (.at(10, 179.95), .at(10, -179.95), 10_950.578),
    ]
  )
  func printedDistance(from: Position, to: Position, metres: Double) {
    #expect(abs(from.distance(to: to) - metres) < 0.0005)
    #expect(from.distance(to: to) == to.distance(to: from))
  }

  @Test("Distances agree with the angle between two vectors")
  func distancesByVectors() {
    var random = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      let from = Position.at(random.next(in: -90...90), random.next(in: -180...180))
      let to = Position.at(random.next(in: -90...90), random.next(in: -180...180))
      #expect(abs(from.distance(to: to) - vectorDistance(from, to)) < 1e-4)
    }
  }

  @Test("Equal coordinates are exactly no metres apart, and opposite ones half the circumference")
  func extremes() {
    #expect(Position.at(40.123_456_7, -75.765_432_1).distance(to: .at(40.123_456_7, -75.765_432_1)) == 0)
    #expect(Position.at(90, 0).distance(to: .at(-90, 0)) == 6_371_008.8 * Double.pi)
    #expect(abs(Position.at(0, 10).distance(to: .at(0, -170)) - 6_371_008.8 * Double.pi) < 1e-6)
    #expect(abs(Position.at(12, 180).distance(to: .at(12, -180))) < 1e-6)
  }

  /// Metres by unit vectors: the angle whose tangent is the cross product over the dot product.
  private func vectorDistance(_ from: Position, _ to: Position) -> Double {
    let (left, right) = (unitVector(from), unitVector(to))
    let cross = (
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x
    )
    let length = (cross.0 * cross.0 + cross.1 * cross.1 + cross.2 * cross.2).squareRoot()
    return atan2(length, left.x * right.x + left.y * right.y + left.z * right.z) * 6_371_008.8
  }

  private func unitVector(_ position: Position) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (position.latitude * .pi / 180, position.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}
