@testable import DashPilotCore
import Foundation
import TestSupport
import Testing

/// Metres by haversine, written here apart from the code under test: 2R·asin(√h).
private func haversine(_ from: Position, _ to: Position) -> Double {
  let radians = { (degrees: Double) in degrees / 180 * Double.pi }
  let (south, north) = (radians(from.latitude), radians(to.latitude))
  let halfLatitude = pow(sin((north - south) / 2), 2)
  let halfLongitude = pow(sin(radians(to.longitude - from.longitude) / 2), 2)
  return 2 * 6_371_008.8 * asin(min(1, (halfLatitude + cos(south) * cos(north) * halfLongitude).squareRoot()))
}

extension RouteMileageTests {
  /// A route by coordinates, ten seconds apart in one session.
  private func route(_ coordinates: [(Double, Double)]) -> Route {
    let positions = coordinates.enumerated().map { index, each in
      Position(instant: .evening(Double(index) * 10), latitude: each.0, longitude: each.1, accuracy: 8)
    }
    return Route.of(positions.map { ($0, "A") })
  }

  /// Routes over the lines where a coordinate begins anew, and their metres.
  ///
  /// A hundredth of a degree of a great circle is 6,371,008.8 × π ÷ 18,000 = 1,111.950802 m.
  private static let crossings: [(coordinates: [(Double, Double)], metres: Double)] = [
    ([(0, -0.01), (0, 0.01), (0, 0.02)], 3335.852_407),
    ([(-0.01, 20), (0, 20), (0.01, 20)], 2223.901_605),
    ([(0, 179.99), (0, -179.99), (0, -179.98)], 3335.852_407),
    ([(0, -179.99), (0, 180), (0, 179.99)], 2223.901_605),
    ([(51.5, -0.01), (51.5, 0.01)], 1384.411_295),
  ]

  @Test("Routes over the prime meridian, the equator and the antimeridian go the short way")
  func overTheLines() {
    for (coordinates, metres) in RouteMileageTests.crossings {
      let measured = route(coordinates).measured(in: nil)
      #expect(abs(measured.metres - metres) < 1e-5, "\(measured.metres)")
      #expect(measured.segments == 1 && measured.gaps == 0)
    }
  }

  @Test(
    "Distances agree with an independent haversine to a millimetre per kilometre, over the lines and away from them"
  )
  func independentHaversine() {
    var random = SeededNumbers(seed: 1889)
    let beginnings = [
      (0.0, 0.0), (0, 179.999), (51.5, 0), (-33.9, 151.2), (-0.001, -179.999), (64.1, -21.9), (40, -75),
    ]
    for (latitude, longitude) in beginnings {
      for _ in 0..<100 {
        let reach = [0.0001, 0.01, 1][random.next(below: 3)]
        let from = Position.at(latitude + random.next(in: -reach...reach), longitude)
        let east = longitude + random.next(in: -reach...reach)
        let to = Position.at(
          latitude + random.next(in: -reach...reach),
          east > 180 ? east - 360 : east < -180 ? east + 360 : east
        )
        let (expected, found) = (haversine(from, to), from.distance(to: to))
        #expect(abs(found - expected) <= expected * 1e-6 + 1e-6)
      }
    }
  }

  @Test("Two sessions: 2 mi and 1.5 mi are 3.5 mi, and the way between them is not counted")
  func twoSessions() {
    let route = Route.of([
      (0, 0, "A"), (60, 1609.344, "A"), (120, 3218.688, "A"), (130, 5000, "B"), (190, 7414.016, "B"),
    ])
    let measured = route.measured(in: nil)
    #expect(measured.isMeasured(5632.704, segments: 2, gaps: 1, usable: 5))
    #expect(measured.miles?.decimal == Decimal(string: "3.5"))
  }

  @Test("A silence of two minutes to the second is driven through: 1 mi; one second more leaves nothing of it")
  func twoMinutes() {
    #expect(Route.of([(0, 0, "A"), (120, 1609.344, "A")]).measured(in: nil).miles?.decimal == 1)
    let longer = Route.of([(0, 0, "A"), (121, 1609.344, "A")]).measured(in: nil)
    #expect(longer.isMeasured(0, segments: 0, gaps: 1) && longer.miles == nil)
    let resumed = Route.of([(0, 0, "A"), (121, 1609.344, "A"), (181, 2414.016, "A")]).measured(in: nil)
    #expect(resumed.gaps == 1 && resumed.miles?.decimal == Decimal(string: "0.5"))
  }

  @Test("Legacy positions without sessions measure 0.25 mi, and are inferred")
  func legacy() {
    let measured = Route.of([(0, 0, nil), (30, 201.168, nil), (60, 402.336, nil)]).measured(in: nil)
    #expect(measured.isMeasured(402.336, segments: 1, gaps: 0, usable: 3, inferred: true))
    #expect(measured.miles?.decimal == Decimal(string: "0.25") && measured.isPartial)
  }

  @Test("A lone position between gaps is no segment, and adds nothing to the mile before it and the mile after")
  func lonePosition() {
    let route = Route.of([
      (0, 0, "A"), (60, 1609.344, "A"), (400, 3000, "A"), (800, 5000, "A"), (860, 6609.344, "A"),
    ])
    let measured = route.measured(in: nil)
    #expect(measured.isMeasured(3218.688, segments: 2, gaps: 2, usable: 5) && measured.miles?.decimal == 2)
  }

  @Test("Standing still measures 0 mi, which is a measurement")
  func standing() {
    let measured = route([(40, -75), (40, -75), (40, -75)]).measured(in: nil)
    #expect(measured.isMeasured(0, segments: 1, gaps: 0, usable: 3))
    #expect(measured.miles?.decimal == 0 && measured.isMeasured && !measured.isPartial)
  }
}
