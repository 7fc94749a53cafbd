import DashPilotCore
import TestSupport
import Testing

@Suite("Recorded whole")
struct RecordedWholeTests {
  private func record(
    _ start: Double,
    _ end: Double,
    now: Double = 100_000,
    beside: [ShiftSpan] = []
  ) throws(RecordRefusal) -> Shift {
    try .recording(
      from: .evening(start),
      to: .evening(end),
      now: .evening(now),
      id: .number(1),
      beside: beside
    )
  }

  private func span(_ start: Double, _ end: Double?) -> ShiftSpan {
    ShiftSpan(startedAt: .evening(start), endedAt: end.map { .evening($0) })
  }

  @Test("A shift that was never recorded has its two instants and nothing in it")
  func nothingInIt() throws {
    #expect(try record(0, 7200) == .evening(to: 7200))
    #expect(try record(0, 0.001) == .evening(to: 0.001))
  }

  @Test("An end at the start or before it is refused, before anything else")
  func order() {
    for end in [0, -1.0] {
      #expect(throws: RecordRefusal.notAfterStart(.evening(0))) {
        try record(0, end, now: -9000, beside: [span(-3600, 3600)])
      }
    }
  }

  @Test("Neither instant may be in the future; ending just now is fine")
  func future() throws {
    #expect(throws: RecordRefusal.inFuture(.evening(10))) { try record(10, 20, now: 9, beside: [span(0, 30)]) }
    #expect(throws: RecordRefusal.inFuture(.evening(20))) { try record(10, 20, now: 19.999, beside: [span(0, 30)]) }
    #expect(try record(10, 20, now: 20).endedAt == .evening(20))
  }

  @Test("Touching another shift is fine, on both sides")
  func touching() throws {
    let beside = [span(-3600, 0), span(7200, 9000)]
    #expect(try record(0, 7200, beside: beside) == .evening(to: 7200))
  }

  @Test("Overlapping one by a millisecond is refused, and names it")
  func overlapping() {
    let overlapping = [
      span(-3600, 0.001), span(7199.999, 9000), span(-10, 9000), span(100, 200), span(0, 7200), span(100, 100),
    ]
    for other in overlapping {
      #expect(throws: RecordRefusal.overlapsShift(started: other.startedAt, ended: other.endedAt)) {
        try record(0, 7200, beside: [span(-9000, -8000), other, span(10_000, 11_000)])
      }
    }
  }

  @Test("A shift in progress reaches to any later time")
  func unfinished() throws {
    #expect(throws: RecordRefusal.overlapsShift(started: .evening(7199.999), ended: nil)) {
      try record(0, 7200, beside: [span(7199.999, nil)])
    }
    #expect(throws: RecordRefusal.overlapsShift(started: .evening(-90_000), ended: nil)) {
      try record(0, 7200, beside: [span(-90_000, nil)])
    }
    #expect(try record(0, 7200, beside: [span(7200, nil)]) == .evening(to: 7200))
  }

  @Test("Of several the first by its start is named, in whatever order they are given")
  func first() {
    let spans = [span(500, 600), span(100, 200), span(300, nil)]
    for beside in [spans, spans.reversed()] {
      #expect(throws: RecordRefusal.overlapsShift(started: .evening(100), ended: .evening(200))) {
        try record(0, 7200, beside: beside)
      }
    }
  }
}
