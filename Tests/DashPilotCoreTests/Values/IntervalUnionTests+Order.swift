import DashPilotCore
import TestSupport
import Testing

extension IntervalUnionTests {
  @Test(
    "Every order of the stretches gives the same",
    arguments: [
      [(0, 10), (5, 20)],
      [(0, 10), (10, 20), (21, 30)],
      [(0, 100), (10, 20), (20, 30), (150, 160)],
      [(54, 60), (18, 21), (0, 18), (6, 24), (90, 80)],
      [(0, 5), (0, 5), (0, 9), (9, 9), (12, 11)],
    ] as [[(Double, Double)]]
  )
  func everyOrder(stretches: [(Double, Double)]) throws {
    let intervals = stretches.map { Self.interval($0.0, $0.1) }
    let orders = permutations(intervals)
    #expect(orders.count == (1...intervals.count).reduce(1, *))
    let window = Self.interval(2, 155)
    for order in orders {
      #expect(IntervalUnion(order) == IntervalUnion(intervals))
      #expect(IntervalUnion(order, window: window) == IntervalUnion(intervals, window: window))
    }
  }

  @Test("A thousand stretches cover what counting the seconds one by one gives", arguments: 1...4)
  func thousand(seed: UInt64) {
    var state = seed
    let stretches = (0..<1000).map { _ -> (start: Int, end: Int) in
      let start = next(&state) % 40_000
      return (start, start + next(&state) % 90 - 5)
    }
    let intervals = stretches.map { Self.interval(Double($0.start), Double($0.end)) }
    let window = 3000..<30_000
    var (covered, coveredInWindow) = (Set<Int>(), Set<Int>())
    for stretch in stretches where stretch.start < stretch.end {
      covered.formUnion(stretch.start..<stretch.end)
      coveredInWindow.formUnion((stretch.start..<stretch.end).clamped(to: window))
    }
    let whole = IntervalUnion(intervals)
    #expect(whole.duration == .seconds(covered.count))
    let backwards = stretches.count { $0.end < $0.start }
    #expect(whole.unusable == backwards && whole.counted == 1000 - backwards && backwards > 0)
    let clipped = IntervalUnion(intervals, window: Self.interval(3000, 30_000))
    #expect(clipped.duration == .seconds(coveredInWindow.count))
    let outside = stretches.count { $0.end < $0.start || $0.end < 3000 || $0.start > 30_000 }
    #expect(clipped.unusable == outside && outside > backwards)
  }

  @Test("Joined stretches are in order, do not touch, and cover each single millisecond that is given")
  func milliseconds() {
    var state: UInt64 = 9
    let stretches = (0..<200).map { _ -> (start: Int, end: Int) in
      let start = next(&state) % 3000
      return (start, start + next(&state) % 12)
    }
    let intervals = stretches.map { Interval(start: at($0.start), end: at($0.end)) }
    let merged = IntervalUnion(intervals).merged
    #expect(zip(merged, merged.dropFirst()).allSatisfy { $0.end < $1.start })
    for millisecond in 0..<3100 {
      let isGiven = stretches.contains { $0.start <= millisecond && millisecond <= $0.end }
      let isCovered = merged.contains { $0.start <= at(millisecond) && at(millisecond) <= $0.end }
      #expect(isGiven == isCovered)
    }
  }

  private func at(_ millisecond: Int) -> Instant { Instant(milliseconds: Int64(millisecond)) }

  /// The next of a fixed sequence of numbers.
  private func next(_ state: inout UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index -> [[Element]] in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
