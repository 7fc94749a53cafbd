import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery active time")
struct DeliveryActiveTimeTests {
  /// The time of deliveries that are open between pairs of moments, of a shift of ten hours.
  private func active(_ stretches: [(Double, Double)]) -> DeliveryActiveTime {
    let offers = stretches.enumerated().map { index, stretch -> Offer in
      let number = UInt8(index + 1)
      return .evening(number, [.evening(number, accepted: stretch.0, delivered: stretch.1)])
    }
    return DeliveryActiveTime(of: .evening(to: 36_000, offers: offers))
  }

  @Test(
    "Shared minutes count once",
    arguments: [
      ([(0, 600)], 600, 1), ([(0, 600), (300, 900)], 900, 1), ([(0, 900), (300, 600)], 900, 1),
      ([(0, 300), (200, 500), (400, 700)], 700, 1), ([(0, 600), (600, 900)], 900, 1), ([(0, 600), (0, 300)], 600, 1),
      ([(0, 600), (300, 600)], 600, 1), ([(0, 600), (0, 600)], 600, 1), ([(0, 600), (900, 1000)], 700, 2),
      ([(5400, 6000), (1800, 2100), (0, 1800), (600, 2400)], 3000, 2),
    ] as [([(Double, Double)], Int, Int)]
  )
  func union(stretches: [(Double, Double)], seconds: Int, merged: Int) {
    let active = active(stretches)
    #expect(active.duration == .seconds(seconds))
    #expect(active.source == stretches.count && active.counted == stretches.count && active.merged == merged)
    #expect(active.overlaps == (merged < stretches.count))
    #expect(active.unfinished == 0 && active.malformed == 0)
  }

  @Test("Four deliveries of which three are joined: 3,000 seconds, four counted, two merged, overlapping")
  func workedExample() throws {
    let active = active([(5400, 6000), (1800, 2100), (0, 1800), (600, 2400)])
    #expect(active.counted == 4 && active.merged == 2 && active.overlaps)
    #expect(try Writing.newYork.duration(#require(active.duration)) == "50 min")
  }

  @Test("A delivery of no length is a measurement of nothing")
  func zeroLength() {
    let active = active([(600, 600)])
    #expect(active.duration == .zero && active.counted == 1)
    #expect(self.active([]).duration == nil)
  }

  @Test("A delivery that runs backwards is counted as malformed, and not repaired")
  func malformed() {
    let active = active([(600, 599.999), (0, 60)])
    #expect(active.duration == .seconds(60))
    #expect(active.source == 2 && active.counted == 1 && active.malformed == 1 && active.unfinished == 0)
    #expect(self.active([(600, 0)]).duration == nil)
  }

  @Test("Every order of five deliveries gives the same")
  func everyOrder() {
    let stretches: [(Double, Double)] = [(0, 100), (50, 200), (200, 220), (400, 300), (500, 500)]
    let expected = active(stretches)
    #expect(expected.duration == .seconds(220))
    #expect(expected.counted == 4 && expected.merged == 2 && expected.malformed == 1)
    for order in orders(of: Array(0..<5)) {
      #expect(active(order.map { stretches[$0] }) == expected)
    }
  }

  @Test("A thousand deliveries cover what counting the seconds gives, in one offer or in one each")
  func thousand() {
    let stretches = (0..<1000).map { index -> (Int, Int) in
      let start = index * 7919 % 30_000
      return (start, start + index % 61)
    }
    var seconds = Set<Int>()
    for (start, end) in stretches { seconds.formUnion(start..<end) }
    let deliveries = stretches.enumerated().map { index, stretch in
      Delivery(
        id: .number(UInt8(index % 256)),
        acceptedAt: .evening(Double(stretch.0)),
        deliveredAt: .evening(Double(stretch.1))
      )
    }
    let together = Shift.evening(to: 36_000, offers: [.evening(1, accepted: 0, deliveries)])
    let apart = Shift.evening(to: 36_000, offers: deliveries.map { .evening(1, [$0]) })
    #expect(DeliveryActiveTime(of: together).duration == .seconds(seconds.count))
    #expect(DeliveryActiveTime(of: together).counted == 1000)
    #expect(DeliveryActiveTime(of: apart) == DeliveryActiveTime(of: together))
  }

  private func orders(of elements: [Int]) -> [[Int]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.flatMap { first in orders(of: elements.filter { $0 != first }).map { [first] + $0 } }
  }
}
