import DashPilotCore
import DashPilotStore
import Foundation
import Testing

@testable import dashpilot

@Suite("Text conversion")
struct TextConversionServiceTests {
  private let tree: TestTree

  init() throws {
    tree = try TestTree()
    tree.run("start")
    tree.run("accept --place Lantern", at: 60)
    tree.run("cancel 1", at: 120)
    tree.run("end", at: 3600)
  }

  private func lines(_ line: String) -> [Substring] { tree.run(line).output.split(separator: "\n") }

  @Test("A change of one fact changes one line, and one row more adds its own lines alone")
  func lineByLine() throws {
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    let before = lines("textconv \(path)")
    #expect(before.contains { $0.hasSuffix("pickup place: Lantern") })
    tree.run("earn latest 86.25", at: 4000)
    let paid = lines("textconv \(path)")
    #expect(paid.difference(from: before).count == 1 && paid.contains("Gross earnings: $86.25"))
    tree.run("correct pause latest add 17:50 17:55 --yes", at: 4000)
    #expect(lines("textconv \(path)").difference(from: paid).count == 2)
  }

  @Test("Any name will do, and the words of the command line's own conventions")
  func anyName() throws {
    try Data(contentsOf: URL(filePath: "\(tree.root)/dashpilot.json")).write(to: URL(filePath: "\(tree.root)/.blob_1"))
    #expect(lines("textconv .blob_1").first == "Time zone: America/New_York")
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    #expect(lines("textconv \(path) --time-zone Europe/Berlin --locale de_DE")[1].hasPrefix("Start: 23:46:00 on"))
    let spoken = tree.run("textconv \(path) --spoken").output
    #expect(spoken.contains("Start, 5:46:00 PM on Saturday, August 23, 2025.\n"))
    let facts = try JSONSerialization.jsonObject(with: Data(tree.run("textconv \(path) --json").output.utf8))
    #expect((facts as? [String: Any])?["kind"] as? String == "shift")
  }

  @Test("What cannot be read is printed as it is, with the reason beside it, and git goes on")
  func unreadable() throws {
    try Data("no record\n".utf8).write(to: URL(filePath: "\(tree.root)/notes.json"))
    let outcome = tree.run("textconv notes.json")
    #expect(outcome.output == "no record\n" && outcome.exitCode == .done)
    #expect(outcome.errors.hasPrefix("notes.json, line 1, cannot be read"))
    #expect(tree.run("textconv notes.json --json").output.contains("\"unreadable\""))
    #expect(tree.run("textconv nothing.json").exitCode == .diskFailed)
    try Data("{}".utf8).write(to: URL(filePath: "\(tree.root)/dashpilot.json"))
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    #expect(lines("textconv \(path)")[1] == "Start: 5:46:00 PM on Saturday, August 23, 2025")
  }

  @Test("A lock that another command holds while it commits does not stop it")
  func locked() throws {
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    let store = RecordStore(root: tree.root, disk: .live())
    try store.writing { _ in
      #expect(tree.run("textconv \(path)", on: .live(lockPatienceMilliseconds: 0)).exitCode == .done)
    }
  }

  @Test("A shift of an old format is told with the route inside it")
  func routeInside() throws {
    let old = """
      {"format":"dashpilot.shift","formatVersion":9,"id":"01000000-0000-4000-8000-000000000001",
      "startedAt":"2025-08-23T21:46:00Z","routeSamples":[{"timestamp":"2025-08-23T21:47:00Z","latitude":40.1,
      "longitude":-75.2,"horizontalAccuracy":8}]}
      """
    try Data(old.utf8).write(to: URL(filePath: "\(tree.root)/old"))
    #expect(lines("textconv old").last?.hasSuffix(": 1 position") == true)
  }
}
