import DashPilotCore
import DashPilotStore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import dashpilot

@Suite("Migrate command")
struct MigrateServiceTests {
  /// A record folder as version 9 wrote it.
  private func older() throws -> TestTree {
    try TestTree(stored: "v09")
  }

  private func isCurrent(_ tree: TestTree) -> Bool {
    tree.files.filter { $0.key.hasSuffix(".json") }
      .allSatisfy { String(decoding: $0.value, as: UTF8.self).contains("\"formatVersion\" : 16") }
  }

  @Test("Without --yes or an answer nothing is written, and the question says how many of which formats")
  func refused() throws {
    let tree = try older()
    let before = tree.files
    for line in ["migrate", "migrate --json", "migrate --spoken"] {
      let outcome = tree.run(line)
      #expect(outcome.exitCode == .refused)
      #expect((outcome.output + outcome.errors).contains("This writes 9 documents of format 9 in format 16."))
    }
    #expect(tree.run(words: ["migrate"], answering: { _ in "n" }).exitCode == .refused)
    #expect(tree.run("migrate --dry-run --yes").exitCode == .done)
    #expect(tree.files == before)
  }

  @Test("A y writes every document, and a second run finds nothing to do")
  func answered() throws {
    let tree = try older()
    let shown = Mutex<[String]>([])
    let outcome = tree.run(
      words: ["migrate"],
      answering: { question in
        shown.withLock { $0.append(question) }
        return "y"
      }
    )
    #expect(outcome.exitCode == .done && outcome.output.hasPrefix("Wrote 9 documents of format 9 in format 16."))
    #expect(shown.withLock { $0.count } == 1)
    #expect(isCurrent(tree))
    let after = tree.files
    #expect(after.keys.count { $0.hasPrefix("routes/") && $0.hasSuffix(".jsonl") } == 3)
    let again = tree.run("migrate")
    #expect(again.exitCode == .done)
    #expect(again.output == "No document is of an older format than 16, so nothing was changed.\n")
    #expect(tree.files == after)
  }

  @Test("A document that changes while the question waits is not written, nor any other")
  func meanwhile() throws {
    let tree = try older()
    let outcome = tree.run(
      words: ["migrate"],
      answering: { _ in
        tree.run("delete 2024-05-16 --yes")
        return "y"
      }
    )
    #expect(outcome.exitCode == .refused)
    #expect(!isCurrent(tree))
  }

  @Test("What cannot be read is named with exit 3, in every form, and stays as it is")
  func unreadable() throws {
    let tree = try older()
    let path = "\(tree.root)/dashpilot.json"
    try Data("{\"format\" : \"dashpilot.settings\", \"formatVersion\" : 17}".utf8).write(to: URL(filePath: path))
    let before = tree.files["dashpilot.json"]
    let outcome = tree.run("migrate --yes")
    #expect(outcome.exitCode == .unreadableRecords)
    #expect(outcome.output.hasPrefix("Wrote 8 documents"))
    #expect(outcome.errors.contains("its format version is 17, and this build knows up to 16"))
    let again = tree.run("migrate --json")
    let object = try #require(JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any])
    #expect(again.exitCode == .unreadableRecords)
    #expect(object["migrated"] as? Int == 0 && (object["unreadable"] as? [[String: Any]])?.count == 1)
    #expect(tree.files["dashpilot.json"] == before)
  }

  @Test("A disk that fails on the way is a failure of the disk that says how far it came")
  func diskFails() throws {
    let tree = try older()
    let disk = Disk.live().observed { operation throws(DiskError) in
      guard operation.verb == .rename, operation.path.hasSuffix("70a38eb9-8e6f-4a21-94cd-2b7f0e1d5c83.json") else {
        return
      }
      throw DiskError(path: operation.path, fault: .noSpace)
    }
    let outcome = tree.run("migrate --yes", on: disk)
    #expect(outcome.exitCode == .diskFailed)
    #expect(outcome.errors.contains("of 9 older documents were written in the current format, and then places/"))
  }
}
