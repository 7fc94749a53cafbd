import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Route sample persistence")
struct RouteSamplePersistenceTests {
  private func positions(_ values: [(String, Double, Double, Double)]) throws -> [Position] {
    try values.map { text, latitude, longitude, accuracy in
      Position(
        instant: try #require(Instant(stored: text)),
        latitude: latitude,
        longitude: longitude,
        accuracy: accuracy
      )
    }
  }

  @Test("Positions survive a reopened store, each number the same to its last bit")
  func roundTrip() throws {
    var numbers = SeededNumbers(seed: 10)
    let positions = (0..<200).map { index in
      Position(
        instant: .evening(Double(index)),
        latitude: numbers.next(in: -90...90),
        longitude: numbers.next(in: -180...180),
        accuracy: numbers.next(in: 0...50)
      )
    }
    let route = Route(
      shift: .number(1),
      sessions: [CaptureSession(id: .number(5), startedAt: .evening, positions: positions)]
    )
    let temporary = try TemporaryTree()
    try temporary.save(.shift(.full), .route(route, of: .full))
    #expect(try temporary.tree.route(of: .full) == RouteReading(route: route, tornLine: nil))
    try temporary.expectRefusal(of: Change(saved: [.route(Route(shift: .number(1), sessions: []), of: .full)]))
  }

  @Test("Version 1 holds no position, and none is made")
  func version1() throws {
    for shift in try StoredVersion(number: 1).migratedTree().shifts {
      #expect(try StoredVersion(number: 1).tree.measuredRoute(of: shift).measurement.usable == 0)
    }
  }

  @Test("The positions of version 2 have no capture session: their continuity is inferred, and the route is partial")
  func version2() throws {
    let expected = try positions([
      ("2024-05-16T15:10:00Z", 38.31, -70.62, 12.25),
      ("2024-05-16T15:11:30.500Z", 38.31372519283746, -70.62000000000001, 0.00001),
      ("2024-05-16T15:12:00Z", 38.3168, -70.6199994, 8),
    ])
    let stored = StoredVersion(number: 2)
    let (shift, temporary) = (try stored.shift(StoredVersion.lunch), try stored.migratedTree().temporary)
    for tree in [stored.tree, temporary.tree] {
      let route = try tree.route(of: shift).route
      #expect(route.sessions.map(\.id) == [nil])
      #expect(route.sessions.flatMap(\.positions) == expected)
      let measurement = try tree.measuredRoute(of: shift).measurement
      #expect(measurement.inferred && measurement.isPartial && measurement.usable == 3)
    }
    let session = """
      "routeSamples" : [{"captureSession" : "07000000-0000-4000-8000-000000000007", "horizontalAccuracy" : 1,
      "latitude" : 1, "longitude" : 1, "timestamp" : "2025-08-23T21:46:00.000Z"}],\n
      """
    #expect(stored.problem(addingToShift: session) == .unknownKey("captureSession"))
    #expect(StoredVersion(number: 3).problem(addingToShift: session) == nil)
  }

  @Test("The positions of version 3 keep their sessions, and the quiet hour between them stays a gap")
  func version3() throws {
    let stored = StoredVersion(number: 3)
    let (shift, temporary) = (try stored.shift(StoredVersion.evening), try stored.migratedTree().temporary)
    for tree in [stored.tree, temporary.tree] {
      let route = try tree.route(of: shift).route
      #expect(route.sessions.map { $0.id?.text.prefix(4) } == ["41c7", "9d3f"])
      #expect(route.sessions.map(\.positions.count) == [6, 5])
      #expect(route.sessions.first?.positions.first?.latitude == 38.40213750000001)
      let measurement = try tree.measuredRoute(of: shift).measurement
      // Nine steps of 0.0031 degrees; the hour between the sessions adds none.
      #expect(abs(measurement.metres - 0.0279 * 111_195) < 1)
      #expect(measurement.segments == 2 && !measurement.inferred)
    }
  }

  @Test("From each version that held positions, every one is carried over, value for value", arguments: 2...15)
  func everyVersion(number: Int) throws {
    let current = StoredVersion(number: 16).tree
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    for shift in shifts where number >= 3 || shift.id.text.hasPrefix(StoredVersion.lunch) {
      #expect(try temporary.tree.route(of: shift) == current.route(of: shift))
    }
  }
}
