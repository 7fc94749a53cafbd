import DashPilotCore
import TestSupport
import Testing

@Suite("Route import wording")
struct RouteImportWordingTests {
  @Test("Each rule that rejects every position has its sentence")
  func refusals() {
    let each: [any Refusal] = CaptureRejection.allCases.map { reason in
      RouteImportRefusal.noPositionForShift(startedAt: .evening, rejected: [reason: 162], datedInFuture: 0)
    }
    let several = RouteImportRefusal.noPositionForShift(
      startedAt: .evening,
      rejected: [.shiftEnded: 140, .shiftPaused: 1],
      datedInFuture: 3
    )
    let future = RouteImportRefusal.noPositionForShift(startedAt: .evening, rejected: [:], datedInFuture: 1)
    let elsewhere = [1, 162].map { RouteImportRefusal.noPositionInAnyShift(count: $0) }
    #expect(
      Golden.mismatch("RouteImportRefusals.txt", Golden.vocabulary(of: each + [several, future] + elsewhere)) == nil
    )
  }

  @Test("What was added, what overlapped and what was left out is said apart")
  func report() {
    let shift = Shift(
      id: .number(1),
      startedAt: .evening,
      endedAt: .evening(3600),
      pauses: [
        Pause(id: .number(2), startedAt: .evening(600), endedAt: .evening(900))
      ]
    )
    let points = [-60, 0, 60, 300, 700, 1000, 1060].map { second in
      Position(instant: .evening(Double(second)), latitude: 38 + Double(second) / 1e5, longitude: -70, accuracy: 0)
    }
    let existing = CaptureSession(
      id: .number(3),
      startedAt: .evening(2000),
      positions: [
        Position(instant: .evening(2000), latitude: 38.5, longitude: -70, accuracy: 0),
        Position(instant: .evening(2300), latitude: 38.6, longitude: -70, accuracy: 0),
      ]
    )
    let overlapping = [2100, 2200].map { second in
      Position(instant: .evening(Double(second)), latitude: 38.55, longitude: -70, accuracy: 0)
    }
    let route = Route(shift: shift.id, sessions: [existing])
    let late = [Position(instant: .evening(4000), latitude: 39, longitude: -70, accuracy: 0)]
    let judged = RouteImport(of: [points, overlapping, late], into: shift, beside: route, now: .evening(100_000))
    let statements = RouteImportReport(of: judged, into: shift, omissions: ["3 have no time"]).statements(in: .newYork)
    #expect(
      statements.map(\.visible) == [
        "Added 5 positions in 2 capture sessions to the route of the shift of Saturday, August 23, 2025, "
          + "5:46 PM to 6:46 PM.",
        "The stretch from 6:21 PM to 6:22 PM overlaps one that this shift already has, so it was left out.",
        "Points of the file that were left out: 3 have no time, 1 is later than the end of the shift, "
          + "1 is inside a recorded pause and 1 is earlier than the start of the shift.",
      ]
    )
  }
}
