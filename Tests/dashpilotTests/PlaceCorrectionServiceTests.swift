import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// A tree with deliveries at Lantern in a finished and a running shift, and one at Lamp.
private func placesTree() throws -> TestTree {
  let tree = try TestTree()
  let lines = [
    "start", "accept 2 --place Lantern", "arrive 1", "pickup 1", "deliver 1", "cancel 2", "end",
    "start", "accept --place Lamp", "accept --place Lantern", "accept",
  ]
  for (index, line) in lines.enumerated() { tree.run(line, at: Double(index) * 60) }
  return tree
}

@Suite("Pickup place rename")
struct PlaceRenameServiceTests {
  @Test("A renaming writes the place's file alone, and its deliveries find the new name")
  func rename() throws {
    let tree = try placesTree()
    let before = tree.files
    #expect(tree.run(words: ["places", "rename", "LANTERN", " Lantern  Soup "], at: 900).exitCode == .done)
    let changed = tree.files.filter { before[$0.key] != $0.value }.keys
    #expect(changed.count == 1 && changed.allSatisfy { $0.hasPrefix("places/") })
    #expect(tree.files.count == before.count)
    #expect(tree.run("shift latest", at: 900).output.contains("Pickup place              Lantern Soup\n"))
    #expect(tree.run("places show lantern").exitCode == .refused)
    #expect(tree.run(words: ["places", "show", "lantern soup"]).output.contains("Named by 3 deliveries"))
  }

  @Test("A change of case alone is written, the same name again is not")
  func caseOnly() throws {
    let tree = try placesTree()
    #expect(tree.run("places rename lantern LANTERN").output.contains("Renamed the pickup place \"Lantern\""))
    let before = tree.files
    #expect(tree.run("places rename lantern LANTERN").output.contains("Nothing was written"))
    #expect(tree.files == before)
  }

  @Test("A colliding name is refused without moving a delivery, and so are an empty, a long and an unknown one")
  func refusals() throws {
    let tree = try placesTree()
    let before = tree.files
    #expect(tree.run("places rename Lantern LAMP").errors.contains("another pickup place, \"Lamp\""))
    #expect(tree.run(words: ["places", "rename", "Lantern", " "]).errors.contains("No name was typed"))
    let long = String(repeating: "a", count: 121)
    #expect(tree.run(words: ["places", "rename", "Lantern", long]).errors.contains("more than 120 characters"))
    #expect(tree.run(words: ["places", "rename", "Nowhere", long]).errors.contains("no pickup place \"Nowhere\""))
    #expect(tree.files == before)
  }
}

@Suite("Pickup place merge")
struct PlaceMergeServiceTests {
  private let words = ["places", "merge", "lantern", "LAMP"]

  /// Each delivery as it was, those at the source being at the destination.
  private func moved(_ shifts: [Shift], in tree: TestTree) throws -> [Shift] {
    let catalogue = PlaceCatalogue(try tree.tree.places().records)
    let (source, destination) = (try catalogue.place(typed: "Lantern"), try catalogue.place(typed: "Lamp"))
    let change = try catalogue.merging(source, into: destination, shifts: shifts).change
    return change.saved.compactMap { if case .shift(let shift) = $0 { shift } else { nil } }
  }

  @Test("With --yes each delivery moves in finished and running shifts, the place goes, and nothing else is touched")
  func merge() throws {
    let tree = try placesTree()
    let shifts = try tree.tree.everyShift().records
    let destination = try #require(try tree.tree.places().records.first { $0.displayName == "Lamp" })
    let expected = try moved(shifts, in: tree)
    let outcome = tree.run(words: words + ["--yes"], at: 900)
    #expect(outcome.output == "Merged the pickup place \"Lantern\" into \"Lamp\". 3 deliveries moved.\n")
    #expect(try tree.tree.everyShift().records == expected)
    #expect(try tree.tree.places().records == [destination])
    #expect(tree.run(words: words + ["--yes"], at: 900).exitCode == .refused)
  }

  @Test("In the files only the lines that name the place differ, and no wait is written")
  func lines() throws {
    let tree = try placesTree()
    let before = tree.files
    tree.run(words: words + ["--yes"], at: 900)
    let shifts = tree.files.filter { $0.key.hasPrefix("shifts/") || $0.key.hasPrefix("unfinished/") }
    let differing = shifts.flatMap { path, bytes in
      zip(lines(before[path]), lines(bytes)).filter { $0 != $1 }.map(\.1)
    }
    #expect(differing.count == 3)
    #expect(differing.allSatisfy { $0.contains("\"pickupPlace\" : ") })
    #expect(shifts.allSatisfy { lines($0.value).count == lines(before[$0.key]).count })
    #expect(!shifts.values.contains { String(decoding: $0, as: UTF8.self).lowercased().contains("wait") })
  }

  private func lines(_ bytes: Data?) -> [Substring] {
    String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
  }

  @Test("Without --yes and without a terminal it is refused with the question")
  func notConfirmed() throws {
    let tree = try placesTree()
    let before = tree.files
    let outcome = tree.run(words: words)
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("Merge the pickup place \"Lantern\" into \"Lamp\"? 3 deliveries move to \"Lamp\""))
    #expect(outcome.errors.contains("cannot be undone"))
    #expect(tree.run(words: words + ["--json"], answering: { _ in "y" }).output.contains("notConfirmed"))
    #expect(tree.files == before)
  }

  @Test("At a terminal a y goes ahead and anything else does not", arguments: ["", "n", "yess", " "])
  func answers(_ no: String) throws {
    let tree = try placesTree()
    let before = tree.files
    #expect(tree.run(words: words, answering: { _ in no }).exitCode == .refused)
    #expect(tree.run(words: words, answering: { _ in nil }).exitCode == .refused)
    #expect(tree.files == before)
    #expect(tree.run(words: words, answering: { $0.hasSuffix(" [y/N] ") ? " Y " : nil }).exitCode == .done)
    #expect(try tree.tree.places().records.map(\.displayName) == ["Lamp"])
  }

  @Test("The records are free while the question waits, and what changed in that time refuses the merge")
  func changedMeanwhile() throws {
    for line in ["arrive 2", "places rename Lantern Lanterns", "places rename Lamp Lamps", "accept --place Lantern"] {
      let tree = try placesTree()
      let outcome = tree.run(words: words, at: 900) { _ in
        tree.run(line, at: 900).exitCode == .done ? "y" : nil
      }
      #expect(outcome.exitCode == .refused, "\(line)")
      #expect(outcome.errors.contains("since it was read"), "\(line)")
      #expect(try tree.tree.places().records.count == 2)
    }
  }

  @Test("A shift that does not name the source may change in that time")
  func bystander() throws {
    let tree = try placesTree()
    for line in ["cancel 2", "cancel 1", "cancel 3", "end", "start", "accept"] { tree.run(line, at: 900) }
    let outcome = tree.run(words: words, at: 960) { _ in
      tree.run("arrive 1", at: 960).exitCode == .done ? "y" : nil
    }
    #expect(outcome.exitCode == .done)
    #expect(try tree.unfinished().deliveries[0].delivery.arrivedAtPickupAt == .evening(960))
  }

  @Test("A place is not merged into itself, and one that is not there is named first")
  func refusals() throws {
    let tree = try placesTree()
    let before = tree.files
    #expect(tree.run("places merge Lantern LANTERN").errors.contains("cannot be merged into itself"))
    #expect(tree.run("places merge Nowhere Nowhere --yes").errors.contains("no pickup place \"Nowhere\""))
    #expect(tree.run("places merge Lantern Nowhere --yes").errors.contains("no pickup place \"Nowhere\""))
    #expect(tree.files == before)
  }

  @Test("A place without deliveries merges too, and no shift's file is touched")
  func unused() throws {
    let tree = try placesTree()
    tree.run("place 3 Empty", at: 900)
    tree.run("place 3 --remove", at: 900)
    let before = tree.files
    #expect(tree.run("places merge Empty Lamp").errors.contains("No delivery names \"Empty\""))
    #expect(tree.run("places merge Empty Lamp --yes").output.contains("No delivery moved"))
    #expect(before.filter { tree.files[$0.key] != $0.value }.keys.allSatisfy { $0.hasPrefix("places/") })
    #expect(tree.files.count == before.count - 1)
  }

  @Test("A shift without an end among the finished ones moves with it, stays there, and does not come into progress")
  func stray() throws {
    let tree = try placesTree()
    let running = try #require(tree.files.keys.first { $0.hasPrefix("unfinished/") && $0.hasSuffix(".json") })
    let stray = running.replacing("unfinished/", with: "shifts/2025/08/")
    try FileManager.default.moveItem(atPath: "\(tree.root)/\(running)", toPath: "\(tree.root)/\(stray)")
    #expect(tree.run("places show lantern").output.contains("Named by 2 deliveries"))
    #expect(tree.run(words: words + ["--yes"], at: 900).output.contains("3 deliveries moved"))
    #expect(tree.files[stray] != nil && tree.files[running] == nil)
    #expect(try tree.tree.everyShift().records.flatMap(\.deliveries).compactMap(\.delivery.pickupPlace).count == 4)
    #expect(try Set(tree.tree.everyShift().records.flatMap(\.deliveries).compactMap(\.delivery.pickupPlace)).count == 1)
  }

  @Test("Each refusal to go ahead without a confirmation has its sentence")
  func sentences() {
    let refusals: [any Refusal] = [
      ConfirmationRefusal.notConfirmed(Statement(visible: "Merge \"A\" into \"B\"?", spoken: "Merge A into B?")),
      ConfirmationRefusal.declined,
    ]
    #expect(Golden.mismatch("ConfirmationRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
