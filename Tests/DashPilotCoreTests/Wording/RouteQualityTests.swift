import DashPilotCore
import TestSupport
import Testing

/// What may be said of a route in each of its states (`spec/05`, what each state may say).
@Suite("Route quality wording")
struct RouteQualityTests {
  /// The states of the page's table, and those that it tells apart within them.
  static let states: [(name: String, route: RouteMeasurement)] = [
    ("no usable position", measurement(0, 0, gaps: 1, usable: 0)),
    ("usable, never continuous", measurement(0, 0, gaps: 3, usable: 2)),
    ("measured, no gap, recorded", measurement(7242, 1, gaps: 0, usable: 20)),
    ("measured standing still", measurement(0, 1, gaps: 0, usable: 2)),
    ("measured, one gap", measurement(7242, 2, gaps: 1, usable: 20)),
    ("measured, gaps", measurement(7242, 2, gaps: 3, usable: 20)),
    ("measured, inferred, no gap", measurement(7242, 1, gaps: 0, usable: 20, inferred: true)),
    ("measured, inferred, gaps", measurement(7242, 2, gaps: 3, usable: 20, inferred: true)),
  ]

  private static func measurement(
    _ metres: Double,
    _ segments: Int,
    gaps: Int,
    usable: Int,
    inferred: Bool = false
  ) -> RouteMeasurement {
    RouteMeasurement(metres: metres, segments: segments, gaps: gaps, usable: usable, inferred: inferred)
  }

  static let all: [(name: String, isFinished: Bool, isParked: Bool, quality: RouteQuality)] =
    states.flatMap { state in
      [(true, false), (true, true), (false, false), (false, true)].map { isFinished, isParked in
        let quality = RouteQuality(route: state.route, parked: parked(isParked), isFinished: isFinished)
        return (state.name, isFinished, isParked, quality)
      }
    }

  /// The page's own example: [0, 600] and [300, 900] in a shift of an hour.
  private static func parked(_ isParked: Bool) -> StretchTime {
    let stretches = [
      ParkedStretch(id: .number(1), startedAt: .evening, endedAt: .evening(600)),
      ParkedStretch(id: .number(2), startedAt: .evening(300), endedAt: .evening(900)),
    ]
    let shift = Shift(
      id: .number(3),
      startedAt: .evening,
      endedAt: .evening(3600),
      parkedStretches: isParked ? stretches : []
    )
    return ShiftTimes(of: shift, readAt: .evening(3600)).parked
  }

  @Test("Each state says exactly its sentences, seen and heard, finished and running, parked and not")
  func sentences() {
    let cases = RouteQualityTests.all.map { state in
      let name = "\(state.name), \(state.isFinished ? "finished" : "running")\(state.isParked ? ", parked" : "")"
      let all = [state.quality.figure(in: .newYork)].compactMap(\.self) + state.quality.statements(in: .newYork)
      let joined = { (text: (Statement) -> String) in all.map(text).joined(separator: " · ") }
      return (name: name, statement: Statement(visible: joined(\.visible), spoken: joined(\.spoken)))
    }
    #expect(Golden.mismatch("RouteQuality.txt", Golden.vocabulary(cases)) == nil)
  }

  @Test("No sentence says more than was recorded")
  func forbiddenWords() {
    let forbidden = [
      "complete", "total", "driven mileage", "trip", "tax", "deduction", "%", "percent", "coverage", "profit", "idle",
      "0 segments", "0 gaps", "0.0 mi (",
    ]
    for state in RouteQualityTests.all {
      let statements = state.quality.statements(in: .newYork) + [state.quality.figure(in: .newYork)].compactMap(\.self)
      for text in statements.flatMap({ [$0.visible, $0.spoken] }) {
        #expect(forbidden.allSatisfy { !text.lowercased().contains($0) }, "\(text)")
      }
    }
  }

  @Test("A figure is said of a measured route alone, and with its marker exactly where it is partial")
  func figures() {
    for state in RouteQualityTests.all {
      let figure = state.quality.figure(in: .newYork)
      let reason = state.quality.partialReason
      #expect((figure == nil) == ["no usable position", "usable, never continuous"].contains(state.name))
      #expect(
        (reason != nil)
          == (state.name.contains("inferred") || ["measured, one gap", "measured, gaps"].contains(state.name))
      )
      #expect(figure?.visible.contains("(partial route)") == figure.map { _ in reason != nil })
      #expect(figure?.visible.contains("so far") == figure.map { _ in !state.isFinished })
      let isParkedReason = reason?.contains("parked") ?? false
      #expect(isParkedReason == (state.isParked && ["one gap", "gaps"].contains { state.name.hasSuffix($0) }))
    }
  }

  @Test("The two reasons of the page, word for word")
  func reasons() {
    let reason = { (name: String, isParked: Bool) in
      RouteQualityTests.all.first { $0.name == name && $0.isParked == isParked }?.quality.partialReason
    }
    let driven = """
      Partial route: DashPilot was not recording for part of this shift, so more miles were driven than were recorded
      """
    let parked = """
      Partial route: part of this shift was recorded as parked, and DashPilot was not recording then
      """
    #expect(reason("measured, gaps", false) == driven)
    #expect(reason("measured, gaps", true) == parked)
    #expect(reason("measured, inferred, gaps", false) == driven)
    #expect(reason("measured, inferred, gaps", true) == parked)
    #expect(reason("measured, inferred, no gap", true)?.contains("judged from times") == true)
    #expect(reason("measured, no gap, recorded", true) == nil)
  }

  @Test("An unmeasured route says no counts")
  func unmeasured() {
    for state in RouteQualityTests.all where state.quality.figure(in: .newYork) == nil {
      let counts = state.quality.statements(in: .newYork).map(\.visible).filter {
        $0.contains("segment") || $0.contains("gap")
      }
      #expect(counts.isEmpty)
    }
  }

  @Test("Positions inside a recorded pause are said to count, where there are any")
  func insidePauses() {
    let route = RouteMeasurement(metres: 7242, segments: 1, gaps: 0, usable: 20, inferred: false)
    let said = { (count: Int) in
      RouteQuality(route: route, parked: RouteQualityTests.parked(false), inPauses: count, isFinished: true)
        .statements(in: .newYork).map(\.visible)
    }
    #expect(said(0) == ["1 recorded segment, no gaps detected"])
    #expect(said(1).last == "1 position inside a recorded pause counts like the others")
    #expect(said(12).last == "12 positions inside a recorded pause count like the others")
  }
}
