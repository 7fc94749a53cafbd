import DashPilotCore
import TestSupport
import Testing

extension ShiftLifecycleTests {
  @Test("The states: ended, else paused, else running, parked or not")
  func states() {
    let (pause, parked) = ([Pause.evening(1, from: 60)], [ParkedStretch.evening(1, from: 60)])
    #expect(Shift.evening().state == .running)
    #expect(Shift.evening(pauses: pause).state == .paused)
    #expect(Shift.evening(parked: parked).state == .parked)
    #expect(Shift.evening(pauses: pause, parked: parked).state == .paused)
    #expect(Shift.evening(to: 90, pauses: pause, parked: parked).state == .ended)
    #expect(Shift.evening(pauses: [.evening(1, from: 60, to: 90)]).state == .running)
    #expect(Shift.evening(parked: [.evening(1, from: 60, to: 90)]).state == .running)
  }

  @Test("The shift in progress is the unfinished one, paused or not, and finished ones are passed over")
  func inProgress() throws {
    let finished = shift(2, from: 900, to: 1000)
    #expect(try [shift(1, from: 0), finished].inProgress() == shift(1, from: 0))
    let paused = Shift.evening(pauses: [.evening(1, from: 60)])
    #expect(try [finished, paused].inProgress() == paused)
  }

  @Test("Without an unfinished shift there is none in progress")
  func noneInProgress() {
    #expect(throws: ShiftInProgressRefusal.noShiftInProgress) { try [Shift]().inProgress() }
    #expect(throws: ShiftInProgressRefusal.noShiftInProgress) { try [shift(1, from: 0, to: 60)].inProgress() }
  }

  @Test("Of two unfinished shifts the later start is in progress, then the later identifier, in any order")
  func severalInProgress() throws {
    let (early, late) = (shift(9, from: 0), shift(1, from: 0.001))
    #expect(try [early, late].inProgress() == late)
    #expect(try [late, early].inProgress() == late)
    let (low, high) = (shift(1, from: 0), shift(2, from: 0))
    #expect(try [low, high].inProgress() == high)
    #expect(try [high, low].inProgress() == high)
  }

  @Test("Only a finished shift is shown in full")
  func finishedShift() throws {
    try Shift.evening(to: 60).checkIsFinished()
    #expect(throws: FinishedShiftRefusal.shiftNotCompleted) { try Shift.evening().checkIsFinished() }
  }

  private func shift(_ number: UInt8, from start: Double, to end: Double? = nil) -> Shift {
    Shift(id: .number(number), startedAt: .evening(start), endedAt: end.map { .evening($0) })
  }
}
