import DashPilotCore
import TestSupport
import Testing

/// The live recording of a route (`spec/05`, the capture filter, sessions, pauses, parked stretches).
@Suite("Route capture")
struct RouteCaptureTests {
  @Test("Positions wait until ten are held, and are then written together")
  func tenPositions() {
    let holding = { (count: Int) in
      (0..<count).map { Double($0) * 0.5 }.reduce(RouteCapture.running()) { capture, seconds in
        capture.offered(.north(seconds * 20, at: seconds), at: .evening(seconds), fresh: .number(1))
      }
    }
    #expect(holding(9).heldCount == 9 && holding(9).due == nil)
    let ten = holding(10)
    #expect(ten.due?.positions.count == 10)
    #expect(ten.due?.opensSession == true && ten.due?.from == .evening && ten.due?.shift == .number(1))
  }

  @Test("A position waits five seconds at most, counted from when it was offered")
  func fiveSeconds() {
    let held = RouteCapture.running().offered(.north(0, at: 2), at: .evening(10), fresh: .number(1))
    #expect(held.ticked(at: .evening(14.999)).due == nil)
    #expect(held.ticked(at: .evening(15)).due?.positions.map(\.instant) == [.evening(2)])
    #expect(held.driving(at: 12).ticked(at: .evening(15)).due?.positions.count == 2)
  }

  @Test("What is held falls due when the recording stops, and nothing is taken after")
  func stopping() {
    let stopped = RouteCapture.running().driving(at: 10).stopped(at: .evening(11))
    #expect(stopped.due?.positions.count == 1)
    let later = stopped.driving(at: 20)
    #expect(later.heldCount == 1 && later.counts == .none)
    let (done, batches) = later.writing(at: 21)
    #expect(batches.told == ["01+ 10"] && done.due == nil && done.heldCount == 0)
    #expect(done.counts == CaptureCounts(recorded: 1, sessions: 1))
    #expect(!done.isOver)
  }

  @Test("A session opens once, its later batches count from its first position")
  func laterBatches() {
    let (first, one) = RouteCapture.running().driving([10, 15]).writing(at: 15)
    let (second, two) = first.driving([20, 25]).writing(at: 25)
    #expect(one.told == ["01+ 10 15"] && two.told == ["01 20 25"])
    #expect(two.map(\.from) == [.evening(10)])
    #expect(second.counts == CaptureCounts(recorded: 4, sessions: 1))
    let route = (one + two).reduce(Route(shift: .number(1), sessions: [])) { $1.added(to: $0) }
    #expect(route.sessions.map(\.id) == [.number(1)] && route.positionCount == 4)
    #expect(route.sessions.map(\.startedAt) == [.evening(10)])
  }

  @Test("A position is judged and written as it is recorded, rounded once")
  func rounding() {
    let raw = Position(instant: .evening(10), latitude: 40.123_456_749, longitude: -75.123_456_75, accuracy: 7.25)
    let batches = RouteCapture.running().offered(raw, at: .evening(10), fresh: .number(1)).stopping(at: 10)
    let rounded = Position(instant: .evening(10), latitude: 40.123_456_7, longitude: -75.123_456_8, accuracy: 7.3)
    #expect(batches.flatMap(\.positions) == [rounded])
  }

  @Test("A rejected position is counted by its rule and stops nothing")
  func rejections() {
    let first = RouteCapture.running().driving(at: 40)
    let offers: [(Position, CaptureRejection)] = [
      (.at(0, 0), .invalidCoordinate), (.north(900, at: 41, accuracy: -1), .invalidAccuracy),
      (.north(900, at: 41, accuracy: 101), .poorAccuracy), (.north(900, at: -1), .beforeShiftStart),
      (.north(900, at: 10), .stale), (.north(900, at: 40), .duplicateTimestamp), (.north(900, at: 39), .outOfOrder),
      (.north(403, at: 41), .negligibleMovement), (.north(90_000, at: 41), .implausibleSpeed),
    ]
    let all = offers.reduce(first) { $0.offered($1.0, at: .evening(40.5), fresh: .number(9)) }
    #expect(all.counts.rejected == Dictionary(uniqueKeysWithValues: offers.map { ($0.1, 1) }))
    #expect(all.counts.leftOut == offers.count && all.state == .tracking)
    #expect(all.driving(at: 42).stopping(at: 42).told == ["01+ 40 42"])
  }

  @Test("The last retained position outlives a pause, parking and a restart, so a stop is not recorded twice")
  func lastRetained() {
    let near = Position.north(203, at: 60)
    let offering = { (capture: RouteCapture) in
      capture.offered(near, at: .evening(60), fresh: .number(2)).counts.rejected
    }
    let written = RouteCapture.running().driving([10, 20]).writing(at: 20).0
    for shift in [Shift.recorded(pauses: [(30, 40)]), .recorded(parked: [(30, 40)])] {
      #expect(offering(written.reading(shift, at: 41)) == [.negligibleMovement: 1])
    }
    #expect(offering(.running(newest: .north(200, at: 20))) == [.negligibleMovement: 1])
    #expect(offering(.running(newest: .north(200, at: 60))) == [.duplicateTimestamp: 1])
    let other = written.reading(.recorded(id: 2), at: 50)
    #expect(offering(other).isEmpty && other.driving(at: 51, session: 5).stopping(at: 52).map(\.shift) == [.number(2)])
  }
}
