import DashPilotCore
import TestSupport
import Testing

extension RouteSuspensionTests {
  private func judged(_ positions: [Position], in shift: Shift) -> RouteImport {
    RouteImport(of: [positions], into: shift, beside: Route(shift: shift.id, sessions: []), now: .evening(100_000))
  }

  @Test("A position inside a parked stretch is left out by its own rule; a pause and the end outrank it")
  func precedence() {
    let position = [Position.north(0, at: 1000)]
    let parked = ParkedStretch.evening(1, from: 600, to: 1800)
    let pause = Pause.evening(2, from: 600, to: 1800)
    #expect(judged(position, in: .evening(parked: [parked])).rejected == [.routeSuspended: 1])
    #expect(judged(position, in: .evening(pauses: [pause], parked: [parked])).rejected == [.shiftPaused: 1])
    #expect(judged(position, in: .evening(to: 900, parked: [parked])).rejected == [.shiftEnded: 1])
    #expect(judged(position, in: .evening(to: 900, pauses: [pause], parked: [parked])).rejected == [.shiftEnded: 1])
    let before = ParkedStretch.evening(1, from: -600, to: 600)
    #expect(judged([.north(0, at: -60)], in: .evening(parked: [before])).rejected == [.routeSuspended: 1])
    #expect(CaptureRejection.allCases.firstIndex(of: .routeSuspended) == 5)
  }

  @Test("A stretch takes positions from its end on, not from its beginning to the millisecond before its end")
  func bounds() {
    let shift = Shift.evening(parked: [.evening(1, from: 600, to: 1800)])
    let positions = [599.999, 600, 1799.999, 1800].enumerated().map { Position.north(Double($0) * 50, at: $1) }
    let judged = judged(positions, in: shift)
    #expect(judged.rejected == [.routeSuspended: 2])
    #expect(judged.sessions.map { $0.map(\.instant) } == [[.evening(599.999)], [.evening(1800)]])
    let open = self.judged(positions, in: .evening(parked: [.evening(1, from: 600)]))
    #expect(open.rejected == [.routeSuspended: 3])
  }

  @Test("Two sessions around a parked stretch are measured apart, and the kilometre between is never bridged")
  func measuredApart() {
    let before = (0..<7).map { Position.north(Double($0) * 100, at: 540 + Double($0) * 10) }
    let after = (0..<4).map { Position.north(1600 + Double($0) * 100, at: 630 + Double($0) * 10) }
    let shift = Shift.evening(to: 660, parked: [.evening(1, from: 601, to: 630)])
    let judged = judged(before + after, in: shift)
    #expect(judged.sessions.map(\.count) == [7, 4] && judged.rejected.isEmpty)
    let route = judged.added(to: Route(shift: shift.id, sessions: []), identities: [.number(1), .number(2)])
    let measured = route.measured(in: nil)
    #expect(abs(measured.metres - 900) < 0.1)
    #expect(measured.segments == 2 && measured.gaps == 1 && measured.usable == 11)
    let whole = self.judged(before + after, in: .evening(to: 660))
    let bridged = whole.added(to: Route(shift: shift.id, sessions: []), identities: [.number(1)]).measured(in: nil)
    #expect(abs(bridged.metres - 1900) < 0.1 && bridged.gaps == 0)
  }

  @Test("The coverage's words change only where a stretch is recorded, and none is matched to a gap")
  func wording() {
    let measured = RouteMeasurement.miles(4.469, gaps: 1)
    let said = { (parked: [ParkedStretch]) in
      let shift = Shift.evening(to: 3600, parked: parked)
      let quality = ShiftMetrics(shift, route: measured).quality(isFinished: true)
      return quality?.statements(in: .newYork).map(\.visible) ?? []
    }
    #expect(
      said([]) == [
        "2 recorded segments, 1 gap",
        """
        Partial route: DashPilot was not recording for part of this shift, so more miles were driven than were recorded
        """,
      ]
    )
    #expect(
      said([.evening(1, from: 600, to: 1500)]) == [
        "2 recorded segments, 1 gap",
        "Partial route: part of this shift was recorded as parked, and DashPilot was not recording then",
        "Parked for 15 min in 1 recorded stretch",
      ]
    )
  }

  @Test("Parking changes no figure of the route itself")
  func figures() {
    let (parked, never) = (Shift.evening(to: 3600, parked: [.evening(1, from: 600, to: 1500)]), Shift.evening(to: 3600))
    for route in [RouteMeasurement.nothing, .unmeasurable, .miles(4.469), .miles(4.469, gaps: 3)] {
      let figures = [parked, never].map { shift in
        ShiftMetrics(shift, route: route).quality(isFinished: true)?.figure(in: .newYork)?.visible
      }
      #expect(figures[0] == figures[1])
    }
  }

  @Test(
    "A corrected end is refused through a parked stretch, taken at its end or past it, and the miles measured again"
  )
  func correctedEnd() throws {
    let drive = { (start: Double, north: Double, session: String) in
      (0...10).map { step -> Fix in (start + Double(step) * 10, north + Double(step) * 100, session) }
    }
    let route = Route.of(drive(0, 0, "A") + drive(1000, 5000, "B"))
    let shift = Shift.evening(to: 3600, parked: [.evening(1, from: 600, to: 900)])
    let corrected = { (end: Double) in
      try shift.correctingEnd(to: .evening(end), nextShiftStart: nil, now: .evening(9000))
    }
    #expect(throws: EndCorrectionRefusal.cutsThroughRecordedRouteSuspension(.seconds(600, 900))) {
      try corrected(899.999)
    }
    #expect(throws: EndCorrectionRefusal.cutsThroughRecordedRouteSuspension(.seconds(600, 900))) { try corrected(300) }
    for (end, deleted, metres) in [(900, 11, 1000), (1050, 5, 1500), (3000, 0, 2000)] as [(Double, Int, Double)] {
      let correction = EndCorrection(from: shift, to: try corrected(end), route: route)
      let measured = correction.route.measured(in: correction.after.routeWindow)
      #expect(correction.deletedPositions == deleted && abs(measured.metres - metres) < 0.1, "\(end)")
      #expect(correction.after == .evening(to: end, parked: [.evening(1, from: 600, to: 900)]))
    }
    let open = Shift.evening(to: 3600, parked: [.evening(1, from: 600)])
    #expect(throws: EndCorrectionRefusal.routeSuspensionIsOpen(startedAt: .evening(600))) {
      try open.correctingEnd(to: .evening(3000), nextShiftStart: nil, now: .evening(9000))
    }
  }
}
