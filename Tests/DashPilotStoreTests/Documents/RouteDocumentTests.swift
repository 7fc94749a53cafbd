import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

/// The files of routes: JSON Lines, read strictly and written compactly (`spec/01`, route).
@Suite("Route documents")
struct RouteDocumentTests {
  static let header = #"{"format":"dashpilot.route","formatVersion":16,"shift":"01000000-0000-4000-8000-000000000001"}"#
  static let session = #"{"session":"02000000-0000-4000-8000-000000000002","from":"2025-08-23T21:46:00.000Z"}"#
  static let legacy = #"{"session":null,"from":"2025-08-23T21:46:00.000Z"}"#

  func file(_ lines: String..., end: String = "\n", isTorn: Bool = false) -> [UInt8] {
    let text = ([RouteDocumentTests.header] + lines).joined(separator: end)
    return Array((isTorn ? text : text + end).utf8)
  }

  func route(_ sessions: [CaptureSession]) -> Route { Route(shift: .number(1), sessions: sessions) }

  func session(_ positions: [Position], id: CaptureSessionID? = .number(2), from: Instant = .evening) -> CaptureSession
  {
    CaptureSession(id: id, startedAt: from, positions: positions)
  }

  func position(_ seconds: Double, _ latitude: Double, _ longitude: Double, _ accuracy: Double) -> Position {
    Position(instant: .evening(seconds), latitude: latitude, longitude: longitude, accuracy: accuracy)
  }

  func fault(_ bytes: [UInt8]) -> DocumentFault? {
    do throws(DocumentFault) {
      _ = try RouteReader.read(bytes)
      return nil
    } catch { return error }
  }

  @Test("A route is written as it is kept, letter by letter, and read back equal")
  func literal() throws {
    let route = route([
      session([position(0, 40.1234567, -75.7654321, 8), position(1.5, 40.1, -75, 8.5), position(3.001, 0, -0.5, 0)]),
      session([position(20, 40, -75, 12)], id: .number(3)),
      session([], id: .number(4), from: .evening(25)),
      session([position(30, 1, 2, 3), position(60.02, 91, 200, 4)], id: nil),
    ])
    let kept = """
      \(RouteDocumentTests.header)
      {"session":"02000000-0000-4000-8000-000000000002","from":"2025-08-23T21:46:00.000Z"}
      [0,40.1234567,-75.7654321,8]
      [1.5,40.1,-75,8.5]
      [3.001,0,-0.5,0]
      {"session":"03000000-0000-4000-8000-000000000003","from":"2025-08-23T21:46:20.000Z"}
      [0,40,-75,12]
      {"session":"04000000-0000-4000-8000-000000000004","from":"2025-08-23T21:46:25.000Z"}
      {"session":null,"from":"2025-08-23T21:46:30.000Z"}
      [0,1,2,3]
      [30.02,91,200,4]

      """
    #expect(String(decoding: RouteDocument.bytes(route), as: UTF8.self) == kept)
    #expect(try RouteReader.read(Array(kept.utf8)) == RouteReading(route: route, tornLine: nil))
  }

  @Test("A route of no session is its header")
  func headerAlone() throws {
    #expect(RouteDocument.bytes(route([])) == file())
    #expect(try RouteReader.read(file()) == RouteReading(route: route([]), tornLine: nil))
  }

  @Test("Offsets may stand in any order, and are written in order from the first position")
  func offsetsInAnyOrder() throws {
    let read = try RouteReader.read(file(RouteDocumentTests.session, "[20,2,2,2]", "[10.25,1,1,1]", "[30,3,3,3]"))
    #expect(read.route == route([session([position(10.25, 1, 1, 1), position(20, 2, 2, 2), position(30, 3, 3, 3)])]))
    #expect(
      String(decoding: RouteDocument.bytes(read.route), as: UTF8.self).hasSuffix(
        """
        "from":"2025-08-23T21:46:10.250Z"}
        [0,1,1,1]
        [9.75,2,2,2]
        [19.75,3,3,3]

        """
      )
    )
  }

  @Test("A session identity that returns continues its session, and sessions without one are one")
  func returningIdentity() throws {
    let read = try RouteReader.read(
      file(
        RouteDocumentTests.session,
        "[0,1,1,1]",
        RouteDocumentTests.legacy,
        "[5,2,2,2]",
        RouteDocumentTests.session,
        "[9,3,3,3]"
      )
    )
    #expect(
      read.route
        == route([session([position(0, 1, 1, 1), position(9, 3, 3, 3)]), session([position(5, 2, 2, 2)], id: nil)])
    )
    #expect(read.route.measured(in: nil).gaps == 2)
  }

  @Test("CR LF line ends, spaces between numbers and keys in another order are read")
  func tolerated() throws {
    let expected = route([session([position(0, 1, 1, 1)])])
    #expect(try RouteReader.read(file(RouteDocumentTests.session, "[0,1,1,1]", end: "\r\n")).route == expected)
    #expect(try RouteReader.read(file(RouteDocumentTests.session, "[ 0 , 1 , 1 , 1 ]")).route == expected)
    let turned = #"{ "from" : "2025-08-23T17:46:00-04:00" , "session" : "02000000-0000-4000-8000-000000000002" }"#
    #expect(try RouteReader.read(file(turned, "[0,1,1,1]")).route == expected)
  }
}
