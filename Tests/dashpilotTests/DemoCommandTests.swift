import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Demo command")
struct DemoCommandTests {
  @Test("A scenario is written below a folder of its own, and the same clock writes the same bytes")
  func scenario() throws {
    let tree = try TestTree()
    let outcome = tree.run("demo one")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("Wrote the scenario history to one: 2 shifts, 3 deliveries and 92 positions.\n"))
    tree.run("demo two --scenario history")
    let files = tree.files
    let (one, two) = (below("one/", files), below("two/", files))
    #expect(one == two && one.count == 6)
    #expect(tree.run("history --data one").output.contains("$86.25"))
  }

  @Test("--spoken leaves the folder out, and --json gives it as it was typed, with what there is")
  func forms() throws {
    let tree = try TestTree()
    #expect(!tree.run("demo one --spoken --scenario older-weeks").output.contains("one"))
    let outcome = tree.run("demo ./two --json --scenario period-summary")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    )
    #expect(object["folder"] as? String == "./two" && object["scenario"] as? String == "period-summary")
    let keys = ["shiftCount", "deliveryCount", "positionCount", "placeCount", "expenseCount"]
    #expect(keys.map { object[$0] as? Int } == [4, 6, 242, 0, 3] && object["years"] is NSNull)
  }

  @Test("A folder that holds records is refused, by a scenario and by a history, and nothing is written over")
  func occupied() throws {
    let tree = try TestTree()
    let before = tree.files
    for line in ["demo .", "demo . --years 1", "demo . --scenario older-weeks --json"] {
      #expect(tree.run(line).exitCode == .refused)
    }
    #expect(tree.run("demo dashpilot.json").exitCode == .refused)
    #expect(tree.files == before)
  }

  @Test("What cannot be made is refused before anything is written, each with its exit code")
  func refusals() throws {
    let tree = try TestTree()
    let before = tree.files
    let refused = [
      "demo one --scenario yesterday", "demo one --years 0", "demo one --years 21", "demo one --years two",
      "demo one --routes", "demo one --routes --scenario history", "demo one --time-zone Nowhere",
    ]
    for line in refused { #expect(tree.run(line).exitCode == .refused, "\(line)") }
    for line in ["demo", "demo one two", "demo one --years 1 --scenario history"] {
      #expect(tree.run(line).exitCode == .wrongUsage, "\(line)")
    }
    #expect(tree.files == before)
  }

  @Test("Files for git that are there already are kept and said; other files are left alone")
  func keptFiles() throws {
    let tree = try TestTree()
    let folder = "\(tree.root)/one"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("mine\n".utf8).write(to: URL(filePath: "\(folder)/.gitignore"))
    let outcome = tree.run("demo one")
    #expect(outcome.exitCode == .done && outcome.errors.contains(".gitignore was there already"))
    #expect(tree.files["one/.gitignore"] == Data("mine\n".utf8))
  }

  @Test("A year is written in months, read back by history")
  func years() throws {
    let tree = try TestTree()
    let outcome = tree.run("demo one --years 1")
    #expect(outcome.exitCode == .done && outcome.output.hasPrefix("Wrote a history of 1 year to one: "))
    #expect(tree.run("history --data one").exitCode == .done)
    let found = try RecordTree(root: "\(tree.root)/one", disk: .live()).everyShift()
    #expect(found.unreadable.isEmpty && (580...680).contains(found.records.count))
  }

  private func below(_ folder: String, _ files: [String: Data]) -> [String: Data] {
    let pairs = files.filter { $0.key.hasPrefix(folder) && !$0.key.contains(".dashpilot/") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.key.dropFirst(folder.count)), $0.value) })
  }
}
