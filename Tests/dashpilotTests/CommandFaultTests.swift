import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// Commands that write several documents, on a disk that goes wrong after each of their operations.
@Suite("Faults in commands of several documents")
struct CommandFaultTests {
  /// What was recorded before, and the command that meets the fault.
  struct Case: CustomTestStringConvertible, Sendable {
    let before: [String]
    let command: String
    var testDescription: String { command }
  }

  /// A disk that goes wrong after so many operations.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let disk: @Sendable (Int) -> Disk
  }

  private static let faults = [
    Fault(testDescription: "no space is left") { Disk.unsynced.failing(after: $0, with: .noSpace) },
    Fault(testDescription: "nothing is permitted any more") { Disk.unsynced.failing(after: $0, with: .noPermission) },
    Fault(testDescription: "one operation fails") { Disk.unsynced.failingOnce(after: $0, with: .failed(code: 5)) },
    Fault(testDescription: "the process is killed") { Disk.unsynced.stopping(after: $0) },
  ]

  private static let track = Fixtures.url("Tracks/evening.gpx").path()

  /// A shift over the whole track, and one over its second half that the track reaches too.
  private static let driven = [
    "record 2025-08-23T17:46-04:00 2025-08-23T19:00-04:00", "record 2025-08-23T19:00-04:00 2025-08-23T20:46-04:00",
  ]

  private static let cases = [
    Case(before: ["start", "accept", "cancel 1"], command: "end"),
    Case(before: ["start"], command: "accept 2 --place Lantern"),
    Case(before: driven, command: "route import \(track)"),
    Case(before: driven + ["route import \(track)"], command: "correct end 2025-08-23/2 19:30 --yes"),
    Case(before: driven + ["route import \(track)"], command: "delete 2025-08-23/1 --yes"),
    Case(
      before: [
        "start", "accept 2 --place Lantern", "accept --place Lamp", "cancel 1", "cancel 2", "cancel 3", "end", "start",
        "accept --place Lantern",
      ],
      command: "places merge Lantern Lamp --yes"
    ),
    Case(before: [], command: "settings gas-price 3.50"),
    Case(before: ["vehicle add Bee 28.5"], command: "vehicle edit Bee --mpg 30"),
    Case(before: ["expense add 42.10 fuel"], command: "expense edit 0000 --at 2025-07-31T20:00-04:00"),
  ]

  private static let later = 20_000.0

  @Test(
    "After the next command the tree is the one before or the one after, byte for byte, and nothing else",
    arguments: cases,
    faults
  )
  func everyOperation(_ example: Case, _ fault: Fault) throws {
    let prepared = try TestTree()
    for line in example.before { #expect(prepared.run(line, at: 19_000).exitCode == .done, "\(line)") }
    let before = prepared.files
    let whole = try TestTree(copying: prepared)
    let log = DiskLog()
    try #require(whole.run(example.command, at: CommandFaultTests.later, on: log.disk(.unsynced)).exitCode == .done)
    let after = whole.files
    #expect(before != after)
    var seen = Set<Bool>()
    for count in log.operations.indices {
      let tree = try TestTree(copying: prepared)
      let outcome = tree.run(example.command, at: CommandFaultTests.later, on: fault.disk(count))
      try tree.recover()
      let isAfter = tree.files == after
      #expect(isAfter || tree.files == before, "after \(count) operations")
      #expect(
        !isAfter || outcome.exitCode == .done || !outcome.errors.contains("Nothing was changed"),
        "after \(count) operations: \(outcome.errors)"
      )
      #expect(isAfter || outcome.exitCode != .done, "after \(count) operations")
      #expect(tree.leftovers.isEmpty, "after \(count) operations: \(tree.leftovers)")
      seen.insert(isAfter)
    }
    #expect(seen == [false, true])
  }

  @Test(
    "A migration that is cut short leaves each record old or new, whole, and the next one finishes it",
    arguments: faults
  )
  func migration(_ fault: Fault) throws {
    let prepared = try TestTree(stored: "v09")
    let whole = try TestTree(copying: prepared)
    let log = DiskLog()
    #expect(whole.run("migrate --yes", on: log.disk(.unsynced)).exitCode == .done)
    let (before, after) = (prepared.files, whole.files)
    for count in log.operations.indices {
      let tree = try TestTree(copying: prepared)
      tree.run("migrate --yes", on: fault.disk(count))
      try tree.recover()
      let files = tree.files
      for (path, bytes) in files {
        #expect(bytes == before[path] || bytes == after[path], "\(path) after \(count) operations")
        guard path.hasPrefix("shifts/"), before[path] != after[path] else { continue }
        let route = "routes/\(path.dropFirst("shifts/".count))l"
        #expect(files[route] == (bytes == after[path] ? after[route] : nil), "\(route) after \(count) operations")
      }
      #expect(Set(files.keys).isSuperset(of: before.keys) && tree.leftovers.isEmpty)
      #expect(tree.run("migrate --yes", on: .unsynced).exitCode == .done && tree.files == after)
    }
    #expect(log.operations.count > 100)
  }
}
