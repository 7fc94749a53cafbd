@testable import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RouteMileageTests {
  private func steps(_ fixes: [Fix]) -> [MileageWalk.Step] {
    fixes.map { fix in
      MileageWalk.Step(
        position: .north(fix.north, at: fix.seconds),
        session: fix.session.map { Int($0.utf8.first ?? 0) }
      )
    }
  }

  @Test("A batch that begins before the last position consumed leaves it out, where one pass would sort it in")
  func lateBatch() {
    let (first, late): ([Fix], [Fix]) = ([(0, 0, "A"), (10, 100, "A")], [(5, 300, "A")])
    let live = MileageWalk.beginning().walking(steps(first)).walking(steps(late))
    #expect(live.measured(in: nil).isMeasured(100, segments: 1, gaps: 0, usable: 2))
    #expect(Route.of(first + late).measured(in: nil).isMeasured(500, segments: 1, gaps: 0, usable: 3))
  }

  @Test("A position at the instant of the last one consumed is left out")
  func sameInstant() {
    let walk = MileageWalk.beginning().walking(steps([(0, 0, "A"), (10, 100, "A")]))
    #expect(walk.walking(steps([(10, 50, "B")])) == walk)
  }

  @Test("For a route in order, extending in any pieces equals measuring whole")
  func pieces() {
    var random = SeededNumbers(seed: 19)
    for _ in 0..<40 {
      let fixes = randomFixes(count: 30, &random)
      let whole = Route.of(fixes).measured(in: nil)
      for _ in 0..<10 {
        let cuts = ([0, fixes.count] + (0..<4).map { _ in random.next(below: fixes.count) }).sorted()
        let live = zip(cuts, cuts.dropFirst()).reduce(MileageWalk.beginning()) { walk, cut in
          walk.walking(steps(Array(fixes[cut.0..<cut.1])))
        }
        #expect(live.measured(in: nil) == whole)
        #expect(live.measured(in: .seconds(0, 9000)) == Route.of(fixes).measured(in: .seconds(0, 9000)))
      }
    }
  }

  private func randomFixes(count: Int, _ random: inout SeededNumbers) -> [Fix] {
    var seconds = 0.0
    return (0..<count).map { _ in
      seconds += [1, 60, 120, 121][random.next(below: 4)]
      return (seconds, random.next(in: 0...5000), ["A", "A", "B", nil][random.next(below: 4)])
    }
  }
}
