import DashPilotCore
import DashPilotStore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import dashpilot

@Suite("Summary service")
struct SummaryServiceTests {
  private let tree: TestTree

  init() throws {
    tree = try TestTree()
    tree.run("demo week --scenario period-summary --locale en_US")
  }

  private func object(_ line: String, exitCode: ExitCode = .done) throws -> [String: Any] {
    let outcome = tree.run("\(line) --json --data week")
    #expect(outcome.exitCode == exitCode)
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func value(_ object: [String: Any], _ path: String...) -> Any? {
    path.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
  }

  /// The path of the only file below a folder of the scenario whose name begins with a text.
  private func file(_ folder: String, _ prefix: String) throws -> String {
    let names = tree.files.keys.filter { $0.hasPrefix("week/\(folder)/") && $0.contains("/\(prefix)") }
    #expect(names.count == 1)
    return "\(tree.root)/\(try #require(names.first))"
  }

  @Test("The week of the scenario: three of four paid $228.00, three expenses of $138.59, fuel for one of four")
  func scenario() throws {
    let week = try object("summary week")
    #expect(value(week, "summary", "earnings", "recordedGrossEarnings") as? String == "228.00")
    #expect(value(week, "summary", "earnings", "contributingShiftCount") as? Int == 3)
    #expect(value(week, "summary", "earnings", "totalShiftCount") as? Int == 4)
    #expect(value(week, "summary", "expenses", "recordedTotal") as? String == "138.59")
    #expect(value(week, "summary", "netAfterRecordedExpenses", "amount") as? String == "89.41")
    #expect(value(week, "summary", "grossPerWorkingHour", "amount") as? String == "24.00")
    #expect(value(week, "fuel", "contributingShiftCount") as? Int == 1)
    #expect(value(week, "fuel", "totalShiftCount") as? Int == 4)
    #expect((week["unreadable"] as? [Any])?.isEmpty == true && week["comparison"] is NSNull)
  }

  @Test("A running shift enters nothing, not even the number that coverage is out of")
  func running() throws {
    let before = tree.run("summary --json --data week").output
    tree.run("start --data week")
    #expect(tree.run("summary --json --data week").output == before)
  }

  @Test("A shift, an expense and a route that cannot be read are named and counted, and hide nothing else")
  func unreadable() throws {
    try Data("{".utf8).write(to: URL(filePath: file("shifts", "20250819")))
    try Data("[]".utf8).write(to: URL(filePath: file("routes", "20250823")))
    try Data("".utf8).write(to: URL(filePath: try #require(expenseFiles.first)))
    let week = try object("summary week", exitCode: .unreadableRecords)
    let named = try #require(week["unreadable"] as? [[String: Any]])
    #expect(named.count == 3 && named.allSatisfy { $0["reason"] is String && $0["line"] as? Int == 1 })
    #expect(value(week, "summary", "completedShiftCount") as? Int == 3)
    #expect(value(week, "summary", "route", "measuredShiftCount") as? Int == 1)
    #expect(value(week, "summary", "expenses", "recordCount") as? Int == 2)
    let seen = tree.run("summary week --data week")
    #expect(seen.exitCode == .unreadableRecords)
    #expect(seen.output.contains("3 records this week could not be read, and no figure holds them\n"))
    #expect(seen.errors.split(separator: "\n").count == 3)
    let unmeasured = try object("summary week --without-mileage", exitCode: .unreadableRecords)
    #expect((unmeasured["unreadable"] as? [Any])?.count == 2)
  }

  private var expenseFiles: [String] {
    tree.files.keys.filter { $0.hasPrefix("week/expenses/") }.sorted().map { "\(tree.root)/\($0)" }
  }

  @Test("An unreadable record outside the period is not in its answer")
  func elsewhere() throws {
    try Data("{".utf8).write(to: URL(filePath: file("shifts", "20250819")))
    #expect(tree.run("summary day 2025-08-23 --data week").exitCode == .done)
    #expect(tree.run("summary month 2025-07 --data week").exitCode == .done)
    #expect(tree.run("summary day 2025-08-19 --data week").exitCode == .unreadableRecords)
    #expect(tree.run("summary day 2025-08-20 --compare --data week").exitCode == .unreadableRecords)
  }

  @Test("Only the months of the period are opened, and no route unless a figure needs it")
  func opened() throws {
    tree.run("demo months --scenario older-weeks --locale en_US")
    tree.run("record 2025-05-02T09:00:00-04:00 2025-05-02T10:00:00-04:00 --data months")
    let paths = Mutex<[String]>([])
    let disk = Disk.live().observed { operation throws(DiskError) in
      paths.withLock { $0.append(operation.path) }
    }
    tree.run(words: ["summary", "day", "2025-05-02", "--data", "months"], on: disk)
    let opened = paths.withLock { $0 }
    #expect(opened.contains { $0.contains("shifts/2025/05/2025") } && opened.contains { $0.contains("/routes/") })
    #expect(!opened.contains { $0.contains("2025/08/") })
    paths.withLock { $0 = [] }
    tree.run(words: ["summary", "month", "2025-08", "--without-mileage", "--data", "months"], on: disk)
    let unmeasured = paths.withLock { $0 }
    #expect(unmeasured.contains { $0.contains("shifts/2025/08/2025") })
    #expect(!unmeasured.contains { $0.contains("2025/05/") || $0.contains("/routes/") })
  }

  @Test("At 60 columns no line is wider, and none ends in spaces", arguments: [60, 72, 100])
  func width(columns: Int) throws {
    tree.run("demo days --scenario period-comparison --locale en_US")
    tree.run("demo older --scenario older-weeks --locale en_US")
    for line in [
      "summary week --compare --data week", "summary day 2025-08-22 --compare --data days",
      "summary range 2025-03-01 2025-08-23 --compare --data week", "history --data week", "weeks --data older",
    ] {
      let words = line.split(separator: " ").map(String.init)
      let lines = tree.run(words: words, columns: columns).output.split(separator: "\n").map(String.init)
      let plain = lines.map { $0.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "") }
      #expect(plain.count > 8)
      #expect(plain.filter { $0.count > columns } == [])
      #expect(!plain.contains { $0.hasSuffix(" ") })
    }
  }
}
