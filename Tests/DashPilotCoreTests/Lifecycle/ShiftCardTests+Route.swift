import DashPilotCore
import TestSupport
import Testing

extension ShiftCardTests {
  private func routeLines(_ route: RouteMeasurement?, parked: [ParkedStretch] = []) -> [String] {
    let others = ["Working time", "dashpilot "]
    return Self.lines(.evening(parked: parked), route: route, readAt: 3600).filter { line in
      !others.contains { line.hasPrefix($0) }
    }
  }

  @Test("A measured route is told so far, with the marker on the figure's own line")
  func figure() {
    #expect(routeLines(.miles(4.469)) == ["Recorded miles: 4.5 mi so far"])
    #expect(
      routeLines(.miles(4.469, gaps: 1)) == [
        "Recorded miles: 4.5 mi so far (partial route)",
        """
        Partial route: DashPilot was not recording for part of this shift, so more miles were driven than were recorded
        """,
      ]
    )
  }

  @Test("Heard, the figure's reason travels with it")
  func spoken() {
    let entries = Self.page(.evening(), route: .miles(4.469, gaps: 1), readAt: 3600).sections.flatMap(\.entries)
    #expect(
      entries.first { $0.label == "Recorded miles" }?.spoken == """
        4.5 miles recorded so far. Partial route: DashPilot was not recording for part of this shift, \
        so more miles were driven than were recorded
        """
    )
  }

  @Test("An empty route, an unmeasurable one and one that cannot be read are three sentences, and none is a zero")
  func withoutFigure() {
    #expect(routeLines(.nothing) == ["No route has been recorded so far"])
    #expect(routeLines(.unmeasurable) == ["Positions were recorded, but no two of them in an unbroken stretch"])
    let unreadable = routeLines(nil)
    #expect(unreadable.count == 1 && unreadable.allSatisfy { $0.contains("could not be read") })
    #expect([.nothing, .unmeasurable, nil].flatMap { routeLines($0) }.allSatisfy { !$0.contains("0.0") })
    #expect(routeLines(.miles(0)) == ["Recorded miles: 0.0 mi so far"])
  }

  @Test("That the vehicle is parked is said while a stretch is open, and no longer")
  func parkedStatement() {
    let sentence = "The vehicle is parked; the route stands still"
    #expect(routeLines(.miles(4.469), parked: [.evening(1, from: 600)]).contains(sentence))
    #expect(!routeLines(.miles(4.469), parked: [.evening(1, from: 600, to: 900)]).contains(sentence))
    let paused = Shift.evening(pauses: [.evening(2, from: 900)], parked: [.evening(1, from: 600)])
    #expect(!Self.lines(paused, readAt: 3600).contains(sentence))
  }

  @Test("With parking the partial route's reason is the parking")
  func partialAndParked() {
    let lines = routeLines(.miles(4.469, gaps: 1), parked: [.evening(1, from: 600, to: 900)])
    #expect(
      lines.last
        == "Partial route: part of this shift was recorded as parked, and DashPilot was not recording then"
    )
  }
}
