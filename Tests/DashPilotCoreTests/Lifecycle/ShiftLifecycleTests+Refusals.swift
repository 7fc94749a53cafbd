import DashPilotCore
import TestSupport
import Testing

extension ShiftLifecycleTests {
  private static let future = EventTime.typed(.evening(9000), now: .evening(8000))
  private static let inFuture = EventTimeRefusal.inFuture(.evening(9000))
  private static let finished = RecordedFact.shiftEnded(started: .evening(-7200), ended: .evening(-60))

  private var oneOpen: [Offer] { Offer.each(.evening(1, accepted: 60)) }
  private var twoOpen: [Offer] { [.evening(1, [.evening(1, accepted: 60), .evening(2, accepted: 60)])] }
  private var ended: Shift { .evening(to: 7200) }

  @Test("A start is refused while a shift is unfinished, paused or not, and its start is named")
  func startInProgress() {
    for shift in [Shift.evening(), .evening(pauses: [.evening(1, from: 60)]), .evening(parked: [.evening(1, from: 9)])]
    {
      #expect(throws: StartRefusal.shiftInProgress(startedAt: .evening)) {
        try starting(.live(now: .evening(600)), beside: shift)
      }
    }
  }

  @Test("A shift in progress is named before a future time, and a future time before the newest finished shift")
  func startPrecedence() {
    let late = RecordedFact.shiftEnded(started: .evening(-60), ended: .evening(9500))
    #expect(throws: StartRefusal.shiftInProgress(startedAt: .evening)) {
      try starting(Self.future, beside: .evening(), after: late)
    }
    #expect(throws: StartRefusal.time(Self.inFuture)) { try starting(Self.future, after: late) }
    #expect(throws: StartRefusal.precedesNewestFinishedShift(.evening(8000), late)) {
      try starting(.typed(.evening(8000), now: .evening(8000)), after: late)
    }
  }

  @Test("A start before the newest finished shift's end is refused, typed or live, and never moved")
  func startFloor() throws {
    let (before, at) = (Instant.evening(-60.001), Instant.evening(-60))
    for time in [EventTime.live(now: before), .typed(before, now: .evening)] {
      #expect(throws: StartRefusal.precedesNewestFinishedShift(before, Self.finished)) {
        try starting(time, after: Self.finished)
      }
    }
    #expect(try starting(.live(now: at), after: Self.finished).startedAt == at)
    #expect(try starting(.typed(at, now: .evening), after: Self.finished).startedAt == at)
  }

  @Test("A typed start may be now, and not a millisecond later")
  func startNow() throws {
    #expect(try starting(.typed(.evening, now: .evening)).startedAt == .evening)
    #expect(throws: StartRefusal.time(.inFuture(.evening(0.001)))) {
      try starting(.typed(.evening(0.001), now: .evening))
    }
  }

  @Test("An end is refused of an ended shift, then while deliveries are in progress, then for its time")
  func endPrecedence() {
    let endedWithOpen = Shift.evening(to: 7200, offers: oneOpen)
    #expect(throws: EndRefusal.shiftEnded) { try endedWithOpen.ending(at: Self.future, newestPosition: nil) }
    #expect(throws: EndRefusal.deliveriesInProgress(count: 1)) {
      try Shift.evening(offers: oneOpen).ending(at: Self.future, newestPosition: nil)
    }
    #expect(throws: EndRefusal.deliveriesInProgress(count: 2)) {
      try Shift.evening(offers: twoOpen).ending(at: .live(now: .evening(600)), newestPosition: nil)
    }
    #expect(throws: EndRefusal.time(Self.inFuture)) {
      try Shift.evening().ending(at: Self.future, newestPosition: .evening(9500))
    }
  }

  @Test("A pause is refused of an ended shift, then of a paused one, then beside deliveries, then for its time")
  func pausePrecedence() {
    func pausing(_ shift: Shift) throws -> Shift {
      try shift.pausing(at: Self.future, id: .number(9), newestPosition: .evening(9500))
    }
    let open = [Pause.evening(1, from: 300)]
    #expect(throws: PauseRefusal.shiftEnded) { try pausing(.evening(to: 7200, pauses: open, offers: oneOpen)) }
    #expect(throws: PauseRefusal.alreadyPaused(since: .evening(300))) {
      try pausing(.evening(pauses: open, offers: oneOpen))
    }
    #expect(throws: PauseRefusal.deliveriesInProgress(count: 2)) { try pausing(.evening(offers: twoOpen)) }
    #expect(throws: PauseRefusal.time(Self.inFuture)) { try pausing(.evening()) }
  }

  @Test("A resumption is refused of an ended shift, then of one that is not paused, then for its time")
  func resumePrecedence() {
    func resuming(_ shift: Shift) throws -> Shift {
      try shift.resuming(at: Self.future, newestPosition: .evening(9500))
    }
    #expect(throws: ResumeRefusal.shiftEnded) { try resuming(.evening(to: 7200, pauses: [.evening(1, from: 300)])) }
    #expect(throws: ResumeRefusal.notPaused) { try resuming(.evening(parked: [.evening(1, from: 300)])) }
    #expect(throws: ResumeRefusal.notPaused) { try resuming(.evening(pauses: [.evening(1, from: 300, to: 400)])) }
    #expect(throws: ResumeRefusal.time(Self.inFuture)) { try resuming(.evening(pauses: [.evening(1, from: 300)])) }
  }

  @Test("Parking is refused of an ended shift, then of a paused one, then of a parked one, then for its time")
  func parkPrecedence() {
    func parking(_ shift: Shift) throws -> Shift {
      try shift.parking(at: Self.future, id: .number(9), newestPosition: .evening(9500))
    }
    let (pauses, parked) = ([Pause.evening(1, from: 300)], [ParkedStretch.evening(1, from: 200)])
    #expect(throws: ParkRefusal.shiftEnded) { try parking(.evening(to: 7200, pauses: pauses, parked: parked)) }
    #expect(throws: ParkRefusal.shiftPaused(since: .evening(300))) {
      try parking(.evening(pauses: pauses, parked: parked))
    }
    #expect(throws: ParkRefusal.alreadyParked(since: .evening(200))) { try parking(.evening(parked: parked)) }
    #expect(throws: ParkRefusal.time(Self.inFuture)) { try parking(.evening()) }
  }

  @Test("Driving is refused of an ended shift, then of one that is not parked, then for its time")
  func drivePrecedence() {
    func driving(_ shift: Shift) throws -> Shift { try shift.driving(at: Self.future, newestPosition: .evening(9500)) }
    let parked = [ParkedStretch.evening(1, from: 200)]
    #expect(throws: DriveRefusal.shiftEnded) { try driving(.evening(to: 7200, parked: parked)) }
    #expect(throws: DriveRefusal.notParked) { try driving(.evening(parked: [.evening(1, from: 200, to: 300)])) }
    #expect(throws: DriveRefusal.notParked) { try driving(.evening(pauses: [.evening(1, from: 300)])) }
    #expect(throws: DriveRefusal.time(Self.inFuture)) { try driving(.evening(parked: parked)) }
  }

  @Test("A step of an ended shift is refused for every operation")
  func endedTakesNothing() {
    let now = EventTime.live(now: .evening(8000))
    #expect(throws: EndRefusal.shiftEnded) { try ended.ending(at: now, newestPosition: nil) }
    #expect(throws: PauseRefusal.shiftEnded) { try ended.pausing(at: now, id: .number(1), newestPosition: nil) }
    #expect(throws: ResumeRefusal.shiftEnded) { try ended.resuming(at: now, newestPosition: nil) }
    #expect(throws: ParkRefusal.shiftEnded) { try ended.parking(at: now, id: .number(1), newestPosition: nil) }
    #expect(throws: DriveRefusal.shiftEnded) { try ended.driving(at: now, newestPosition: nil) }
  }

  private func starting(
    _ time: EventTime,
    beside unfinished: Shift? = nil,
    after newest: RecordedFact? = nil
  ) throws -> Shift {
    try Shift.starting(at: time, id: .number(2), unfinished: unfinished, floors: [newest].compactMap(\.self))
  }
}
