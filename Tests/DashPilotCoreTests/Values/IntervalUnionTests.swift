import DashPilotCore
import TestSupport
import Testing

@Suite("Interval union")
struct IntervalUnionTests {
  static func interval(_ start: Double, _ end: Double) -> Interval {
    Interval(start: .evening(start), end: .evening(end))
  }

  private func union(_ stretches: [(Double, Double)], window: (Double, Double)? = nil) -> IntervalUnion {
    IntervalUnion(
      stretches.map { Self.interval($0.0, $0.1) },
      window: window.map { Self.interval($0.0, $0.1) }
    )
  }

  @Test("Nothing covers nothing")
  func empty() {
    let union = union([])
    #expect(union.duration == .zero && union.counted == 0 && union.unusable == 0 && union.merged.isEmpty)
    #expect(!union.overlaps)
  }

  @Test("Apart stretches stay apart, to the millisecond")
  func apart() {
    let union = union([(0, 600), (600.001, 900)])
    #expect(union.merged == [Self.interval(0, 600), Self.interval(600.001, 900)])
    #expect(union.duration == .milliseconds(600_000 + 299_999))
    #expect(!union.overlaps)
  }

  @Test("Touching stretches are one, and count as overlapping")
  func touching() {
    let union = union([(0, 600), (600, 900)])
    #expect(union.merged == [Self.interval(0, 900)])
    #expect(union.duration == .seconds(900))
    #expect(union.overlaps)
  }

  @Test(
    "Shared time counts once: overlap, nesting, a chain, a shared start, a shared end, and the same stretch twice",
    arguments: [
      ([(0, 600), (300, 900)], 900), ([(0, 900), (300, 600)], 900), ([(0, 300), (200, 500), (400, 700)], 700),
      ([(0, 300), (0, 600)], 600), ([(0, 600), (300, 600)], 600), ([(0, 600), (0, 600)], 600),
      ([(0, 900), (100, 200), (800, 1000)], 1000),
    ] as [([(Double, Double)], Int)]
  )
  func overlapping(stretches: [(Double, Double)], seconds: Int) {
    let union = union(stretches)
    #expect(union.duration == .seconds(seconds))
    #expect(union.merged.count == 1 && union.counted == stretches.count && union.overlaps)
  }

  @Test("A stretch of no length is counted, alone, inside another and at its edge")
  func zeroLength() {
    let alone = union([(60, 60)])
    #expect(alone.duration == .zero && alone.counted == 1 && alone.merged == [Self.interval(60, 60)])
    #expect(union([(0, 600), (60, 60), (600, 600)]).merged == [Self.interval(0, 600)])
    #expect(union([(0, 600), (700, 700)]).merged.count == 2)
  }

  @Test("A stretch that runs backwards is left out and counted, never reversed")
  func backwards() {
    let union = union([(600, 0), (60, 59.999), (100, 200)])
    #expect(union.merged == [Self.interval(100, 200)])
    #expect(union.counted == 1 && union.unusable == 2)
  }

  @Test("With a window each stretch is clipped before it is joined")
  func clipped() {
    let union = union([(-600, 100), (50, 200), (900, 5000)], window: (0, 1000))
    #expect(union.merged == [Self.interval(0, 200), Self.interval(900, 1000)])
    #expect(union.counted == 3 && union.unusable == 0)
    #expect(union.duration == .seconds(300))
  }

  @Test("A stretch wholly outside the window is left out and counted; one that touches its edge stays")
  func outside() {
    let union = union([(-100, -0.001), (1000.001, 2000), (-100, 0), (1000, 2000)], window: (0, 1000))
    #expect(union.merged == [Self.interval(0, 0), Self.interval(1000, 1000)])
    #expect(union.counted == 2 && union.unusable == 2 && union.duration == .zero)
  }

  @Test("Nothing is usable in a window that runs backwards, not even a stretch over all of it")
  func backwardsWindow() {
    let union = union([(-100, 2000), (0, 1000), (500, 600), (-5, -1), (1000, 1000)], window: (1000, 0))
    #expect(union.merged.isEmpty && union.counted == 0 && union.unusable == 5 && union.duration == .zero)
  }

  @Test("A window of no length leaves the stretches that hold it, with no length")
  func emptyWindow() {
    let union = union([(0, 100), (60, 60), (61, 70)], window: (60, 60))
    #expect(union.counted == 2 && union.unusable == 1 && union.duration == .zero)
  }
}
