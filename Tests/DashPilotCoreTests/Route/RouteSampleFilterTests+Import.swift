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
    RouteImport(of: stretches, into: shift, beside: route, now: .evening(100_000))
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
      beside: Route(shift: .number(1), sessions: []),
      now: .evening(100_000)
    )
    #expect(whole.sessions.map(\.count) == [2])
  }

  @Test("A session that overlaps one of the shift is left out whole and named by its first and last instant")
  func overlap() {
    let route = added(judged([drive(from: 100, count: 5)]))
    let second = judged([drive(from: 135, count: 5), drive(from: 300, count: 2)], beside: route)
    #expect(second.overlapping.map(\.span) == [.seconds(135, 175)])
    #expect(second.overlapping.map(\.isWithRoute) == [true])
    #expect(second.sessions.map { $0.map(\.instant) } == [[.evening(300), .evening(310)]])
    let inside = judged([[.north(9000, at: 115)]], beside: route)
    #expect(inside.overlapping.map(\.span) == [.seconds(115, 115)] && inside.sessions.isEmpty)
  }

  @Test("A position later than the moment of the import is left out and counted apart")
  func future() {
    let running = Shift(id: .number(1), startedAt: .evening)
    let route = Route(shift: .number(1), sessions: [])
    let judged = RouteImport(of: [drive(from: 100, count: 3)], into: running, beside: route, now: .evening(110))
    #expect(judged.sessions.map { $0.map(\.instant) } == [[.evening(100), .evening(110)]])
    #expect(judged.datedInFuture == 1 && judged.rejected.isEmpty)
  }

  @Test("What lies outside the shift is no part of a stretch that overlaps")
  func overlapWithinTheShift() {
    let route = added(judged([drive(from: 100, count: 5)]))
    let second = judged([drive(from: -50, count: 16)], beside: route)
    #expect(second.overlapping.isEmpty && second.sessions.map(\.count) == [10])
    #expect(second.rejected == [.beforeShiftStart: 5, .duplicateTimestamp: 1])
  }

  @Test("Of two stretches of one file that overlap, the later is left out")
  func overlapInTheFile() {
    let judged = judged([drive(from: 100, count: 5), drive(from: 120, count: 5, north: 5000)])
    #expect(judged.sessions.map(\.count) == [5])
    #expect(judged.overlapping.map(\.span) == [.seconds(120, 160)])
    #expect(judged.overlapping.map(\.isWithRoute) == [false])
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
