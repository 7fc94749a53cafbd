import DashPilotCore
import TestSupport
import Testing

extension RouteMileageTests {
  @Test("Sessions matter only between neighbours, so A, B, A is two breaks")
  func sessionsBetweenNeighbours() {
    let alternating = Route.of([(0, 0, "A"), (10, 100, "B"), (20, 200, "A")])
    #expect(alternating.measured(in: nil).isMeasured(0, segments: 0, gaps: 2, usable: 3))
    let returning = Route.of([
      (0, 0, "A"), (10, 100, "A"), (20, 200, "B"), (30, 300, "B"), (40, 400, "A"), (50, 500, "A"),
    ])
    #expect(returning.measured(in: nil).isMeasured(300, segments: 3, gaps: 2, usable: 6))
  }

  @Test("A broken pair is one gap, however many reasons it has")
  func oneGapWithTwoReasons() {
    let route = Route.of([(0, 0, "A"), (10, 100, "A"), (500, 900, "B"), (510, 1000, "B")])
    #expect(route.measured(in: nil).isMeasured(200, segments: 2, gaps: 1))
  }

  @Test("Positions without sessions are continuous by their times, and that is inferred")
  func inferred() {
    let whole = Route.of([(0, 0, nil), (120, 100, nil), (240, 200, nil)])
    #expect(whole.measured(in: nil).isMeasured(200, segments: 1, gaps: 0, inferred: true))
    #expect(whole.measured(in: nil).isPartial)
    let silent = Route.of([(0, 0, nil), (120.001, 100, nil)])
    #expect(silent.measured(in: nil).isMeasured(0, segments: 0, gaps: 1, inferred: false))
  }

  @Test("An inferred pair of no length is counted too")
  func inferredStandstill() {
    let route = Route.of([(0, 0, nil), (10, 0, nil), (20, 100, "A"), (30, 200, "A")])
    #expect(route.measured(in: nil).isMeasured(100, segments: 2, gaps: 1, inferred: true))
  }

  @Test("A position with a session and one without are never continuous, in either order")
  func mixed() {
    #expect(Route.of([(0, 0, "A"), (10, 100, nil)]).measured(in: nil).isMeasured(0, segments: 0, gaps: 1))
    #expect(Route.of([(0, 0, nil), (10, 100, "A")]).measured(in: nil).isMeasured(0, segments: 0, gaps: 1))
    let between = Route.of([(0, 0, nil), (10, 100, "A"), (20, 200, nil), (30, 300, nil)])
    #expect(between.measured(in: nil).isMeasured(100, segments: 1, gaps: 2, inferred: true))
  }

  @Test("The longest silence is a parameter, of pairs and of the window's ends alike")
  func longestSilence() {
    let route = Route.of([(61, 0, "A"), (121, 100, "A"), (182, 300, "A")])
    let window = Interval.seconds(0, 243)
    #expect(route.measured(in: window).isMeasured(300, segments: 1, gaps: 0))
    let strict = route.measured(in: window, longestSilence: .seconds(60))
    #expect(strict.isMeasured(100, segments: 1, gaps: 3))
    #expect(Route.longestSilence == .seconds(120))
  }

  @Test("A stored position counts whatever its accuracy, its speed or its step")
  func nothingIsJudgedAgain() {
    let route = Route.of([
      (.north(0, at: 0, accuracy: 5000), "A"), (.north(90_000, at: 1, accuracy: -1), "A"),
      (.north(90_001, at: 2, accuracy: .nan), "A"),
    ])
    #expect(route.measured(in: nil).isMeasured(90_001, segments: 1, gaps: 0, usable: 3))
  }

  @Test("Three sessions of ten positions, and what a corrected end leaves of them")
  func correctedEnd() {
    let starts = [1800.0, 10_800, 12_000]
    let fixes: [Fix] = zip(["A", "B", "C"], starts).flatMap { session, start in
      (0..<10).map { (start + Double($0) * 20, Double($0) * 400, session) }
    }
    let measured = { (end: Double) in
      Route.of(fixes.filter { $0.seconds <= end }).measured(in: .seconds(0, end))
    }
    #expect(measured(14_400).isMeasured(10_800, segments: 3, gaps: 4, usable: 30))
    #expect(measured(11_400).isMeasured(7200, segments: 2, gaps: 3, usable: 20))
    #expect(measured(11_400).miles?.decimal.description.hasPrefix("4.4738") == true)
    #expect(measured(12_000).isMeasured(7200, segments: 2, gaps: 3, usable: 21))
    #expect(measured(18_000).isMeasured(10_800, segments: 3, gaps: 4, usable: 30))
  }
}
