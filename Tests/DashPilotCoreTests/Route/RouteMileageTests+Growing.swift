import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RouteMileageTests {
  private func growing(_ fixes: [Fix]) -> GrowingMileage {
    GrowingMileage(of: .number(1)).following(.of(fixes))
  }

  @Test("The live batches of the page: a late position is left out, where one pass would have sorted it in")
  func liveBatches() {
    let first = growing([(0, 0, "A"), (10, 100, "A")])
    let late = first.extended(by: .of([(5, 300, "A")]), stored: 3)
    #expect(late.measurement.isMeasured(100, segments: 1, gaps: 0, usable: 2))
    #expect(late.consumed == 3 && late.plan(stored: 3, of: .number(1)) == .leave)
    let followed = first.following(.of([(0, 0, "A"), (10, 100, "A"), (5, 300, "A")]))
    #expect(followed.measurement == first.measurement && followed.consumed == 3)
    let whole = growing([(0, 0, "A"), (10, 100, "A"), (5, 300, "A")])
    #expect(whole.measurement.isMeasured(500, segments: 1, gaps: 0, usable: 3))
  }

  @Test("A plan is made from the number of stored positions, and never for another shift")
  func plan() {
    let begun = GrowingMileage(of: .number(1))
    #expect(begun.plan(stored: 0, of: .number(1)) == .leave)
    #expect(begun.plan(stored: 2, of: .number(1)) == .read(after: nil))
    let measured = growing([(0, 0, "A"), (10, 100, "A"), (20, 200, "A")])
    #expect(measured.consumed == 3 && measured.newest == .evening(20))
    #expect(measured.plan(stored: 2, of: .number(1)) == .startOver)
    #expect(measured.plan(stored: 3, of: .number(1)) == .leave)
    #expect(measured.plan(stored: 4, of: .number(1)) == .read(after: .evening(20)))
    for stored in 0...4 { #expect(measured.plan(stored: stored, of: .number(2)) == .startOver) }
  }

  @Test("A route that became shorter, as after a correction, is measured anew")
  func shorter() {
    let measured = growing([(0, 0, "A"), (10, 100, "A"), (20, 200, "A")]).following(.of([(0, 0, "A"), (10, 70, "A")]))
    #expect(measured.measurement.isMeasured(70, segments: 1, gaps: 0, usable: 2) && measured.consumed == 2)
  }

  @Test("A measurement of another shift is never extended")
  func otherShift() {
    let measured = growing([(0, 0, "A"), (10, 100, "A")])
    let session = CaptureSession(id: .letter("A"), startedAt: .evening(20), positions: [.north(200, at: 20)])
    let other = Route(shift: .number(2), sessions: [session])
    #expect(measured.extended(by: other, stored: 3) == measured)
    #expect(measured.following(other).shift == .number(2))
    #expect(measured.following(other).measurement.isMeasured(0, segments: 0, gaps: 0, usable: 1))
  }

  @Test("A route that cannot be read leaves the earlier figure, and that it is one is known until it can")
  func unreadable() {
    let measured = growing([(0, 0, "A"), (10, 100, "A")])
    let unread = measured.unreadable
    #expect(!measured.isEarlier && unread.isEarlier)
    #expect(unread.measurement == measured.measurement && unread.consumed == 2)
    #expect(unread.following(.of([(0, 0, "A"), (10, 100, "A")])) == measured)
    #expect(!unread.extended(by: .of([(20, 200, "A")]), stored: 3).isEarlier)
  }

  @Test("Unusable positions are consumed, and measure nothing")
  func unusable() {
    let session = CaptureSession(
      id: .letter("A"),
      startedAt: .evening,
      positions: [.north(0, at: 0), Position(instant: .evening(5), latitude: 0, longitude: 0, accuracy: 8)]
    )
    let measured = GrowingMileage(of: .number(1)).following(Route(shift: .number(1), sessions: [session]))
    #expect(measured.consumed == 2 && measured.measurement.usable == 1)
    #expect(measured.plan(stored: 3, of: .number(1)) == .read(after: .evening(5)))
    #expect(measured.extended(by: .of([(3, 300, "A")]), stored: 3).measurement.usable == 1)
  }

  @Test("No window is judged, so that an uncovered beginning is no gap")
  func withoutWindow() {
    #expect(growing([(9000, 0, "A"), (9010, 100, "A")]).measurement.isMeasured(100, segments: 1, gaps: 0, usable: 2))
  }

  @Test("For a route in order, extending in any pieces equals measuring whole")
  func extending() {
    var random = SeededNumbers(seed: 23)
    for _ in 0..<60 {
      let fixes = randomRoute(count: 40, &random)
      let whole = Route.of(fixes).measured(in: nil)
      for _ in 0..<8 {
        let cuts = ([0, fixes.count] + (0..<5).map { _ in random.next(below: fixes.count) }).sorted()
        let pieces = zip(cuts, cuts.dropFirst()).map { Array(fixes[$0..<$1]) }
        let read = pieces.reduce(GrowingMileage(of: .number(1))) { $0.extended(by: .of($1), stored: 0) }
        let followed = cuts.dropFirst().reduce(GrowingMileage(of: .number(1))) {
          $0.following(.of(Array(fixes[..<$1])))
        }
        #expect(read.measurement == whole && read.consumed == fixes.count)
        #expect(followed.measurement == whole && followed.consumed == fixes.count)
      }
    }
  }

  @Test("A recording that extends its figure by what it writes has the figure of its route")
  func whileRecording() {
    var (capture, mileage) = (RouteCapture.running(), GrowingMileage(of: .number(1)))
    var route = Route(shift: .number(1), sessions: [])
    for second in stride(from: 10.0, to: 900, by: 10) {
      if second == 300 { capture = capture.reading(.recorded(pauses: [(299, 300)]), at: 300) }
      let (next, batches) = capture.driving(at: second, session: second < 300 ? 1 : 2).writing(at: second)
      capture = next
      mileage = batches.reduce(mileage) { $0.extended(by: $1) }
      route = batches.reduce(route) { $1.added(to: $0) }
    }
    #expect(mileage.consumed == route.positionCount && mileage.plan(stored: mileage.consumed, of: .number(1)) == .leave)
    #expect(mileage.measurement == route.measured(in: nil) && mileage.measurement.gaps == 1)
  }

  private func randomRoute(count: Int, _ random: inout SeededNumbers) -> [Fix] {
    var seconds = 0.0
    return (0..<count).map { _ in
      seconds += [1, 60, 120, 120.001, 300][random.next(below: 5)]
      return (seconds, random.next(in: 0...5000), ["A", "A", "A", "B", "C", nil][random.next(below: 6)])
    }
  }
}
