import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Shift pause service")
struct ShiftPauseServiceTests {
  /// Expects a command to be refused with a sentence, and every file to be as it was.
  private func expectRefused(_ line: String, at seconds: Double, _ sentence: String, in tree: TestTree) {
    let before = tree.files
    let outcome = tree.run(line, at: seconds)
    #expect(outcome.exitCode == .refused, "\(line)")
    #expect(outcome.errors == "\(sentence)\n")
    #expect(outcome.output.isEmpty)
    #expect(tree.files == before, "\(line)")
  }

  @Test("A pause opens one, a resumption closes it, and the files say so")
  func pauseAndResume() throws {
    let tree = try TestTree()
    tree.run("start")
    #expect(tree.run("pause", at: 600).exitCode == .done)
    #expect(try tree.unfinished().state == .paused)
    #expect(try tree.unfinished().pauses.map(\.startedAt) == [.evening(600)])
    #expect(try tree.unfinished().pauses.map(\.endedAt) == [nil])
    #expect(tree.run("resume", at: 900).exitCode == .done)
    #expect(try tree.unfinished().state == .running)
    #expect(try tree.unfinished().pauses.map(\.endedAt) == [.evening(900)])
    tree.run("pause", at: 1200)
    tree.run("resume", at: 1500)
    let pauses = try tree.unfinished().pauses
    #expect(pauses.map(\.startedAt) == [.evening(600), .evening(1200)] && Set(pauses.map(\.id)).count == 2)
  }

  @Test("Without a shift neither is recorded")
  func withoutShift() throws {
    let tree = try TestTree()
    let sentence = "No shift is in progress. Start one with \"dashpilot start\"."
    expectRefused("pause", at: 0, sentence, in: tree)
    expectRefused("resume", at: 0, sentence, in: tree)
    tree.run("start")
    tree.run("end", at: 600)
    expectRefused("pause", at: 900, sentence, in: tree)
    expectRefused("resume", at: 900, sentence, in: tree)
  }

  @Test("A second pause, and a resumption of a running shift, are refused and change nothing")
  func states() throws {
    let tree = try TestTree()
    tree.run("start")
    expectRefused("resume", at: 60, "The shift is not paused. It goes on as it is.", in: tree)
    tree.run("pause", at: 600)
    let already = """
      The shift is already paused, since 5:56 PM on Saturday, August 23, 2025. Resume it with "dashpilot resume".
      """
    expectRefused("pause", at: 900, already, in: tree)
  }

  @Test("A delivery in progress blocks a pause, and a pause blocks an acceptance")
  func deliveries() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept", at: 60)
    let one = "1 delivery is in progress. Deliver or cancel it before pausing the shift."
    expectRefused("pause", at: 120, one, in: tree)
    tree.run("accept 2", at: 180)
    let three = "3 deliveries are in progress. Deliver or cancel each of them before pausing the shift."
    expectRefused("pause", at: 240, three, in: tree)
    for number in 1...3 { tree.run("cancel \(number)", at: 300) }
    #expect(tree.run("pause", at: 360).exitCode == .done)
    let paused = """
      The shift is paused, since 5:52 PM on Saturday, August 23, 2025. Resume it with "dashpilot resume" before accepting.
      """
    expectRefused("accept", at: 420, paused, in: tree)
    tree.run("resume", at: 480)
    #expect(tree.run("accept", at: 540).exitCode == .done)
  }

  @Test("Ending a paused shift closes the pause at the end, which counts as paused")
  func endOfPaused() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("pause", at: 3600)
    let ended = tree.run("end", at: 5400)
    #expect(ended.output.hasSuffix("Working time: 1 hr.\n"))
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.endedAt == .evening(5400))
    #expect(shift.pauses.map(\.endedAt) == [.evening(5400)])
    #expect(ShiftTimes(of: shift, readAt: .evening(90_000)).paused.duration == .seconds(1800))
  }

  @Test("A clock that went back pauses, resumes and ends all the same, with lengths of nothing")
  func clockWentBack() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("pause", at: 600)
    #expect(tree.run("resume", at: 300).exitCode == .done)
    #expect(try tree.unfinished().pauses.map(\.endedAt) == [.evening(600)])
    #expect(tree.run("pause", at: 0).exitCode == .done)
    #expect(try tree.unfinished().openPause?.startedAt == .evening(600))
    let ended = tree.run("end", at: -60)
    #expect(ended.exitCode == .done)
    #expect(ended.output.contains("at 5:56 PM, the earliest time that the record allows. Working time: 10 min."))
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.endedAt == .evening(600) && shift.pauses.map(\.endedAt) == [.evening(600), .evening(600)])
  }

  @Test("Working time stands still on the card while paused, however long")
  func cardStandsStill() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("pause", at: 3000)
    for seconds in [3000.0, 9000, 90_000] {
      let card = tree.run("status", at: seconds)
      #expect(card.output.contains("50 min, not running"))
      #expect(tree.run("status --json", at: seconds).output.contains("\"workingSeconds\" : 3000"))
    }
  }
}
