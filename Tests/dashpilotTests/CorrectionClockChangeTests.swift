import DashPilotCore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// Corrections on days of 23 and 25 hours, measured in real seconds.
extension PauseCorrectionServiceTests {
  /// A shift over the spring change in New York: 7 hours from 10 PM to 6 AM.
  static let spring = "record 2025-03-08T22:00-05:00 2025-03-09T06:00-04:00"
  /// A shift over the autumn change: 9 hours from 10 PM to 6 AM.
  static let autumn = "record 2025-11-01T22:00-04:00 2025-11-02T06:00-05:00"
  /// A clock after both, in seconds after the sample evening's beginning.
  static let afterBoth = 90.0 * 86_400

  private func seconds(_ record: String, _ from: String, _ to: String) throws -> (paused: String?, working: String?) {
    let tree = try TestTree()
    #expect(tree.run(record, at: Self.afterBoth).exitCode == .done)
    let words = ["correct", "pause", "latest", "add", from, to, "--yes"]
    #expect(tree.run(words: words, at: Self.afterBoth).exitCode == .done)
    let figures = try tree.json("shift", "latest")
    return (figures["pausedSeconds"], figures["workingSeconds"])
  }

  @Test("A pause over the hour that was skipped took an hour, though the clock went two")
  func skippedHour() throws {
    let figures = try seconds(Self.spring, "2025-03-09 01:30", "2025-03-09 03:30")
    #expect(figures.paused == "\(3600)" && figures.working == "\(6 * 3600)")
  }

  @Test("A pause over the hour that came twice took three hours, though the clock went two")
  func repeatedHour() throws {
    let figures = try seconds(Self.autumn, "2025-11-02 00:30", "2025-11-02 02:30")
    #expect(figures.paused == "\(3 * 3600)" && figures.working == "\(6 * 3600)")
  }

  @Test("A pause from one half past one to the other took an hour")
  func withinRepeatedHour() throws {
    let figures = try seconds(Self.autumn, "2025-11-02T01:30-04:00", "2025-11-02T01:30-05:00")
    #expect(figures.paused == "\(3600)" && figures.working == "\(8 * 3600)")
  }

  @Test("A time that was skipped or came twice is refused, and changes nothing")
  func refused() throws {
    for (record, time, rule) in [
      (Self.spring, "2025-03-09 02:30", "skippedTime"), (Self.autumn, "2025-11-02 01:30", "repeatedTime"),
    ] {
      let tree = try TestTree()
      tree.run(record, at: Self.afterBoth)
      let before = tree.files
      for words in [["pause", "latest", "add", time, "05:00"], ["end", "latest", time]] {
        #expect(tree.refusal(["correct"] + words + ["--yes"], at: Self.afterBoth) == rule)
      }
      #expect(tree.files == before)
    }
  }
}

extension EndCorrectionServiceTests {
  @Test(
    "An end is corrected in real seconds on days of 23 and 25 hours",
    arguments: [
      (PauseCorrectionServiceTests.spring, "2025-03-09 03:15", 4 * 3600 + 15 * 60),
      (PauseCorrectionServiceTests.spring, "2025-03-09 01:45", 3 * 3600 + 45 * 60),
      (PauseCorrectionServiceTests.autumn, "2025-11-02T01:15-04:00", 3 * 3600 + 15 * 60),
      (PauseCorrectionServiceTests.autumn, "2025-11-02T01:15-05:00", 4 * 3600 + 15 * 60),
      (PauseCorrectionServiceTests.autumn, "2025-11-02 07:00", 10 * 3600),
    ]
  )
  func clockChanges(_ record: String, _ end: String, _ seconds: Int) throws {
    let tree = try TestTree()
    tree.run(record, at: PauseCorrectionServiceTests.afterBoth)
    let words = ["correct", "end", "latest", end, "--yes"]
    #expect(tree.run(words: words, at: PauseCorrectionServiceTests.afterBoth).exitCode == .done)
    let figures = try tree.json("shift", "latest")
    #expect(figures["elapsedSeconds"] == "\(seconds)" && figures["workingSeconds"] == "\(seconds)")
  }
}
