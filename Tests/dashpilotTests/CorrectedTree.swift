import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport

@testable import dashpilot

extension TestTree {
  /// A tree with an evening of four deliveries: two together, a cancelled one, and one more; $86.25 and a route.
  ///
  /// Deliveries are open from 5:56 to 6:31, 7:06 to 7:26 and 7:36 to 7:46 PM: 3,900 seconds.
  static func corrected(isFinished: Bool = true) throws -> TestTree {
    let tree = try TestTree()
    let lines: [(String, Double)] = [
      ("start", 0), ("accept 2 --place Lantern", 600), ("arrive 1", 900), ("arrive 2", 960), ("pickup 1", 1200),
      ("pickup 2", 1200), ("deliver 1", 2400), ("deliver 2", 2700), ("earn current 7 --delivery 1", 2700),
      ("tip add current 1 4 cash", 2700), ("pause", 4000), ("resume", 4500), ("accept 1 --place Lamp --expect 6", 4800),
      ("arrive 3", 5400), ("cancel 3", 6000), ("accept", 6600), ("arrive 4", 6660), ("pickup 4", 6720),
      ("deliver 4", 7200),
    ]
    for (line, seconds) in lines { tree.run(line, at: seconds) }
    if isFinished { tree.finish() }
    return tree
  }

  private func finish() {
    run("end", at: 10_800)
    run("earn latest 86.25", at: 10_800)
    run("route import \(Fixtures.url("Tracks/evening.gpx").path()) --shift latest", at: 10_800)
  }

  /// The newest finished shift, read from its file.
  func finished() throws -> Shift {
    guard let shift = try tree.newestFinishedShift().records.first else { throw ShiftChoiceRefusal.noFinishedShift }
    return shift
  }

  /// The lines that differ between two machine forms of one shift, and what they say of each key.
  func changedLines(_ before: String, _ after: String) -> [String] {
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    guard old.count == new.count else { return ["\(old.count) lines became \(new.count)"] }
    return zip(old, new).filter { $0 != $1 }.map { String($1).trimmingCharacters(in: [" ", ","]) }.sorted()
  }

  /// The files that are not as they were.
  func changedFiles(since before: [String: Data]) -> [String] {
    Set(before.keys).union(files.keys).filter { before[$0] != files[$0] }.sorted()
  }
}
