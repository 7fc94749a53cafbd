import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Completed shift deletion")
struct ShiftDeletionTests {
  private let other = Shift(id: .number(2), startedAt: .evening(-86_400), endedAt: .evening(-80_000))

  /// A shift with everything that one can hold, its route, a place that a running shift names, and another shift.
  private func tree() throws -> TestTree {
    let tree = try TestTree(holding: [CorrectedEvening.late, other], route: CorrectedEvening.route)
    tree.run("place 1 Lantern --shift latest", at: 20_000)
    tree.run("start", at: 20_000)
    tree.run("accept --place Lantern", at: 20_000)
    return tree
  }

  private func isOfLate(_ path: String) -> Bool { path.contains("20250823T214600Z") }

  @Test("The shift goes with its route and everything in it; other shifts, places and settings keep every byte")
  func cascade() throws {
    let tree = try tree()
    let before = tree.files
    #expect(before.keys.filter(isOfLate).map { $0.prefix { $0 != "/" } }.sorted() == ["routes", "shifts"])
    let outcome = tree.run("delete latest --yes", at: 20_060)
    #expect(
      outcome.output == """
        Deleted the shift of Saturday, August 23, 2025, 5:46 PM to 9:46 PM, with 1 delivery, 1 pause and \
        30 recorded positions. It does not come back. Places and expenses stay.\n
        """
    )
    #expect(tree.files == before.filter { !isOfLate($0.key) })
    #expect(try tree.latest() == other)
    #expect(try tree.tree.places().records.map(\.displayName) == ["Lantern"])
    let gone = [CorrectedEvening.late.id.text, "\(Identifier<Tip>.number(51).text)", "\(DeliveryID.number(41).text)"]
    let texts = tree.files.values.map { String(decoding: $0, as: UTF8.self) }
    #expect(gone.allSatisfy { identifier in !texts.contains { $0.contains(identifier) } })
  }

  @Test("A shift without a route is deleted too, and then it is not there")
  func withoutRoute() throws {
    let tree = try TestTree(holding: [CorrectedEvening.paused])
    #expect(tree.run("delete 2025-08-23 --yes", at: 20_000).output.contains("2 pauses and 0 recorded positions"))
    #expect(tree.files.keys.allSatisfy { !isOfLate($0) })
    #expect(tree.run("delete latest --yes", at: 20_000).exitCode == .refused)
    #expect(tree.refusal(["delete", "latest", "--yes"]) == "noFinishedShift")
  }

  @Test("A route's file without a position goes with its shift")
  func headerAlone() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let route = try #require(tree.files.keys.first { $0.hasPrefix("routes/") })
    let header = try #require(tree.files[route]?.split(separator: UInt8(ascii: "\n")).first)
    try (header + Data("\n".utf8)).write(to: URL(filePath: "\(tree.root)/\(route)"))
    #expect(tree.run("delete latest --yes", at: 20_000).output.contains("and 0 recorded positions"))
    #expect(tree.files.keys.allSatisfy { !isOfLate($0) })
  }

  @Test("A running shift is refused, paused or parked or neither, asked or not, and every byte stays")
  func running() throws {
    for line in ["status", "pause", "park"] {
      let tree = try TestTree()
      tree.run("start")
      tree.run(line, at: 60)
      let before = tree.files
      for words in [["delete", "current"], ["delete", "current", "--yes"], ["delete", "2025-08-23", "--yes"]] {
        #expect(tree.refusal(words) == "shiftNotCompleted", "\(line)")
      }
      #expect(tree.run(words: ["delete", "current"], at: 90, answering: { _ in "y" }).exitCode == .refused)
      #expect(tree.files == before)
    }
  }

  @Test("Without a confirmation nothing goes, and the question names what would")
  func declined() throws {
    let tree = try tree()
    let before = tree.files
    let outcome = tree.run("delete latest", at: 20_060)
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("This deletes the shift of Saturday, August 23, 2025, 5:46 PM to 9:46 PM"))
    #expect(outcome.errors.contains("30 recorded positions. It will not come back."))
    for answer in ["", "n", "delete"] {
      #expect(tree.run(words: ["delete", "latest"], at: 20_060, answering: { _ in answer }).exitCode == .refused)
    }
    #expect(tree.files == before)
    #expect(tree.run(words: ["delete", "latest"], at: 20_060, answering: { _ in "y" }).exitCode == .done)
    #expect(tree.files == before.filter { !isOfLate($0.key) })
  }

  @Test("A refused delete over a disk that is full or may not be written leaves every byte")
  func disk() throws {
    let tree = try tree()
    let before = tree.files
    let live = Disk.live(lockPatienceMilliseconds: 0)
    #expect(tree.run("delete latest --yes", at: 20_060, on: live.readOnly).exitCode == .diskFailed)
    #expect(tree.files == before)
    let full = live.refusingChanges(after: 0)
    #expect(tree.run("delete latest --yes", at: 20_060, on: full).exitCode == .diskFailed)
    #expect(tree.files == before)
    #expect(try tree.latest().id == CorrectedEvening.late.id)
  }

  @Test("What was changed or deleted while the question waited is refused as changed")
  func changedMeanwhile() throws {
    for line in ["earn latest 93", "correct end latest 20:56 --yes", "delete latest --yes"] {
      let (tree, expected) = (try tree(), try tree())
      #expect(expected.run(line, at: 20_060).exitCode == .done)
      let outcome = tree.run(words: ["delete", "latest"], at: 20_060) { _ in
        tree.run(line, at: 20_060).exitCode == .done ? "y" : nil
      }
      #expect(outcome.exitCode == .refused && outcome.errors.contains("The record was changed"), "\(line)")
      #expect(tree.files == expected.files, "\(line)")
    }
  }

  @Test("A route that cannot be read is named, and then neither it nor its shift goes")
  func unreadableRoute() throws {
    let damaged = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let path = try #require(damaged.files.keys.first { $0.hasSuffix(".jsonl") })
    try Data("{".utf8).write(to: URL(filePath: "\(damaged.root)/\(path)"))
    let before = damaged.files
    let outcome = damaged.run("delete latest --yes", at: 20_000)
    #expect(outcome.exitCode == .unreadableRecords && outcome.errors.contains(path))
    #expect(damaged.files == before)
  }
}
