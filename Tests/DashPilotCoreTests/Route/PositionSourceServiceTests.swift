import DashPilotCore
import TestSupport
import Testing

/// What a recording takes from a source in each of its conditions (`spec/05`, the condition of the position source).
@Suite("Position source service")
struct PositionSourceServiceTests {
  private let capturing: Set<PositionSourceCondition> = [.noFix, .coarse, .usable]

  @Test("Four conditions take nothing, and a receiver that works is waited for")
  func captures() {
    for condition in PositionSourceCondition.allCases {
      #expect(condition.captures == capturing.contains(condition))
    }
  }

  @Test("A position is asked for and taken in a condition that captures, and in no other")
  func gating() {
    for condition in PositionSourceCondition.allCases {
      let capture = RouteCapture.running(condition: condition).driving(at: 10)
      let captures = capturing.contains(condition)
      #expect(capture.state == (captures ? .tracking : .unavailable(condition)))
      #expect(capture.heldCount == (captures ? 1 : 0))
      #expect(capture.counts.ignored == (captures ? [:] : [.unavailable(condition): 1]))
    }
  }

  @Test("The source is never asked while no shift runs, it is paused, parked, ended or cannot be read")
  func shiftsThatAskNothing() {
    let readings: [(ShiftReading, CaptureState)] = [
      (.none, .idle), (.unreadable, .storeUnavailable), (.shift(.recorded(end: 5)), .idle),
      (.shift(.recorded(pauses: [(5, nil)])), .shiftPaused), (.shift(.recorded(parked: [(5, nil)])), .routeSuspended),
    ]
    for condition in PositionSourceCondition.allCases {
      for (reading, state) in readings {
        let capture = RouteCapture(of: reading, newest: nil, condition: condition, at: .evening).driving(at: 10)
        #expect(capture.state == state && capture.heldCount == 0 && capture.counts.ignored == [state: 1])
      }
    }
  }

  @Test("A lost condition ends the session, and nothing resumes it")
  func lostCondition() {
    for condition in PositionSourceCondition.allCases where !condition.captures {
      let lost = RouteCapture.running().driving([10, 20]).conditionChanged(to: condition, at: .evening(21))
      let (kept, first) = lost.writing(at: 21)
      #expect(first.told == ["01+ 10 20"])
      let regained = kept.conditionChanged(to: .usable, at: .evening(30)).driving([30, 40], session: 2)
      #expect(regained.stopping(at: 41).told == ["02+ 30 40"])
    }
  }

  @Test("Without a fix and with coarse positions the session stays open, and what is coarse is left out")
  func openSession() {
    for condition in [PositionSourceCondition.noFix, .coarse] {
      let waiting = RouteCapture.running().driving([10, 11]).conditionChanged(to: condition, at: .evening(12))
      #expect(waiting.state == .tracking && waiting.due == nil)
      let coarse = waiting.offered(.north(300, at: 12, accuracy: 400), at: .evening(12), fresh: .number(7))
      #expect(coarse.counts.rejected == [.poorAccuracy: 1])
      let again = coarse.conditionChanged(to: .usable, at: .evening(13)).driving(at: 14, session: 2)
      #expect(again.stopping(at: 14).told == ["01+ 10 11 14"])
    }
  }

  @Test("No condition ends, pauses or shortens the shift")
  func shiftIsLeftAlone() {
    let shift = Shift.recorded()
    for condition in PositionSourceCondition.allCases {
      let capture = RouteCapture.running(shift).conditionChanged(to: condition, at: .evening(10))
      #expect(capture.reading == .shift(shift) && !capture.isOver)
    }
  }
}
