import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Shift pause correction service")
struct PauseCorrectionServiceTests {
  private let shift = CorrectedEvening.paused
  private let now = CorrectedEvening.now
  /// One capture session on the way to the delivery, and one in what may have been a pause, at 8:20 PM.
  private let route = Route(
    shift: .number(1),
    sessions: [CorrectedEvening.session(61, from: 2700), CorrectedEvening.session(62, from: 9240)]
  )
  private let first = CorrectedEvening.pause(11, 840, 1440)
  private let second = CorrectedEvening.pause(12, 8040, 8640)

  private func tree() throws -> TestTree { try TestTree(holding: [shift], route: route) }

  private func correct(_ tree: TestTree, _ line: String) -> Outcome {
    tree.run("correct pause latest \(line) --yes", at: now)
  }

  @Test("A start, an end, both together, a missed pause and a deletion each write the shift's pauses and nothing else")
  func writes() throws {
    let corrections: [(String, [Pause])] = [
      ("edit 1 18:05 18:10", [CorrectedEvening.pause(11, 1140, 1440), second]),
      ("edit 1 18:00 18:07", [CorrectedEvening.pause(11, 840, 1260), second]),
      ("edit 2 20:15 20:30", [first, CorrectedEvening.pause(12, 8940, 9840)]),
      ("edit 1 20:15 20:30", [second, CorrectedEvening.pause(11, 8940, 9840)]),
      ("delete 1", [second]), ("delete 2", [first]),
    ]
    for (line, pauses) in corrections {
      let tree = try tree()
      let before = tree.files
      #expect(correct(tree, line).exitCode == .done, "\(line)")
      #expect(try tree.latest() == shift.differing(inPauses: pauses), "\(line)")
      let differing = tree.files.filter { before[$0.key] != $0.value }.keys
      #expect(differing.count == 1 && differing.allSatisfy { $0.hasPrefix("shifts/") }, "\(line)")
      #expect(tree.files.count == before.count)
    }
  }

  @Test("A missed pause is added with an identity of its own, and the shift is not paused by it")
  func added() throws {
    let tree = try tree()
    let outcome = correct(tree, "add 20:20 20:30")
    #expect(
      outcome.output == """
        Added a pause from 8:20 PM to 8:30 PM to the shift of Saturday, August 23, 2025. \
        Working time is 2 hr, 30 min now.\n
        """
    )
    let recorded = try tree.latest()
    let fresh = try #require(recorded.pauses.last)
    #expect(![first.id, second.id].contains(fresh.id))
    #expect(fresh.startedAt == .evening(9240) && fresh.endedAt == .evening(9840))
    #expect(recorded == shift.differing(inPauses: [first, second, fresh]))
    #expect(try tree.tree.unfinishedShifts().records.isEmpty)
    #expect(tree.run("start", at: now).exitCode == .done)
  }

  @Test("The export follows through the fields that it has, and in no other")
  func exported() throws {
    let tree = try tree()
    let before = try tree.json("shift", "latest")
    #expect(before["pausedSeconds"] == "1200" && before["workingSeconds"] == "9600")
    #expect(before["grossPerWorkingHour"] == "\"30.00\"" && before["nonDeliverySeconds"] == "7800")
    #expect(correct(tree, "add 20:20 20:30").exitCode == .done)
    let after = try tree.json("shift", "latest")
    let moved: Set = ["pauseCount", "pausedSeconds", "workingSeconds", "nonDeliverySeconds", "grossPerWorkingHour"]
    #expect(after.keys(differingFrom: before) == moved)
    #expect(after["pauseCount"] == "3" && after["pausedSeconds"] == "1800" && after["workingSeconds"] == "9000")
    #expect(after["grossPerWorkingHour"] == "\"32.00\"" && after["nonDeliverySeconds"] == "7200")
    #expect(after["elapsedSeconds"] == "10800" && after["deliveryActiveSeconds"] == "1800")
    #expect(correct(tree, "delete 3").exitCode == .done)
    #expect(try tree.json("shift", "latest") == before)
    #expect(correct(tree, "edit 2 20:15 20:25").exitCode == .done)
    #expect(try tree.json("shift", "latest") == before, "a pause of the same length elsewhere moves no figure")
  }

  @Test("The positions inside a pause that is added stay, the mileage stays, and the route says so")
  func positionsInside() throws {
    let tree = try tree()
    #expect(!tree.run("shift latest", at: now).output.contains("inside a recorded pause"))
    #expect(correct(tree, "add 20:20 20:21").exitCode == .done)
    // Those at 8:20:00, 20 and 40; the one at 8:21:00 stands where the pause has ended.
    let page = tree.run("shift latest", at: now).output
    #expect(page.contains("3 positions inside a recorded pause count like the others"))
    #expect(page.contains("4.5 mi (partial route)"))
    #expect(try tree.tree.route(of: shift).route == route)
  }

  @Test("History's row follows: its working time and its rate")
  func history() throws {
    let tree = try tree()
    let before = tree.run("history", at: now).output
    #expect(before.contains("2 hr, 40 min") && before.contains("$30.00/hr"))
    #expect(correct(tree, "add 20:20 20:30").exitCode == .done)
    let after = tree.run("history", at: now).output
    #expect(after.contains("2 hr, 30 min") && after.contains("$32.00/hr") && !after.contains("$30.00/hr"))
  }

  @Test("The same correction again writes nothing and says so")
  func again() throws {
    let tree = try tree()
    #expect(correct(tree, "edit 1 18:05 18:10").exitCode == .done)
    let before = tree.files
    #expect(
      correct(tree, "edit 1 18:05 18:10").output
        == "Nothing had to be changed on the shift of Saturday, August 23, 2025.\n"
    )
    #expect(tree.files == before)
  }

  @Test("An overlap is refused and not merged, a delivery is not shortened, and a refusal leaves every byte")
  func refusals() throws {
    let tree = try tree()
    let before = tree.files
    let refused = [
      ("edit 3 20:20 20:30", "noSuchPause"), ("delete 3", "noSuchPause"), ("add 20:20 20:20", "notPositive"),
      ("add 2025-08-23T17:45-04:00 17:50", "beforeShiftStart"), ("add 20:30 20:47", "afterShiftEnd"),
      ("add 18:09 18:20", "overlapsPause"), ("edit 2 18:09 18:20", "overlapsPause"),
      ("add 18:20 18:31", "overlapsDelivery"), ("edit 1 18:00 18:31", "overlapsDelivery"),
    ]
    for (line, rule) in refused {
      let words = "correct pause latest \(line)".split(separator: " ").map(String.init)
      #expect(tree.refusal(words) == rule, "\(line)")
      #expect(tree.refusal(words + ["--yes"]) == rule, "\(line)")
      #expect(correct(tree, line).exitCode == .refused, "\(line)")
    }
    #expect(correct(tree, "add 18:20 18:31").errors.contains("Delivery 1, which was open from 6:30 PM"))
    #expect(tree.files == before)
  }

  @Test("Touching the pauses and the delivery on both sides is accepted")
  func touching() throws {
    let tree = try tree()
    for line in ["add 17:46 18:00", "add 18:10 18:30", "add 19:00 20:00", "add 20:10 20:46"] {
      #expect(correct(tree, line).exitCode == .done, "\(line)")
    }
    let times = ShiftTimes(of: try tree.latest(), readAt: .evening)
    #expect(times.working == .seconds(1800) && times.paused.duration == .seconds(10_800 - 1800))
  }

  @Test("A running shift's pauses are refused, and an open one by its own refusal")
  func running() throws {
    let tree = try TestTree()
    for (index, line) in ["start", "pause", "resume", "pause"].enumerated() { tree.run(line, at: Double(index) * 60) }
    let before = tree.files
    #expect(tree.refusal(["correct", "pause", "current", "delete", "1"]) == "shiftNotCompleted")
    #expect(tree.refusal(["correct", "pause", "current", "edit", "1", "17:50", "17:51"]) == "shiftNotCompleted")
    #expect(tree.refusal(["correct", "pause", "current", "add", "17:50", "17:51"]) == "shiftNotCompleted")
    #expect(tree.refusal(["correct", "pause", "current", "delete", "2"]) == "pauseIsOpen")
    #expect(tree.refusal(["correct", "pause", "current", "edit", "2", "17:50", "17:51"]) == "pauseIsOpen")
    #expect(tree.files == before)
  }
}
