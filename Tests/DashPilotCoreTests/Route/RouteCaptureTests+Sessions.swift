import DashPilotCore
import TestSupport
import Testing

extension RouteCaptureTests {
  /// Two positions taken before something happened, and not yet written.
  private var driven: RouteCapture { .running().driving([10, 11]) }

  @Test("An end, a pause and parking end the session, and what was held before falls due")
  func sessionEnds() {
    let shifts: [(Shift, CaptureState)] = [
      (.recorded(end: 12), .idle), (.recorded(pauses: [(12, nil)]), .shiftPaused),
      (.recorded(parked: [(12, nil)]), .routeSuspended),
    ]
    for (shift, state) in shifts {
      let read = driven.reading(shift, at: 12)
      #expect(read.state == state && read.isOver == (state == .idle))
      let (rest, batches) = read.driving(at: 13).writing(at: 13)
      #expect(batches.told == ["01+ 10 11"] && rest.due == nil)
      #expect(rest.counts == CaptureCounts(recorded: 2, sessions: 1, ignored: [state: 1]))
    }
  }

  @Test("After a pause or parking a session of its own begins, even if they lasted a second")
  func sessionAfter() {
    for stretch in [(12.0, 13.0), (11.5, 11.9)] {
      for after in [Shift.recorded(pauses: [stretch]), .recorded(parked: [stretch])] {
        #expect(
          driven.reading(after, at: 13).driving([14, 15], session: 2).stopping(at: 15).told
            == ["01+ 10 11", "02+ 14 15"]
        )
      }
    }
  }

  @Test("Reading the shift again keeps the session, whatever else was recorded in it")
  func reconciling() {
    let before = Shift.recorded(pauses: [(2, 5)], parked: [(6, 8)])
    let offers = [Offer(id: .number(5), acceptedAt: .evening(11), deliveries: [])]
    let capture = RouteCapture.running(before).driving([10, 11]).reading(before.with(offers: offers), at: 12)
    #expect(capture.driving(at: 13, session: 2).stopping(at: 13).told == ["01+ 10 11 13"])
  }

  @Test("What the shift does not hold any more is withdrawn, and what follows a stretch is of another session")
  func judgedAgain() {
    let held = RouteCapture.running().driving([10, 11, 12, 13, 14])
    let told = { (shift: Shift) in
      let read = held.reading(shift, at: 14)
      return (read.stopping(at: 15).told, read.counts.rejected)
    }
    #expect(told(.recorded(end: 12)) == (["01+ 10 11 12"], [.shiftEnded: 2]))
    #expect(told(.recorded(pauses: [(12, nil)])) == (["01+ 10 11"], [.shiftPaused: 3]))
    #expect(told(.recorded(parked: [(12.5, nil)])) == (["01+ 10 11 12"], [.routeSuspended: 2]))
    #expect(told(.recorded(pauses: [(11.5, 12.5)])) == (["01+ 10 11", "63+ 13 14"], [.shiftPaused: 1]))
    #expect(told(.recorded(parked: [(12.2, 12.8)])) == (["01+ 10 11 12", "63+ 13 14"], [:]))
  }

  @Test("A position that was withdrawn is not compared with")
  func withdrawn() {
    let resumed = RouteCapture.running().driving([10, 12]).reading(.recorded(pauses: [(11, 13)]), at: 13)
    let again = resumed.offered(.north(121, at: 14), at: .evening(14), fresh: .number(2))
    #expect(again.counts.rejected == [.shiftPaused: 1] && again.heldCount == 2)
  }

  @Test("A fix that the receiver held back until the pause was over is not taken")
  func heldBack() {
    let resumed = RouteCapture.running().driving(at: 10).reading(.recorded(pauses: [(11, 20)]), at: 21)
    let late = resumed.offered(.north(150, at: 15), at: .evening(21), fresh: .number(2))
    #expect(late.counts.rejected == [.shiftPaused: 1])
    let before = late.offered(.north(105, at: 10.5), at: .evening(21), fresh: .number(3))
    #expect(before.driving(at: 22, session: 4).stopping(at: 22).told == ["01+ 10", "03+ 10", "04+ 22"])
  }

  @Test("A pause that was over before it was read ends the session too, where the receiver's clock is fast")
  func fastReceiver() {
    let ahead = RouteCapture.running().offered(.north(100, at: 15), at: .evening(10), fresh: .number(1))
    for shift in [Shift.recorded(pauses: [(11, 12)]), .recorded(parked: [(11, 12)])] {
      let next = ahead.reading(shift, at: 12).offered(.north(170, at: 17), at: .evening(12), fresh: .number(2))
      #expect(next.stopping(at: 12).told == ["01+ 15", "02+ 17"])
    }
  }

  @Test("A failed write loses what was held and says so, ends the session and compares with nothing")
  func failedWrite() {
    let (written, batches) = RouteCapture.running().driving([10, 15]).writing(at: 15)
    let failed = written.driving([16, 17]).writeFailed(at: .evening(20))
    #expect(batches.told == ["01+ 10 15"])
    #expect(failed.counts == CaptureCounts(recorded: 2, sessions: 1, unrecorded: 2))
    #expect(failed.due == nil && failed.heldCount == 0 && failed.state == .tracking)
    for north in [151.0, 171] {
      let near = failed.offered(.north(north, at: 21), at: .evening(21), fresh: .number(2))
      #expect(near.stopping(at: 22).told == ["02+ 21"])
    }
  }

  @Test("While the shift cannot be read nothing is taken or written; what was held waits, and is judged when it can")
  func unreadable() {
    let unread = driven.shiftRead(.unreadable, at: .evening(12), fresh: .number(99))
    #expect(unread.state == .storeUnavailable && unread.ticked(at: .evening(90)).due == nil && !unread.isOver)
    let later = unread.driving(at: 13).reading(.recorded(), at: 14).driving(at: 15, session: 2)
    #expect(later.counts.ignored == [.storeUnavailable: 1])
    #expect(later.stopping(at: 15).told == ["01+ 10 11", "02+ 15"])
    #expect(unread.reading(.recorded(end: 10.5), at: 14).stopping(at: 15).told == ["01+ 10"])
    let stopped = unread.stopped(at: .evening(13))
    #expect(stopped.due == nil && stopped.counts == CaptureCounts(unrecorded: 2))
  }

  @Test("Without a shift, or with another one, what was held is lost and counted, unless the end was told first")
  func otherShift() {
    let none = driven.shiftRead(.none, at: .evening(12), fresh: .number(99))
    #expect(none.isOver && none.state == .idle && none.due == nil && none.counts == CaptureCounts(unrecorded: 2))
    let other = driven.reading(.recorded(id: 2), at: 12)
    #expect(!other.isOver && other.state == .tracking && other.counts == CaptureCounts(unrecorded: 2))
    let told = driven.reading(.recorded(end: 12), at: 12).writing(at: 12).0.reading(.recorded(id: 2), at: 13)
    #expect(told.counts == CaptureCounts(recorded: 2, sessions: 1))
    #expect(told.driving(at: 14, session: 2).stopping(at: 14).told == ["02+ 14"])
  }

  @Test("Capture begins only where the process may begin, and goes on where it began")
  func background() {
    let away = RouteCapture.running().beginningAllowed(false, at: .evening(1))
    #expect(away.state == .tracking && away.driving(at: 10).heldCount == 1)
    let paused = away.reading(.recorded(pauses: [(2, nil)]), at: 2).reading(.recorded(pauses: [(2, 3)]), at: 3)
    #expect(paused.state == .pausedInBackground && paused.driving(at: 10).counts.ignored == [.pausedInBackground: 1])
    #expect(paused.beginningAllowed(true, at: .evening(11)).state == .tracking)
  }
}
