import DashPilotCore
import TestSupport
import Testing

/// What is said of a recording: its line, its turns and its end (`spec/05`, capture state; never a coordinate).
@Suite("Route capture wording")
struct RouteCaptureWordingTests {
  private static let running = Shift(id: .number(1), startedAt: .evening)
  private static let pause = Pause(id: .number(2), startedAt: .evening(600))
  private static let parked = ParkedStretch(id: .number(3), startedAt: .evening(600))

  /// Every state that a recording can be in.
  static let states: [(name: String, capture: RouteCapture)] =
    [
      ("no shift", recorded(.none)), ("shift cannot be read", recorded(.unreadable)),
      ("shift ended", recorded(.shift(Shift(id: .number(1), startedAt: .evening, endedAt: .evening(900))))),
      ("shift paused", recorded(.shift(Shift(id: .number(1), startedAt: .evening, pauses: [pause])))),
      ("vehicle parked", recorded(.shift(Shift(id: .number(1), startedAt: .evening, parkedStretches: [parked])))),
      ("in the background", recorded(.shift(running), mayBegin: false)),
    ] + PositionSourceCondition.allCases.map { ($0.rawValue, recorded(.shift(running), condition: $0)) }

  /// A recording after 20 minutes that has recorded a part of what it was offered.
  private static func recorded(
    _ reading: ShiftReading,
    condition: PositionSourceCondition = .usable,
    mayBegin: Bool = true
  ) -> RouteCapture {
    let batch = drive.due
    let written = batch.map { drive.written($0, at: .evening(1200)) } ?? drive
    return written.conditionChanged(to: .unreachable, at: .evening(1200)).beginningAllowed(mayBegin, at: .evening(1200))
      .shiftRead(reading, at: .evening(1200), fresh: .number(9)).conditionChanged(to: condition, at: .evening(1200))
  }

  private static let drive = (0..<12).reduce(
    RouteCapture(of: .shift(running), newest: nil, condition: .usable, at: .evening)
  ) { capture, index in
    let second = Double(index) / 4
    let position = Position(
      instant: .evening(second),
      latitude: 38 + second / 5000,
      longitude: -70,
      accuracy: index == 3 ? 300 : 8
    )
    return capture.offered(position, at: .evening(second), fresh: .number(7))
  }

  /// A measurement of 4.5 mi, in one session or in two.
  private static func mileage(isPartial: Bool) -> GrowingMileage {
    let positions = [
      (0.0, 38.0), (110, 38.0325), (200, isPartial ? 38.04 : 38.0325), (310, isPartial ? 38.0725 : 38.065),
    ]
    .map { Position(instant: .evening($0.0), latitude: $0.1, longitude: -70, accuracy: 8) }
    let sessions = [positions.prefix(2), positions.suffix(2)].enumerated().map { index, part in
      CaptureSession(id: .number(isPartial ? UInt8(index) : 6), startedAt: .evening, positions: Array(part))
    }
    return GrowingMileage(of: .number(1)).following(Route(shift: .number(1), sessions: sessions))
  }

  private func report(_ capture: RouteCapture, _ mileage: GrowingMileage?) -> CaptureReport {
    CaptureReport(of: capture, mileage: mileage, writing: .newYork)
  }

  @Test("Each state has its line, its beginning, its turn and its end, seen and heard")
  func golden() {
    let cases = RouteCaptureWordingTests.states.flatMap { state in
      told(report(state.capture, RouteCaptureWordingTests.mileage(isPartial: true)), of: state.name)
    }
    #expect(Golden.mismatch("RouteRecording.txt", Golden.vocabulary(cases)) == nil)
  }

  private func told(_ report: CaptureReport, of name: String) -> [(name: String, statement: Statement)] {
    [
      ("\(name), line", report.line), ("\(name), beginning", joined(report.beginning)),
      ("\(name), change", report.change), ("\(name), ending", joined(report.ending)),
    ]
  }

  private func joined(_ statements: [Statement]) -> Statement {
    Statement(
      visible: statements.map(\.visible).joined(separator: " · "),
      spoken: statements.map(\.spoken).joined(separator: " · ")
    )
  }

  @Test("The line has the figure with its marker where it is partial, and says nothing of a figure that is not there")
  func line() {
    let capture = RouteCaptureWordingTests.states.last?.capture ?? .running()
    let line = { (mileage: GrowingMileage?) in report(capture, mileage).line.visible }
    let partial = RouteCaptureWordingTests.mileage(isPartial: true)
    #expect(line(partial) == "Recording · 4.5 mi so far (partial route) · 11 positions recorded, 1 left out")
    #expect(
      line(RouteCaptureWordingTests.mileage(isPartial: false))
        == "Recording · 4.5 mi so far · 11 positions recorded, 1 left out"
    )
    #expect(line(nil) == "Recording · 11 positions recorded, 1 left out")
    #expect(line(GrowingMileage(of: .number(1))) == line(nil) && line(GrowingMileage(of: .number(2))) == line(nil))
    #expect(report(.running(), nil).line.visible == "Recording · 0 positions recorded")
    #expect(
      line(partial.unreadable).contains(
        "(partial route) · the route cannot be read now, so that is an earlier figure · "
      )
    )
    #expect(line(GrowingMileage(of: .number(1)).unreadable).contains("Recording · the route cannot be read · 11"))
  }

  @Test("The marker's reason is heard with the figure, and is that of a parked shift where it was parked")
  func heard() {
    let partial = RouteCaptureWordingTests.mileage(isPartial: true)
    let driven =
      "Recording. 4.5 miles recorded so far. Partial route: DashPilot was not recording for part of this shift,"
    #expect(report(.running(), partial).line.spoken.hasPrefix(driven))
    let parked = RouteCapture.running(.recorded(parked: [(112, 190)]))
    #expect(report(parked, partial).line.spoken.contains("part of this shift was recorded as parked"))
  }

  @Test("The end says how many positions were recorded, in how many sessions, and why others were left out")
  func ending() {
    let counts = CaptureCounts(
      recorded: 312,
      sessions: 3,
      rejected: [.negligibleMovement: 5, .stale: 1],
      ignored: [.shiftPaused: 4, .unavailable(.unreachable): 2, .unavailable(.noDevice): 1],
      unrecorded: 2
    )
    #expect(counts.leftOut == 15)
    #expect(
      counts.statements.map(\.visible) == [
        "Recorded 312 positions in 3 capture sessions.",
        "Positions that were left out: 1 is more than 30 seconds old on arrival, "
          + "5 are less than 5 metres from the one before, 4 arrived while the shift was paused, "
          + "3 arrived while the source had none to give and 2 were lost before they were written.",
      ]
    )
    #expect(CaptureCounts.none.statements.map(\.visible) == ["No position was recorded."])
  }

  @Test("No sentence holds a coordinate, and none says more than was recorded")
  func forbidden() {
    let forbidden = [
      "38.", "-70", "°", "latitude", "complete", "total", "driven mileage", "trip", "tax", "deduction", "%",
    ]
    for (_, capture) in RouteCaptureWordingTests.states {
      let report = report(capture, RouteCaptureWordingTests.mileage(isPartial: true))
      let all = [report.line, report.change] + report.beginning + report.ending
      for text in all.flatMap({ [$0.visible, $0.spoken] }) {
        #expect(forbidden.allSatisfy { !text.lowercased().contains($0) }, "\(text)")
      }
    }
  }
}
