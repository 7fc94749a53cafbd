import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Quick actions")
struct QuickActionTests {
  @Test("Each is performed end to end, and says what was recorded as the record holds it")
  func endToEnd() throws {
    let tree = try TestTree()
    let caution =
      "The route is not being recorded unless \"dashpilot route record\" runs; a track can be read in afterwards."
    let lines: [(String, Double, String)] = [
      ("start", 0, "Started a shift at 5:46 PM on Saturday, August 23, 2025. \(caution)"),
      ("accept", 60, "Accepted Delivery 1 at 5:47 PM. 1 delivery in progress."),
      (
        "park", 120,
        "Recorded the vehicle as parked at 5:48 PM. Working time goes on. The route is not recorded while it is parked."
      ),
      ("next", 180, "Delivery 1 reached its pickup at 5:49 PM. 1 delivery in progress."),
      ("next", 240, "Delivery 1 was picked up at 5:50 PM. 1 delivery in progress."),
      ("drive", 300, "Recorded the vehicle as driven again at 5:51 PM. \(caution)"),
      ("next", 360, "Delivery 1 was delivered at 5:52 PM. No delivery is in progress."),
      ("pause", 600, "Paused the shift at 5:56 PM. The route is not recorded while it is paused."),
      ("resume", 900, "Resumed the shift at 6:01 PM. Paused altogether: 5 min. \(caution)"),
      ("end", 4200, "Ended the shift of Saturday, August 23, 2025 at 6:56 PM. Working time: 1 hr, 5 min."),
    ]
    for (line, seconds, sentence) in lines {
      let outcome = tree.run(line, at: seconds)
      #expect(outcome == Outcome(output: "\(sentence)\n", errors: "", exitCode: .done), "\(line)")
    }
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.endedAt == .evening(4200))
    #expect(shift.pauses.map(\.startedAt) == [.evening(600)] && shift.pauses.map(\.endedAt) == [.evening(900)])
    #expect(shift.parkedStretches.map(\.startedAt) == [.evening(120)])
    #expect(shift.parkedStretches.map(\.endedAt) == [.evening(300)])
    let delivery = try #require(shift.deliveries.first?.delivery)
    #expect(DeliveryStage.allCases.map { delivery[$0] } == [60, 180, 240, 360].map { .evening($0) } + [nil])
    #expect(shift.deliveries.count == 1 && delivery.grossEarnings == nil && shift.grossEarnings == nil)
  }

  @Test("Heard, each is whole sentences with units as words")
  func spoken() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("pause", at: 600)
    #expect(tree.run("resume --spoken", at: 645).output.contains("Paused altogether: 45 seconds."))
    let ended = tree.run("end --spoken", at: 4245).output
    #expect(ended == "Ended the shift of Saturday, August 23, 2025 at 6:56 PM. Working time: 1 hour, 10 minutes.\n")
  }

  @Test("An action says no amount that the record holds, nor an expectation or a place")
  func noAmounts() throws {
    let tree = try TestTree()
    let lines = [
      "start", "accept --place Lantern --expect 8.50", "next", "next", "next", "earn current 27.18 --delivery 1",
      "tip add current 1 7.77 cash", "park", "drive", "pause", "resume", "end",
    ]
    let quick = ["start", "next", "park", "drive", "pause", "resume", "end"]
    for (index, line) in lines.enumerated() {
      let outcome = tree.run(line, at: Double(index) * 60)
      #expect(outcome.exitCode == .done, "\(line)")
      guard quick.contains(line) else { continue }
      let forbidden = ["$", "8.50", "27.18", "7.77", "Lantern", "expected", "/hr"]
      #expect(forbidden.allSatisfy { !outcome.output.contains($0) }, "\(outcome.output)")
    }
  }

  @Test("Each action has a page of help with a title and a description that states its rule")
  func help() throws {
    let tree = try TestTree()
    let rules = [
      "start": "in progress", "end": "finished first", "pause": "finished first", "resume": "Working time",
      "park": "working time", "drive": "parked stretch", "accept": "one offer", "next": "never guessed",
    ]
    for (name, rule) in rules {
      let command = CommandTable.commands.first { $0.name == name }
      #expect(command?.summary.isEmpty == false)
      let page = tree.run("\(name) --help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(page.contains(rule), "\(name): \(page)")
    }
  }
}
