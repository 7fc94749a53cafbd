import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Expense persistence")
struct ExpenseServiceTests {
  private func only(_ tree: TestTree) throws -> Expense {
    let found = try tree.tree.expenses().records
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test("An expense is recorded just now or when it is said, and read back by the next command")
  func adding() throws {
    let tree = try TestTree()
    #expect(tree.run("expense add 42.10 fuel").exitCode == .done)
    let live = try only(tree)
    #expect(live.occurredAt == .evening && live.amount == Money(minorUnits: 4210) && live.note == nil)
    #expect(tree.run("expense delete \(live.id.text.prefix(4))", at: 60).exitCode == .done)
    #expect(tree.run("expense add 0 other tyre --at 12:00", at: 60).exitCode == .done)
    let typed = try only(tree)
    #expect(typed.occurredAt == .evening(-20_760) && typed.amount == .zero && typed.note == "tyre")
    #expect(tree.files.keys.contains { $0.hasPrefix("expenses/2025/08/20250823T160000Z-") })
  }

  @Test("Every refusal leaves each file as it was, and is a refusal")
  func refusals() throws {
    let tree = try TestTree()
    tree.run("expense add 42.10 fuel receipt")
    let id = try only(tree).id.text
    let before = tree.files
    let long = String(repeating: "a", count: 121)
    let lines = [
      "expense add -- -5 fuel", "expense add 5 gas", "expense add five fuel", "expense add 5 fuel \(long)",
      "expense add 5 fuel --at 17:47", "expense edit \(id) --amount=-5", "expense edit \(id) --note \(long)",
      "expense edit \(id) --at 17:47", "expense edit \(id) --amount 5 --category gas", "expense edit ffff --amount 5",
      "expense edit \(id.prefix(3)) --amount 5", "expense edit \(id) --amount 6 --at 2025-08-24", "expense delete ffff",
      "expense list 2025", "expense list 2025-13",
    ]
    for line in lines {
      let outcome = tree.run(line)
      #expect(outcome.exitCode == .refused && !outcome.errors.isEmpty && outcome.output.isEmpty, "\(line)")
      #expect(tree.files == before, "\(line)")
    }
    #expect(tree.run("expense edit \(id)").exitCode == .wrongUsage)
    #expect(tree.files == before)
  }

  @Test("An edit changes what it names, moves the file with its instant, and keeps the rest")
  func editing() throws {
    let tree = try TestTree()
    tree.run("expense add 42.10 fuel receipt")
    let before = try only(tree)
    let id = before.id.text
    func expense(_ seconds: Double, _ word: String, _ cents: Int, _ note: String?) -> Expense {
      Expense(
        id: before.id,
        occurredAt: .evening(seconds),
        categoryWord: word,
        amount: Money(minorUnits: cents),
        note: note
      )
    }
    let edits = [
      ("--amount 45", expense(0, "fuel", 4500, "receipt")),
      ("--category supplies", expense(0, "supplies", 4500, "receipt")),
      ("--note lost", expense(0, "supplies", 4500, "lost")), ("--note none", expense(0, "supplies", 4500, nil)),
      ("--at 2025-07-31T20:00-04:00", expense(-1_979_160, "supplies", 4500, nil)),
      ("--amount 0 --category other --note new --at 17:00", expense(-2760, "other", 0, "new")),
    ]
    for (options, expected) in edits {
      #expect(tree.run("expense edit \(id) \(options)", at: 60).exitCode == .done)
      #expect(try only(tree) == expected)
      #expect(tree.files.keys.filter { $0.hasPrefix("expenses/") }.count == 1)
    }
  }

  @Test("An unknown category stays in the file until the record is edited, which says what it became")
  func unknownCategory() throws {
    let tree = try TestTree()
    tree.run("expense add 42.10 fuel")
    let path = try #require(tree.files.keys.first { $0.hasPrefix("expenses/") })
    let text = String(decoding: try #require(tree.files[path]), as: UTF8.self)
    try text.replacing("\"fuel\"", with: "\"tyres\"").write(
      toFile: "\(tree.root)/\(path)",
      atomically: false,
      encoding: .utf8
    )
    #expect(tree.run("expense list").output.contains(" · other"))
    #expect(try only(tree).categoryWord == "tyres")
    let edited = tree.run("expense edit \(try only(tree).id.text) --amount 1")
    #expect(edited.output.contains("the category is other"))
    #expect(try only(tree).categoryWord == "other")
  }

  @Test("Starting, working and ending a shift leaves expenses alone, and an expense leaves the shift alone")
  func apart() throws {
    let tree = try TestTree()
    tree.run("start")
    let shift = tree.files.filter { $0.key.hasPrefix("unfinished") }
    tree.run("expense add 42.10 fuel", at: 30)
    #expect(tree.files.filter { $0.key.hasPrefix("unfinished") } == shift)
    let expenses = tree.files.filter { $0.key.hasPrefix("expenses") }
    for line in ["accept", "cancel 1", "end", "earn latest 86.25"] {
      #expect(tree.run(line, at: 3600).exitCode == .done)
      #expect(tree.files.filter { $0.key.hasPrefix("expenses") } == expenses)
    }
    #expect(expenses.count == 1)
  }

  @Test("Where an unreadable expense may be the one, nothing is edited or deleted, and it is named")
  func unreadable() throws {
    let tree = try TestTree()
    tree.run("expense add 42.10 fuel")
    let path = try #require(tree.files.keys.first { $0.hasPrefix("expenses/") })
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
    let before = tree.files
    let id = path.dropLast(5).suffix(8)
    for line in ["expense edit \(id) --amount 1", "expense delete \(id)"] {
      let outcome = tree.run(line)
      #expect(outcome.exitCode == .unreadableRecords && outcome.errors.contains(path))
    }
    let list = tree.run("expense list")
    #expect(list.exitCode == .unreadableRecords && list.errors.contains(path))
    #expect(list.output.contains("No expense could be read"))
    #expect(tree.files == before)
  }

  @Test("With settings that cannot be read, an expense is recorded just now and not at a clock time")
  func unreadableSettings() throws {
    let tree = try TestTree()
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/dashpilot.json"))
    let before = tree.files
    #expect(tree.run("expense add 42.10 fuel --at 12:00").exitCode == .unreadableRecords)
    #expect(tree.files == before)
    let recorded = tree.run("expense add 42.10 fuel")
    #expect(recorded.exitCode == .done && recorded.errors.contains("dashpilot.json"))
    #expect(try only(tree).occurredAt == .evening)
    #expect(tree.run("expense list").exitCode == .unreadableRecords)
  }

  @Test("Deleting a shift leaves every expense as it was")
  func shiftDeleted() throws {
    let tree = try TestTree()
    tree.run("expense add 42.10 fuel")
    let before = tree.files
    for line in ["start", "end", "delete latest --yes"] { #expect(tree.run(line, at: 60).exitCode == .done, "\(line)") }
    #expect(tree.files == before)
  }
}
