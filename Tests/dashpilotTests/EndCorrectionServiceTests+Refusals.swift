import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

extension EndCorrectionServiceTests {
  private static let next = Shift(id: .number(2), startedAt: .evening(15_000), endedAt: .evening(15_600))

  private func refusal(_ tree: TestTree, _ end: String) -> String? {
    tree.refusal(["correct", "end", "2025-08-23/1", end, "--yes"])
  }

  @Test("Each refusal through the files leaves every byte of the shift and of its whole route")
  func refusals() throws {
    let late = CorrectedEvening.late
    let open = late.differing(inPauses: [CorrectedEvening.pause(11, 200)])
    let cases: [([Shift], String, String)] = [
      ([late], "2025-08-23T17:46-04:00", "notAfterShiftStart"),
      ([late, Self.next], "21:57", "overlapsAnotherShift"),
      ([late, Shift(id: .number(2), startedAt: .evening(15_000))], "21:57", "overlapsAnotherShift"),
      ([open], "21:46", "pauseIsOpen"),
      ([late], "17:50", "cutsThroughRecordedPause"),
      ([late.differing(inPauses: [])], "17:55", "cutsThroughRecordedRouteSuspension"),
      ([late], "20:45", "precedesRecordedDeliveryWork"),
      ([late], "23:20", "inFuture"),
    ]
    for (shifts, end, rule) in cases {
      let tree = try TestTree(holding: shifts, route: CorrectedEvening.route)
      let before = tree.files
      #expect(refusal(tree, end) == rule, "\(end)")
      #expect(tree.files == before, "\(end)")
    }
    let running = try TestTree()
    running.run("start")
    let before = running.files
    #expect(running.refusal(["correct", "end", "current", "18:00", "--yes"]) == "shiftNotCompleted")
    #expect(running.files == before)
  }

  @Test("Touching the next shift, finished or running, and the delivery's end is accepted")
  func touching() throws {
    for other in [Self.next, Shift(id: .number(2), startedAt: .evening(15_000))] {
      let tree = try TestTree(holding: [CorrectedEvening.late, other], route: CorrectedEvening.route)
      #expect(refusal(tree, "21:56") == nil)
      #expect(refusal(tree, "20:46") == nil)
      let expected = CorrectedEvening.late.differing(inEnd: .evening(10_800))
      #expect(try tree.tree.everyShift().records.contains(expected) && tree.tree.everyShift().records.contains(other))
    }
  }

  @Test("A next shift of another month or another file counts, and one that cannot be read starts where its name says")
  func nextShift() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late, Self.next])
    let path = try #require(tree.files.keys.first { $0.contains("20250824T015600Z") })
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
    let before = tree.files
    let identifier = CorrectedEvening.late.id.text
    #expect(tree.refusal(["correct", "end", identifier, "21:57", "--yes"]) == "overlapsAnotherShift")
    #expect(tree.files == before)

    let ninthDay = Shift(id: .number(3), startedAt: .evening(9 * 86_400), endedAt: .evening(9 * 86_400 + 60))
    let other = try TestTree(holding: [CorrectedEvening.late, ninthDay])
    let end = "2025-09-01T17:46:00.001-04:00"
    let words = ["correct", "end", "2025-08-23/1", end, "--yes"]
    #expect(other.refusal(words, at: 10 * 86_400) == "overlapsAnotherShift")
    #expect(other.refusal(words.map { $0 == end ? "2025-09-01T17:46-04:00" : $0 }, at: 10 * 86_400) == nil)
  }

  @Test("The refusal by delivery work names the delivery, the event and its time")
  func named() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let outcome = tree.run("correct end latest 20:30 --yes", at: 20_000)
    #expect(
      outcome.errors.hasPrefix("Delivery 1 was delivered, at 8:46 PM on Saturday, August 23, 2025, which is after")
    )
  }

  @Test("The route is read only after the proposal is accepted; one that cannot be read is then named and left alone")
  func routeReadLast() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let path = try #require(tree.files.keys.first { $0.hasSuffix(".jsonl") })
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
    let before = tree.files
    let log = DiskLog()
    let watched = log.disk(.live(lockPatienceMilliseconds: 0))
    #expect(tree.run("correct end latest 20:45 --yes", at: 20_000, on: watched).exitCode == .refused)
    #expect(!log.opened(below: tree.root).contains { $0.hasPrefix("routes") })
    let outcome = tree.run("correct end latest 20:56 --yes", at: 20_000)
    #expect(outcome.exitCode == .unreadableRecords && outcome.errors.contains(path))
    #expect(tree.files == before)
  }

  @Test("The question says how many positions go and that they do not come back; declining leaves every byte")
  func declined() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let before = tree.files
    let words = ["correct", "end", "latest", "20:56"]
    let outcome = tree.run(words: words, at: 20_000)
    #expect(outcome.exitCode == .refused)
    #expect(
      outcome.errors.contains("10 recorded positions after it go and do not come back. 4.5 mi recorded would be left")
    )
    #expect(tree.run(words: words, at: 20_000, answering: { _ in "n" }).exitCode == .refused)
    #expect(tree.files == before)
    #expect(tree.run(words: words, at: 20_000, answering: { _ in "y" }).exitCode == .done)
    #expect(try tree.latest() == CorrectedEvening.late.differing(inEnd: .evening(11_400)))
  }

  @Test(
    "A shift or a route that another process changed while the question waited is refused as changed",
    arguments: [
      "earn latest 93", "correct pause latest delete 1 --yes", "correct end latest 21:30 --yes",
      "correct end latest 21:06 --yes", "delete latest --yes", "record 2025-08-23T22:00-04:00 2025-08-23T22:10-04:00",
    ]
  )
  func changedMeanwhile(_ other: String) throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let expected = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    #expect(expected.run(other, at: 20_000).exitCode == .done)
    let outcome = tree.run(words: ["correct", "end", "latest", "20:56"], at: 20_000) { _ in
      tree.run(other, at: 20_000).exitCode == .done ? "y" : nil
    }
    #expect(outcome.exitCode == .refused && outcome.errors.contains("The record was changed"))
    #expect(tree.files == expected.files)
  }

  @Test("A route that grew while the question waited is refused as changed")
  func routeChangedMeanwhile() throws {
    let tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
    let grown = Route(
      shift: CorrectedEvening.late.id,
      sessions: CorrectedEvening.route.sessions + [CorrectedEvening.session(64, from: 13_000)]
    )
    let outcome = tree.run(words: ["correct", "end", "latest", "20:56"], at: 20_000) { _ in
      let store = RecordStore(root: tree.root, disk: .live())
      try? store.writing { try $0.apply(Change(saved: [.route(grown, of: CorrectedEvening.late)])) }
      return "y"
    }
    #expect(outcome.errors.contains("The record was changed"))
    #expect(try tree.latest() == CorrectedEvening.late)
    #expect(try tree.tree.route(of: CorrectedEvening.late).route == grown)
  }
}
