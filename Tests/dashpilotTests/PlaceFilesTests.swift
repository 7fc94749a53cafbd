import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// What the commands about places open, and what stands in their way.
@Suite("Pickup places and their files")
struct PlaceFilesTests {
  private func put(_ text: String, at path: String, in tree: TestTree) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
  }

  private let damaged = "places/99999999-0000-4000-8000-000000000000.json"

  /// A finished shift and a running one, each with a delivery at a place.
  private func twoShifts() throws -> TestTree {
    let tree = try TestTree()
    let lines = ["start", "accept --place Lantern", "cancel 1", "end", "start", "accept --place Lamp", "accept"]
    for (index, line) in lines.enumerated() { tree.run(line, at: Double(index) * 60) }
    return tree
  }

  @Test("Naming a place reads the places and nothing else of history")
  func opens() throws {
    let tree = try twoShifts()
    for line in ["place 2 Lantern", "accept --place Lantern", "place 2 --remove"] {
      let log = DiskLog()
      let watched = log.disk(.live(lockPatienceMilliseconds: 0))
      #expect(tree.run(line, at: 900, on: watched).exitCode == .done)
      let opened = log.opened(below: tree.root)
      #expect(!opened.contains { $0.hasPrefix("shifts") || $0.hasPrefix("routes") || $0.hasPrefix("expenses") })
    }
  }

  @Test("A decision about a name is refused beside a place that cannot be read, which is named, and changes nothing")
  func beside() throws {
    let tree = try twoShifts()
    try put("{", at: damaged, in: tree)
    let before = tree.files
    let lines = [
      "place 2 Lantern", "accept --place Lantern", "places rename Lantern Other", "places merge Lantern Lamp --yes",
      "places show Nowhere",
    ]
    for line in lines {
      let outcome = tree.run(line, at: 900)
      #expect(outcome.exitCode == .unreadableRecords, "\(line)")
      #expect(outcome.errors.contains(damaged), "\(line)")
    }
    #expect(tree.files == before)
  }

  @Test("What needs no name goes on beside it, and a page shows what could be read, names the rest and exits 3")
  func pages() throws {
    let tree = try twoShifts()
    try put("{", at: damaged, in: tree)
    #expect(tree.run("place 2 --remove", at: 900).exitCode == .done)
    #expect(tree.run("accept", at: 900).exitCode == .done)
    for (line, name) in [("places", "Lamp"), ("places show lantern", "Lantern")] {
      let outcome = tree.run(line, at: 900)
      #expect(outcome.exitCode == .unreadableRecords)
      #expect(outcome.output.contains(name))
      #expect(outcome.errors.contains(damaged))
    }
  }

  @Test("Reading the pages writes nothing back")
  func readsOnly() throws {
    let tree = try twoShifts()
    let before = tree.files
    for line in ["places", "places --json", "places show Lantern", "places show lamp --spoken"] {
      #expect(tree.run(line, at: 900).exitCode == .done)
    }
    #expect(tree.files == before)
  }

  @Test("A merge is refused beside a shift that cannot be read, a rename is not")
  func unreadableShift() throws {
    let tree = try twoShifts()
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    try put("{", at: path, in: tree)
    let before = tree.files
    for line in ["places merge Lantern Lamp --yes", "places merge Lantern Lamp"] {
      let outcome = tree.run(line, at: 900)
      #expect(outcome.exitCode == .unreadableRecords)
      #expect(outcome.errors.contains(path))
    }
    #expect(tree.files == before)
    #expect(tree.run("places rename Lantern Lantern2", at: 900).exitCode == .done)
    #expect(tree.run("places", at: 900).exitCode == .unreadableRecords)
  }

  @Test("Beside unreadable settings a place is recorded, and that is said")
  func settings() throws {
    let tree = try twoShifts()
    try put("{", at: "dashpilot.json", in: tree)
    let outcome = tree.run("place 2 Lantern", at: 900)
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("dashpilot.json"))
    #expect(tree.run("places merge Lantern Lamp --yes", at: 900).exitCode == .done)
    #expect(tree.run("places", at: 900).exitCode == .unreadableRecords)
  }
}
