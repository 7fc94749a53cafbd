import DashPilotCore
import TestSupport
import Testing

extension RouteSampleFilterTests {
  /// Positions 50 m and 10 s apart.
  private func drive(from start: Double, count: Int, north: Double = 0) -> [Position] {
    (0..<count).map { .north(north + Double($0) * 50, at: start + Double($0) * 10) }
  }

  private func judged(_ stretches: [[Position]], beside route: Route = Route(shift: .number(1), sessions: []))
    -> RouteImport
  {
    RouteImport(of: stretches, into: shift, beside: route)
  }

  private func added(_ judged: RouteImport, to route: Route = Route(shift: .number(1), sessions: [])) -> Route {
    judged.added(to: route, identities: judged.sessions.indices.map { .number(UInt8($0) + 100) })
  }

  @Test("Each unbroken stretch of a file is a session of its own, in order of time")
  func stretches() {
    let judged = judged([drive(from: 300, count: 3), drive(from: 100, count: 2)])
    #expect(judged.sessions.map(\.count) == [2, 3])
    #expect(judged.addedCount == 5)
    #expect(judged.rejected.isEmpty && judged.overlapping.isEmpty)
    let sessions = added(judged).sessions
    #expect(sessions.map(\.id) == [.number(100), .number(101)])
    #expect(sessions.map(\.startedAt) == [.evening(100), .evening(300)])
  }

  @Test("A stretch is cut wherever a pause or a parked stretch lies between, and what lies inside is left out")
  func cutAtPauses() {
    let judged = judged([drive(from: 560, count: 130)])
    #expect(judged.sessions.map { $0.first?.instant } == [.evening(560), .evening(1800)])
    #expect(judged.sessions.map { $0.last?.instant } == [.evening(590), .evening(1850)])
    #expect(judged.rejected == [.shiftPaused: 60, .routeSuspended: 60])
  }

  @Test("A pause that no position lies in cuts too")
  func cutBetweenPositions() {
    let across = [Position.north(0, at: 599), .north(500, at: 1800), .north(600, at: 1810)]
    #expect(judged([across]).sessions.map(\.count) == [1, 2])
    let touching = Shift(
      id: .number(1),
      startedAt: .evening,
      pauses: [Pause(id: .number(2), startedAt: .evening(20), endedAt: .evening(30))]
    )
    let whole = RouteImport(
      of: [drive(from: 30, count: 2)],
      into: touching,
      beside: Route(shift: .number(1), sessions: [])
    )
    #expect(whole.sessions.map(\.count) == [2])
  }

  @Test("A session that overlaps one of the shift is left out whole and named by its first and last instant")
  func overlap() {
    let route = added(judged([drive(from: 100, count: 5)]))
    let second = judged([drive(from: 135, count: 5), drive(from: 300, count: 2)], beside: route)
    #expect(second.overlapping == [.seconds(135, 175)])
    #expect(second.sessions.map { $0.map(\.instant) } == [[.evening(300), .evening(310)]])
    let inside = judged([[.north(9000, at: 115)]], beside: route)
    #expect(inside.overlapping == [.seconds(115, 115)] && inside.sessions.isEmpty)
  }

  @Test("Of two stretches of one file that overlap, the later is left out")
  func overlapInTheFile() {
    let judged = judged([drive(from: 100, count: 5), drive(from: 120, count: 5, north: 5000)])
    #expect(judged.sessions.map(\.count) == [5])
    #expect(judged.overlapping == [.seconds(120, 160)])
  }

  @Test("Coordinates are rounded to seven decimals of a degree and accuracies to one of a metre, once")
  func rounding() {
    let raw = Position(instant: .evening(10), latitude: 40.123_456_749, longitude: -75.123_456_75, accuracy: 7.25)
    let kept = judged([[raw]]).sessions.first?.first
    #expect(kept?.latitude == 40.123_456_7)
    #expect(kept?.longitude == -75.123_456_8)
    #expect(kept?.accuracy == 7.3)
    #expect(kept?.instant == .evening(10))
  }

  @Test("The first position after a break is compared with the last retained before it in time")
  func comparedAcrossBreaks() {
    let route = added(judged([drive(from: 100, count: 2)]))
    #expect(judged([[.north(53, at: 200)]], beside: route).rejected == [.negligibleMovement: 1])
    #expect(judged([[.north(56, at: 200)]], beside: route).rejected.isEmpty)
    #expect(judged([[.north(3, at: 50)]], beside: route).rejected.isEmpty)
  }
}
