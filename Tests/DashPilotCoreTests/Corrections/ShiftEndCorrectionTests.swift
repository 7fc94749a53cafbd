import DashPilotCore
import TestSupport
import Testing

@Suite("Shift end correction")
struct ShiftEndCorrectionTests {
  /// A shift of four hours, as of 20,000 seconds after its start, before another one that starts at 15,000.
  static func correcting(
    _ shift: Shift,
    to end: Double,
    nextStart: Double? = 15_000,
    now: Double = 20_000
  ) throws(EndCorrectionRefusal) -> Shift {
    try shift.correctingEnd(
      to: .evening(end),
      nextShiftStart: nextStart.map { .evening($0) },
      now: .evening(now)
    )
  }

  /// The shift of the three equal sessions, with a delivery that ended at 10,800.
  static let late = Shift.evening(
    to: 14_400,
    gross: 9250,
    pauses: [.evening(11, from: 200, to: 500)],
    parked: [.evening(21, from: 550, to: 580)],
    offers: Offer.each(
      .evening(
        1,
        accepted: 600,
        arrived: 900,
        pickedUp: 1200,
        delivered: 10_800,
        gross: 725,
        expected: 800,
        tips: [150]
      )
    )
  )

  /// Three sessions of ten positions, 3,600 m each.
  static let route = Route.of(
    zip([1800.0, 10_800, 12_000], ["A", "B", "C"]).flatMap { begin, session in
      (0..<10).map { (begin + Double($0) * 20, Double($0) * 400, session) as Fix }
    }
  )
  private let late = ShiftEndCorrectionTests.late
  private let route = ShiftEndCorrectionTests.route

  private func corrected(to end: Double) throws -> EndCorrection {
    EndCorrection(from: late, to: try Self.correcting(late, to: end), route: route)
  }

  @Test("The record differs in its end alone, earlier, later or the same", arguments: [10_800, 11_400, 14_400, 15_000])
  func endAlone(_ end: Double) throws {
    #expect(try Self.correcting(late, to: end) == late.differing(inEnd: .evening(end)))
  }

  @Test("What is left is measured again: 7,200 m, not the 8,550 m of a figure scaled by time")
  func measured() throws {
    #expect(route.measured(in: late.routeWindow).isMeasured(10_800, segments: 3, gaps: 4, usable: 30))
    let correction = try corrected(to: 11_400)
    let measurement = correction.route.measured(in: correction.after.routeWindow)
    #expect(measurement.isMeasured(7200, segments: 2, gaps: 3, usable: 20))
    #expect(abs(measurement.metres - 10_800 * 11_400 / 14_400) > 1000)
    #expect(correction.deletedPositions == 10)
    #expect(correction.route.sessions == Array(route.sessions.prefix(2)))
  }

  @Test("The position exactly on the boundary stays, and one millisecond after it goes")
  func boundary() throws {
    let exactly = try corrected(to: 12_000)
    #expect(exactly.deletedPositions == 9 && exactly.route.positionCount == 21)
    let measured = exactly.route.measured(in: exactly.after.routeWindow)
    #expect(measured.isMeasured(7200, segments: 2, gaps: 3, usable: 21))
    #expect(try corrected(to: 11_999.999).deletedPositions == 10)
    #expect(try corrected(to: 12_180).deletedPositions == 0)
    #expect(try corrected(to: 12_179.999).deletedPositions == 1)
  }

  @Test("A session that is cut keeps its identity and its positions as they were; the boundary is not interpolated")
  func cutSession() throws {
    let correction = try corrected(to: 10_890)
    let cut = CaptureSession(
      id: .letter("B"),
      startedAt: .evening(10_800),
      positions: Array(route.sessions[1].positions.prefix(5))
    )
    #expect(correction.route.sessions == [route.sessions[0], cut])
    #expect(correction.route.newestPosition == .evening(10_880))
    let measured = correction.route.measured(in: correction.after.routeWindow)
    #expect(measured.isMeasured(3600 + 1600, segments: 2, gaps: 2, usable: 15))
  }

  @Test("A later end adds no position and no metre, and its missing coverage is one gap, whatever its length")
  func later() throws {
    for end in [14_400.001, 14_521, 15_000] {
      let correction = try corrected(to: end)
      #expect(correction.route == route && correction.deletedPositions == 0)
      #expect(correction.route.measured(in: correction.after.routeWindow).isMeasured(10_800, segments: 3, gaps: 4))
      #expect(correction.change == Change(saved: [.shift(correction.after)]))
    }
    let covered = late.differing(inEnd: .evening(12_300))
    #expect(route.measured(in: covered.routeWindow).gaps == 3)
    #expect(route.measured(in: try Self.correcting(covered, to: 12_300.001).routeWindow).gaps == 4)
    #expect(route.measured(in: try Self.correcting(covered, to: 15_000).routeWindow).gaps == 4)
  }

  @Test("Two steps match one, the same correction again changes nothing, and what went does not return")
  func steps() throws {
    let one = try corrected(to: 11_400)
    let half = try corrected(to: 12_000)
    let two = EndCorrection(from: half.after, to: try Self.correcting(half.after, to: 11_400), route: half.route)
    #expect(two.after == one.after && two.route == one.route)
    let again = EndCorrection(from: one.after, to: try Self.correcting(one.after, to: 11_400), route: one.route)
    #expect(again.after == one.after && again.route == one.route && again.change == Change())
    let back = EndCorrection(from: one.after, to: try Self.correcting(one.after, to: 14_400), route: one.route)
    #expect(back.after == late && back.route == one.route && back.deletedPositions == 0)
  }

  @Test("The shift and its route are one change; a route of which nothing is left is removed")
  func change() throws {
    let correction = try corrected(to: 11_400)
    #expect(
      correction.change == Change(saved: [.shift(correction.after), .route(correction.route, of: correction.after)])
    )
    let bare = Shift.evening(to: 14_400)
    let nothing = EndCorrection(from: bare, to: try Self.correcting(bare, to: 1799.999), route: route)
    #expect(nothing.deletedPositions == 30)
    #expect(
      nothing.change
        == Change(saved: [.shift(nothing.after)], removed: [.route(nothing.route, of: nothing.after)])
    )
  }

  @Test("Positions that lie before the start or without a session are judged by their time alone")
  func anyPosition() throws {
    let fixes: [Fix] = [(-60, 0, "A"), (100, 0, nil), (11_400, 0, nil), (11_400.001, 0, nil), (13_000, 0, "A")]
    let correction = EndCorrection(from: late, to: try Self.correcting(late, to: 11_400), route: .of(fixes))
    #expect(correction.route == Route.of(Array(fixes.prefix(3))))
    #expect(correction.deletedPositions == 2)
  }

  @Test("Elapsed and working time and both rates over time follow; delivery time, pauses and parking stay")
  func figures() throws {
    let correction = try corrected(to: 11_400)
    let before = ShiftMetrics(late, route: route.measured(in: late.routeWindow))
    let after = ShiftMetrics(correction.after, route: correction.route.measured(in: correction.after.routeWindow))
    #expect(before.times.elapsed == .seconds(14_400) && before.times.working == .seconds(14_100))
    #expect(after.times.elapsed == .seconds(11_400) && after.times.working == .seconds(11_100))
    #expect(after.rates.perWorkingHour == .available(Money(30)))
    // 92.50 dollars over 7,200 m: 92.50 × 1609.344 ÷ 7200 = 20.6756.
    let perMile = try #require(after.rates.perRecordedMile)
    #expect(Writing.newYork.rate(perMile, .recordedMile).visible == "$20.68 / recorded mi")
    #expect(after.nonDelivery == .seconds(11_100 - 10_200))
    #expect(after.active == before.active && after.times.paused == before.times.paused)
    #expect(after.times.parked == before.times.parked)
    #expect(after.rates.perDeliveryActiveHour == before.rates.perDeliveryActiveHour)
  }
}
