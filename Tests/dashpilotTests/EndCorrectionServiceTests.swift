import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Shift end correction service")
struct EndCorrectionServiceTests {
  private let shift = CorrectedEvening.late
  private let route = CorrectedEvening.route
  private let now = CorrectedEvening.now

  private func tree(_ others: Shift...) throws -> TestTree { try TestTree(holding: [shift] + others, route: route) }

  private func correct(_ tree: TestTree, _ end: String, on disk: Disk = .live(lockPatienceMilliseconds: 0)) -> Outcome {
    tree.run("correct end 2025-08-23/1 \(end) --yes", at: now, on: disk)
  }

  private func routeFigures(_ tree: TestTree) throws -> RouteMeasurement {
    let recorded = try tree.latest()
    return try tree.tree.route(of: recorded).route.measured(in: recorded.routeWindow)
  }

  private func isMeasured(_ figures: RouteMeasurement, _ metres: Double, segments: Int, gaps: Int, usable: Int) -> Bool
  {
    abs(figures.metres - metres) < 1e-6 && figures.segments == segments && figures.gaps == gaps
      && figures.usable == usable
  }

  @Test("An earlier end measures what is left: 7,200 m of three equal sessions, where scaling by time says 8,550")
  func earlier() throws {
    let tree = try tree()
    #expect(isMeasured(try routeFigures(tree), 10_800, segments: 3, gaps: 4, usable: 30))
    let before = tree.files
    let outcome = correct(tree, "20:56")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output.contains("10 recorded positions after it went, and do not come back. 4.5 mi recorded are left.")
    )
    #expect(try tree.latest() == shift.differing(inEnd: .evening(11_400)))
    #expect(isMeasured(try routeFigures(tree), 7200, segments: 2, gaps: 3, usable: 20))
    #expect(try tree.tree.route(of: shift).route.sessions == Array(route.sessions.prefix(2)))
    let differing = tree.files.filter { before[$0.key] != $0.value }.keys.map { $0.prefix { $0 != "/" } }
    #expect(differing.sorted() == ["routes", "shifts"] && tree.files.count == before.count)
  }

  @Test("In the route's file the lines that are left are the lines that were there")
  func lines() throws {
    let tree = try tree()
    let path = try #require(tree.files.keys.first { $0.hasPrefix("routes/") && $0.hasSuffix(".jsonl") })
    let before = String(decoding: try #require(tree.files[path]), as: UTF8.self).split(separator: "\n")
    #expect(before.count == 1 + 3 * 11)
    #expect(correct(tree, "20:56").exitCode == .done)
    let after = String(decoding: try #require(tree.files[path]), as: UTF8.self).split(separator: "\n")
    #expect(after == Array(before.prefix(1 + 2 * 11)))
  }

  @Test("The position exactly on the boundary stays")
  func boundary() throws {
    let tree = try tree()
    #expect(correct(tree, "21:06").output.contains("9 recorded positions after it went"))
    #expect(isMeasured(try routeFigures(tree), 7200, segments: 2, gaps: 3, usable: 21))
    #expect(try tree.tree.route(of: shift).route.newestPosition == .evening(12_000))
    let other = try self.tree()
    #expect(correct(other, "2025-08-23T21:05:59.999-04:00").output.contains("10 recorded positions after it went"))
  }

  @Test("A session that is cut keeps its identity, and no position is made at the boundary")
  func cutSession() throws {
    let whole = shift.differing(inEnd: .evening(14_400))
    let bare = Shift(id: whole.id, startedAt: whole.startedAt, endedAt: whole.endedAt)
    let tree = try TestTree(holding: [bare], route: route)
    // 10,890 seconds after 5:46 PM: between the positions at 10,880 and 10,900.
    #expect(correct(tree, "2025-08-23T20:47:30-04:00").exitCode == .done)
    let left = try tree.tree.route(of: bare).route
    #expect(left.sessions.map(\.id) == [.number(61), .number(62)])
    #expect(left.sessions[1].positions == Array(route.sessions[1].positions.prefix(5)))
    #expect(isMeasured(try routeFigures(tree), 3600 + 4 * 400, segments: 2, gaps: 2, usable: 15))
  }

  @Test("A later end says that no route comes with it, adds none, and leaves its missing coverage to be seen")
  func later() throws {
    let tree = try tree()
    let path = try #require(tree.files.keys.first { $0.hasPrefix("routes/") && $0.hasSuffix(".jsonl") })
    let before = tree.files[path]
    let outcome = correct(tree, "22:46")
    #expect(outcome.output.contains("No route and no mileage come with it."))
    #expect(tree.files[path] == before)
    #expect(try tree.latest() == shift.differing(inEnd: .evening(18_000)))
    #expect(isMeasured(try routeFigures(tree), 10_800, segments: 3, gaps: 4, usable: 30))
    #expect(tree.run("shift latest", at: now).output.contains("3 recorded segments, 4 gaps"))
  }

  @Test("The export follows through the fields that it has: the times, the route and the two rates")
  func exported() throws {
    let tree = try tree()
    let before = try tree.json("shift", "latest")
    #expect(correct(tree, "20:56").exitCode == .done)
    let after = try tree.json("shift", "latest")
    let moved: Set = [
      "endedAt", "elapsedSeconds", "workingSeconds", "nonDeliverySeconds", "route", "grossPerWorkingHour",
      "grossPerRecordedMile",
    ]
    #expect(after.keys(differingFrom: before) == moved)
    #expect(after["endedAt"] == "\"2025-08-24T00:56:00Z\"")
    #expect(after["elapsedSeconds"] == "11400" && after["workingSeconds"] == "11100")
    #expect(after["grossPerWorkingHour"] == "\"30.00\"" && after["grossPerRecordedMile"] == "\"20.68\"")
    #expect(after["route"]?.contains("\"recordedDistanceMiles\":4.4739") == true)
    #expect(after["route"]?.contains("\"gapCount\":3") == true)
    let kept = ["startedAt", "grossEarnings", "deliveries", "pauseCount", "pausedSeconds", "deliveryActiveSeconds"]
    #expect(kept.allSatisfy { after[$0] == before[$0] && after[$0] != nil })
  }

  @Test("The same correction again writes nothing, two steps match one, and what went does not return")
  func steps() throws {
    let (one, two) = (try tree(), try tree())
    #expect(correct(one, "20:56").exitCode == .done)
    #expect(correct(two, "21:06").exitCode == .done && correct(two, "20:56").exitCode == .done)
    #expect(one.files == two.files)
    #expect(correct(one, "20:56").output.hasPrefix("Nothing had to be changed"))
    #expect(one.files == two.files)
    #expect(correct(one, "21:46").exitCode == .done)
    #expect(try one.latest() == shift)
    #expect(isMeasured(try routeFigures(one), 7200, segments: 2, gaps: 3, usable: 20))
  }

  @Test("A route of which nothing is left goes with its file, and the shift says that none was recorded")
  func nothingLeft() throws {
    let bare = Shift(id: shift.id, startedAt: shift.startedAt, endedAt: shift.endedAt)
    let tree = try TestTree(holding: [bare], route: route)
    #expect(correct(tree, "18:00").output.contains("30 recorded positions after it went"))
    #expect(!tree.files.keys.contains { $0.hasSuffix(".jsonl") })
    #expect(tree.run("shift latest", at: now).output.contains("No route was recorded on this shift"))
  }

  @Test("The shift stays in its day and week, under its file's name")
  func period() throws {
    let tree = try tree()
    let names = Set(tree.files.keys)
    #expect(tree.run("correct end latest 2025-08-24T01:00-04:00 --yes", at: 60_000).exitCode == .done)
    #expect(Set(tree.files.keys) == names)
    #expect(tree.run("shift 2025-08-23", at: 60_000).output.hasPrefix("Saturday, August 23, 2025, 5:46 PM"))
    #expect(tree.run("shift 2025-08-24", at: 60_000).exitCode == .refused)
    #expect(tree.run("history", at: 60_000).output.contains("August 23, 2025"))
  }
}
