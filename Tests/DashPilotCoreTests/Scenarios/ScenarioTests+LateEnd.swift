import DashPilotCore
import TestSupport
import Testing

extension ScenarioTests {
  private func lateEnd(_ scenario: Scenario) throws -> (shift: Shift, route: Route, trueEnd: Instant) {
    let change = try made(scenario)
    let shift = try #require(change.shifts.first)
    return (shift, change.route(of: shift), shift.startedAt.advanced(by: .seconds(12_000)))
  }

  private func metres(_ route: Route, of shift: Shift) -> Double {
    (route.measured(in: shift.routeWindow).metres).rounded()
  }

  @Test("late-end-history: three equal sessions, and an end twenty minutes late whose correction leaves 4.5 mi")
  func lateEndHistory() throws {
    let (shift, route, trueEnd) = try lateEnd(.lateEndHistory)
    #expect(times([shift]) == ["Tuesday, September 15, 2026, 9:00 AM to 12:40 PM"])
    #expect(route.sessions.map(\.positions.count) == [10, 10, 10])
    let equal = route.sessions.map { Route(shift: shift.id, sessions: [$0]).measured(in: nil).metres.rounded() }
    #expect(equal == [3600, 3600, 3600])
    #expect(metres(route, of: shift) == 10_800)
    let after = try shift.correctingEnd(to: trueEnd, nextShiftStart: nil, now: ScenarioAnchor.wednesday.moment)
    let left = EndCorrection(from: shift, to: after, route: route).route
    #expect(metres(left, of: after) == 7200)
    #expect(left.measured(in: after.routeWindow).miles.map { Writing.newYork.miles($0.decimal) } == "4.5 mi")
    #expect(shift.delivery(1)?.delivery.deliveredAt == trueEnd.advanced(by: .seconds(-600)))
  }

  @Test("late-delivery-history: the end's correction names the late completion, and is accepted when that is corrected")
  func lateDeliveryHistory() throws {
    let (shift, _, trueEnd) = try lateEnd(.lateDeliveryHistory)
    let now = ScenarioAnchor.wednesday.moment
    let recorded = try #require(shift.delivery(1)?.delivery.deliveredAt)
    #expect(shift.startedAt.duration(to: recorded) == .seconds(12_600))
    let work = RecordedFact.delivery(number: 1, stage: .delivered, recorded)
    #expect(throws: EndCorrectionRefusal.precedesRecordedDeliveryWork(work)) {
      try shift.correctingEnd(to: trueEnd, nextShiftStart: nil, now: now)
    }
    let handover = recorded.advanced(by: .seconds(-7200))
    let corrected = try shift.correctingTimes(ofDelivery: 1, to: [.delivered: handover])
    #expect(try corrected.correctingEnd(to: trueEnd, nextShiftStart: nil, now: now).endedAt == trueEnd)
  }
}
