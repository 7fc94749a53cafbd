import DashPilotCore
import TestSupport
import Testing

extension RouteMileageTests {
  @Test(
    "An end of the window is uncovered after more than 120 s, to the millisecond",
    arguments: [
      (120.0, 130.0, 250.0, 0), (120.001, 130, 250, 1), (120, 130, 250.001, 1), (120.001, 130, 250.001, 2),
    ]
  )
  func uncoveredEnds(first: Double, last: Double, end: Double, gaps: Int) {
    let route = Route.of([(first, 0, "A"), (last, 100, "A")])
    #expect(route.measured(in: .seconds(0, end)).isMeasured(100, segments: 1, gaps: gaps, usable: 2))
  }

  @Test("A silence between positions is broken after more than 120 s, to the millisecond")
  func silence() {
    #expect(Route.of([(0, 0, "A"), (120, 9, "A")]).measured(in: nil).isMeasured(9, segments: 1, gaps: 0))
    #expect(Route.of([(0, 0, "A"), (120.001, 9, "A")]).measured(in: nil).isMeasured(0, segments: 0, gaps: 1))
  }

  @Test(
    "Without a usable position there is one gap at most, in a window of more than 120 s",
    arguments: [(0.0, 0), (120, 0), (120.001, 1), (36_000, 1)]
  )
  func emptyWindow(end: Double, gaps: Int) {
    #expect(Route.of([Fix]()).measured(in: .seconds(0, end)).isMeasured(0, segments: 0, gaps: gaps, usable: 0))
  }

  @Test("Without a window there are no uncovered ends")
  func noWindow() {
    #expect(Route.of([Fix]()).measured(in: nil).isMeasured(0, segments: 0, gaps: 0, usable: 0))
    #expect(Route.of([(9000, 0, "A")]).measured(in: nil).isMeasured(0, segments: 0, gaps: 0, usable: 1))
  }

  @Test("Positions outside the window still count, and cover its ends")
  func outsideTheWindow() {
    let route = Route.of([(-50, 0, "A"), (50, 100, "A"), (150, 200, "A")])
    #expect(route.measured(in: .seconds(0, 100)).isMeasured(200, segments: 1, gaps: 0, usable: 3))
  }

  @Test("A finished shift has a window, a running one and one that ends before its start have none")
  func windowOfAShift() {
    let shift = { (end: Double?) in Shift(id: .number(1), startedAt: .evening, endedAt: end.map { .evening($0) }) }
    #expect(shift(3600).routeWindow == .seconds(0, 3600))
    #expect(shift(0).routeWindow == .seconds(0, 0))
    #expect(shift(nil).routeWindow == nil)
    #expect(shift(-0.001).routeWindow == nil)
  }
}
