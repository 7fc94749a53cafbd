import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

extension DeliveryTimeCorrectionServiceTests {
  /// A delivery that was handed over at 7:47 PM and tapped two hours later, on a shift that was ended at 10 PM.
  private func lateTree() throws -> TestTree {
    let tree = try TestTree()
    let lines: [(String, Double)] = [
      ("start", 0), ("accept --place Lantern", 5640), ("arrive", 6000), ("pickup", 6300), ("deliver", 14_460),
      ("end", 15_240), ("earn latest 86.25", 15_240), ("earn latest 9.50 --delivery 1", 15_240),
      ("route import \(Fixtures.url("Tracks/evening.gpx").path()) --shift latest", 15_240),
    ]
    for (line, seconds) in lines { tree.run(line, at: seconds) }
    return tree
  }

  @Test(
    "The recovery: the end is refused and the delivery named, its time is corrected, and the same end trims the route"
  )
  func recovery() throws {
    let tree = try lateTree()
    let (before, shift) = (tree.files, try tree.finished())
    let route = try tree.tree.route(of: shift).route
    let end = "correct end latest 20:00 --yes"
    let refused = tree.run(end, at: 16_000)
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("Delivery 1 was delivered, at 9:47 PM on Saturday, August 23, 2025"))
    #expect(tree.files == before)

    #expect(tree.run("correct times latest 1 --delivered 19:47 --yes", at: 16_000).exitCode == .done)
    let corrected = shift.with(shift.numbered(1).with([.delivered: .evening(7260)]))
    #expect(try tree.finished() == corrected)
    #expect(try tree.tree.route(of: corrected).route == route)
    #expect(corrected.numbered(1).acceptedToDelivered == .seconds(1620))

    let accepted = tree.run(end, at: 16_000)
    let gone = route.sessions.flatMap(\.positions).filter { $0.instant > .evening(8040) }.count
    #expect(gone > 0 && accepted.exitCode == .done)
    #expect(accepted.output.contains("\(gone) recorded positions after it went, and do not come back."))
    let ended = try tree.finished()
    #expect(ended.endedAt == .evening(8040) && ended.offers == corrected.offers)
    let left = try tree.tree.route(of: ended).route
    let kept = route.sessions.flatMap(\.positions).filter { $0.instant <= .evening(8040) }
    #expect(left.sessions.flatMap(\.positions) == kept)
    #expect(left.sessions.map(\.id) == Array(route.sessions.map(\.id).prefix(left.sessions.count)))
    #expect(tree.run(end, at: 16_000).output.hasPrefix("Nothing had to be changed"))
  }

  @Test("A bound of the end: the delivery may end with it, and not a millisecond later")
  func bound() throws {
    let tree = try lateTree()
    tree.run("correct times latest 1 --delivered 2025-08-23T20:00:00.001-04:00 --yes", at: 16_000)
    #expect(tree.run("correct end latest 20:00 --yes", at: 16_000).exitCode == .refused)
    tree.run("correct times latest 1 --delivered 20:00 --yes", at: 16_000)
    #expect(tree.run("correct end latest 20:00 --yes", at: 16_000).exitCode == .done)
  }
}
