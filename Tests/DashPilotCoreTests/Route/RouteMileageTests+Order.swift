import DashPilotCore
import TestSupport
import Testing

extension RouteMileageTests {
  @Test("The order of storage never matters: every order of five positions, and of one instant's positions")
  func storageOrder() {
    let rows: [[Fix]] = [
      [(0, 0, "A"), (10, 100, "A"), (20, 200, "B"), (30, 300, "C"), (40, 400, "C")],
      [(0, 0, nil), (10, 100, "A"), (10, 100, nil), (10, 100, "B"), (20, 200, "A")],
      [(0, 0, "A"), (10, 100, "A"), (10, 50, "B"), (10, 75, nil), (130.001, 300, nil)],
    ]
    for row in rows {
      let expected = Route.of(row).measured(in: .seconds(0, 600))
      for order in permutations(of: row.count) {
        #expect(Route.of(order.map { row[$0] }).measured(in: .seconds(0, 600)) == expected)
      }
    }
  }

  @Test("At one instant the southernmost stays, then the westernmost")
  func oneInstant() {
    let byLatitude = Route.of([(0, 0, "A"), (10, 300, "A"), (10, 100, "A"), (20, 200, "A")])
    #expect(byLatitude.measured(in: nil).isMeasured(200, segments: 1, gaps: 0, usable: 3))
    let byLongitude = Route.of([
      (.north(0, at: 0), "A"), (.north(100, at: 10, east: -74), "A"), (.north(100, at: 10), "A"),
      (.north(200, at: 20), "A"),
    ])
    #expect(byLongitude.measured(in: nil).isMeasured(200, segments: 1, gaps: 0, usable: 3))
  }

  @Test("At one instant and coordinate a session comes before none, then its text decides; the rest make no gap")
  func oneCoordinate() {
    let before: [Fix] = [(0, 0, "A"), (20, 200, "A")]
    #expect(
      Route.of(before + [(10, 100, nil), (10, 100, "A")]).measured(in: nil).isMeasured(200, segments: 1, gaps: 0)
    )
    #expect(
      Route.of(before + [(10, 100, "B"), (10, 100, "A")]).measured(in: nil).isMeasured(200, segments: 1, gaps: 0)
    )
    let later: [Fix] = [(0, 0, "B"), (20, 200, "B"), (10, 100, "B"), (10, 100, "A")]
    #expect(Route.of(later).measured(in: nil).isMeasured(0, segments: 0, gaps: 2, usable: 3))
  }

  @Test(
    "Positions without a usable coordinate are dropped as if they were never there",
    arguments: [
      (Double.nan, -75.0), (40, .nan), (.infinity, -75), (40, -.infinity), (90.000_000_1, 0), (-90.000_000_1, 0),
      (40, 180.000_000_1), (40, -180.000_000_1), (0, 0), (-0.0, 0),
    ]
  )
  func unusableCoordinate(latitude: Double, longitude: Double) {
    let stray = Position(instant: .evening(10), latitude: latitude, longitude: longitude, accuracy: 8)
    #expect(!stray.hasUsableCoordinate)
    let fixes: [(Position, String?)] = [(.north(0, at: 0), "A"), (.north(100, at: 20), "A")]
    for session in ["A", "B", nil] {
      let route = Route.of(fixes + [(stray, session)])
      #expect(route.measured(in: nil) == Route.of(fixes).measured(in: nil))
    }
    #expect(Route.of([(stray, "A")]).measured(in: .seconds(0, 121)).isMeasured(0, segments: 0, gaps: 1, usable: 0))
  }

  @Test(
    "The limits of a coordinate are usable, and one zero alone is fine",
    arguments: [(90.0, 180.0), (-90, -180), (0, 10), (10, 0), (0, -180), (-90, 0)]
  )
  func usableCoordinate(latitude: Double, longitude: Double) {
    #expect(Position.at(latitude, longitude).hasUsableCoordinate)
  }
}
