import DashPilotCore
import TestSupport
import Testing

@Suite("Lifecycle refusals")
struct LifecycleRefusalTests {
  @Test("Each refusal of the shift's and the deliveries' steps has its sentence")
  func sentences() {
    let time: [EventTimeRefusal] = [.inFuture(.evening(900))] + facts.map { .beforeRecordedFact(.evening(60), $0) }
    let refusals: [any Refusal] =
      [ShiftInProgressRefusal.noShiftInProgress]
      + [
        StartRefusal.shiftInProgress(startedAt: .evening),
        .precedesNewestFinishedShift(.evening, .shiftEnded(started: .evening(-7200), ended: .evening(60))),
        .precedesNewestFinishedShift(.evening, .shiftStarted(.evening(60))),
      ] + [StartRefusal.time(time[0])]
      + [EndRefusal.shiftEnded, .deliveriesInProgress(count: 1), .deliveriesInProgress(count: 2)]
      + time.map { EndRefusal.time($0) }
      + [
        PauseRefusal.shiftEnded, .alreadyPaused(since: .evening(60)), .deliveriesInProgress(count: 1), .time(time[0]),
      ] + [ResumeRefusal.shiftEnded, .notPaused, .time(time[0])]
      + [
        ParkRefusal.shiftEnded, .shiftPaused(since: .evening(60)), .alreadyParked(since: .evening(60)), .time(time[0]),
      ] + [DriveRefusal.shiftEnded, .notParked, .time(time[0])]
      + [
        AcceptRefusal.shiftEnded, .shiftPaused(since: .evening(60)), .countBelowOne(0), .countTooLarge(10_000),
        .expectationOfSeveral(count: 3), .negativeExpectation(Money(minorUnits: -500)), .time(time[0]),
      ] + [FinishedShiftRefusal.shiftNotCompleted]
    #expect(Golden.mismatch("LifecycleRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }

  private let facts: [RecordedFact] = [
    .shiftStarted(.evening(120)),
    .shiftEnded(started: .evening(-86_400), ended: .evening(120)),
    .pauseStarted(.evening(120)), .pauseEnded(.evening(120)),
    .parkingStarted(.evening(120)), .parkingEnded(.evening(120)),
    .offerAccepted(number: 2, .evening(120)),
    .delivery(number: 1, stage: .accepted, .evening(120)),
    .delivery(number: 1, stage: .arrivedAtPickup, .evening(120)),
    .delivery(number: 1, stage: .pickedUp, .evening(120)),
    .delivery(number: 1, stage: .delivered, .evening(120)),
    .delivery(number: 1, stage: .cancelled, .evening(120)),
    .position(.evening(120)),
  ]
}
