import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

extension PauseCorrectionServiceTests {
  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test("Rows that overlapped already are still joined, and a row that ran backwards can be put right")
  func recordedAnomalies() throws {
    let overlapping = CorrectedEvening.paused.differing(
      inPauses: [CorrectedEvening.pause(11, 840, 1440), CorrectedEvening.pause(12, 1140, 1740)]
    )
    let tree = try TestTree(holding: [overlapping])
    #expect(try tree.json("shift", "latest")["pausedSeconds"] == "900")
    #expect(tree.run("correct pause latest add 20:20 20:30 --yes", at: 20_000).exitCode == .done)
    #expect(try tree.json("shift", "latest")["pausedSeconds"] == "1500")

    let backwards = CorrectedEvening.paused.differing(inPauses: [CorrectedEvening.pause(11, 1440, 840)])
    let other = try TestTree(holding: [backwards])
    #expect(try other.json("shift", "latest")["pausedSeconds"] == "0")
    #expect(other.run("correct pause latest edit 1 18:00 18:10 --yes", at: 20_000).exitCode == .done)
    #expect(try other.latest() == backwards.differing(inPauses: [CorrectedEvening.pause(11, 840, 1440)]))
    #expect(try other.json("shift", "latest")["pausedSeconds"] == "600")
  }

  @Test("Without --yes and without a terminal it is refused with what it would do; a y goes ahead, nothing else does")
  func asked() throws {
    let tree = try TestTree(holding: [CorrectedEvening.paused])
    let before = tree.files
    let line = words("correct pause latest delete 1")
    let outcome = tree.run(words: line, at: 20_000)
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("This deletes pause 1 of the shift of Saturday, August 23, 2025."))
    #expect(outcome.errors.contains("Working time becomes 2 hr, 50 min; it is 2 hr, 40 min."))
    for answer in ["", "n", "yess"] {
      #expect(tree.run(words: line, at: 20_000, answering: { _ in answer }).exitCode == .refused)
    }
    #expect(tree.files == before)
    #expect(tree.run(words: line, at: 20_000, answering: { _ in "y" }).exitCode == .done)
    #expect(try tree.latest().pauses == [CorrectedEvening.pause(12, 8040, 8640)])
  }

  @Test(
    "A record that another process changed while the question waited is refused as changed, and stays as that left it",
    arguments: [
      "earn latest 81", "correct pause latest delete 2 --yes", "correct pause latest delete 1 --yes",
      "correct pause latest add 20:20 20:40 --yes", "correct end latest 20:45 --yes", "delete latest --yes",
    ]
  )
  func changedMeanwhile(_ other: String) throws {
    for line in ["edit 1 20:20 20:30", "add 20:20 20:30", "delete 1"] {
      let tree = try TestTree(holding: [CorrectedEvening.paused])
      let expected = try TestTree(holding: [CorrectedEvening.paused])
      expected.run(other, at: 20_000)
      let outcome = tree.run(words: words("correct pause latest \(line)"), at: 20_000) { _ in
        tree.run(other, at: 20_000).exitCode == .done ? "y" : nil
      }
      #expect(outcome.exitCode == .refused && outcome.errors.contains("The record was changed"), "\(line): \(other)")
      #expect(
        try tree.tree.everyShift().records.map(\.pauses.count) == expected.tree.everyShift().records.map(\.pauses.count)
      )
      #expect(try tree.tree.everyShift().records.map(\.endedAt) == expected.tree.everyShift().records.map(\.endedAt))
    }
  }

  @Test("A shift that ended meanwhile is not corrected in place of the one that was judged")
  func anotherLatest() throws {
    let tree = try TestTree(holding: [CorrectedEvening.paused])
    let outcome = tree.run(words: words("correct pause latest delete 1"), at: 20_000) { _ in
      let added = tree.run("record 2025-08-23T21:00-04:00 2025-08-23T22:00-04:00", at: 20_000)
      return added.exitCode == .done ? "y" : nil
    }
    #expect(outcome.errors.contains("The record was changed"))
    #expect(try tree.tree.everyShift().records.contains(CorrectedEvening.paused))
  }
}
