import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension ExpenseDocumentTests {
  private func expense(_ number: UInt8, at seconds: Double, cents: Int = 100) -> Expense {
    Expense(id: .number(number), occurredAt: .evening(seconds), categoryWord: "fuel", amount: Money(minorUnits: cents))
  }

  private func apply(_ change: Change, in temporary: TemporaryTree) throws {
    try temporary.store().writing { try $0.apply(change) }
  }

  private static let first = "expenses/2025/08/20250823T214600Z-01000000.json"

  @Test("An expense stands in the month of its instant under its name, and survives a reopened store")
  func roundTrip() throws {
    let temporary = try TemporaryTree()
    try apply(.saving(ExpenseDocumentTests.toll), in: temporary)
    try apply(.saving(expense(3, at: 864_000)), in: temporary)
    #expect(temporary.paths == [ExpenseDocumentTests.first, "expenses/2025/09/20250902T214600Z-03000000.json"])
    #expect(try temporary.text(at: ExpenseDocumentTests.first) == ExpenseDocumentTests.full)
    #expect(try temporary.tree.expenses().records == [expense(3, at: 864_000), ExpenseDocumentTests.toll])
    #expect(try temporary.tree.expense(again: ExpenseDocumentTests.toll) == ExpenseDocumentTests.toll)
  }

  @Test("Where two names would collide the later one takes its whole identifier, and keeps it when it is edited")
  func collision() throws {
    let temporary = try TemporaryTree()
    let other = ExpenseID(UUID(uuid: (1, 0, 0, 0, 9, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
    let namesake = Expense(id: other, occurredAt: .evening(0.5), categoryWord: "fuel", amount: .zero)
    try apply(.saving(ExpenseDocumentTests.toll), in: temporary)
    try apply(.saving(namesake), in: temporary)
    let whole = "expenses/2025/08/20250823T214600Z-01000000-0900-4000-8000-000000000001.json"
    #expect(temporary.paths == [whole, ExpenseDocumentTests.first].sorted())
    let edited = Expense(id: other, occurredAt: .evening(0.9), categoryWord: "fuel", amount: Money(1))
    try apply(.saving(edited, replacing: namesake), in: temporary)
    #expect(temporary.paths == [whole, ExpenseDocumentTests.first].sorted())
    #expect(try temporary.tree.expenses().records == [edited, ExpenseDocumentTests.toll])
    try apply(.deleting(ExpenseDocumentTests.toll), in: temporary)
    #expect(temporary.paths == [whole])
  }

  @Test("An edit that moves the instant moves the file, and one that does not writes it in its place")
  func moving() throws {
    let temporary = try TemporaryTree()
    let (old, same, moved) = (expense(1, at: 0), expense(1, at: 0.5, cents: 7), expense(1, at: 864_000, cents: 7))
    try apply(.saving(old), in: temporary)
    try apply(.saving(same, replacing: old), in: temporary)
    #expect(temporary.paths == [ExpenseDocumentTests.first])
    try apply(.saving(moved, replacing: same), in: temporary)
    #expect(temporary.paths == ["expenses/2025/09/20250902T214600Z-01000000.json"])
    #expect(try temporary.tree.expenses().records == [moved])
  }

  @Test("A span's first instant belongs to it and its last does not, to the millisecond, across a month's end")
  func spans() throws {
    let temporary = try TemporaryTree()
    let seconds = [-0.001, 0, 0.5, 863_999.999, 864_000]
    let expenses = seconds.enumerated().map { expense(UInt8($0 + 1), at: $1) }
    for expense in expenses { try apply(.saving(expense), in: temporary) }
    let found = try temporary.tree.expenses(from: .evening, before: .evening(864_000)).records
    #expect(found == [expenses[3], expenses[2], expenses[1]])
  }

  @Test("A span opens the months that it needs and no other")
  func monthFolders() throws {
    let temporary = try TemporaryTree()
    for (number, days) in [-31.0, 0, 31].enumerated() {
      try apply(.saving(expense(UInt8(number + 1), at: days * 86_400)), in: temporary)
    }
    let log = DiskLog()
    let tree = temporary.store(log.disk(.live())).tree
    #expect(try tree.expenses(from: .evening(-3600), before: .evening(3600)).records == [expense(2, at: 0)])
    #expect(
      log.opened(below: temporary.root) == [
        "expenses", "expenses/2025", "expenses/2025/08", "expenses/2025/08/20250823T214600Z-02000000.json",
      ]
    )
  }

  @Test("Expenses are found by their identifier's first characters, whatever their month")
  func prefixes() throws {
    let temporary = try TemporaryTree()
    let expenses = [expense(1, at: 0), expense(1 << 4, at: 864_000)]
    for expense in expenses { try apply(.saving(expense), in: temporary) }
    #expect(try temporary.tree.expenses(withIdentifierPrefix: "1000").records == [expenses[1]])
    #expect(try temporary.tree.expenses(withIdentifierPrefix: expenses[0].id.text).records == [expenses[0]])
    #expect(try temporary.tree.expenses(withIdentifierPrefix: "0100000001").records.isEmpty)
  }

  @Test("An unreadable expense hides no other, is named, and is left alone; so is one that stands twice or elsewhere")
  func unreadable() throws {
    let temporary = try TemporaryTree()
    try apply(.saving(expense(9, at: 60)), in: temporary)
    let folder = "expenses/2025/08"
    let damaged = ExpenseDocumentTests.full.replacing("42.10", with: "-1")
    try temporary.put(damaged, at: ExpenseDocumentTests.first)
    try temporary.put(ExpenseDocumentTests.full, at: "expenses/2025/09/20250823T214600Z-01000000.json")
    try temporary.put(
      ExpenseDocument.bytes(expense(9, at: 60)),
      at: "\(folder)/20250823T214700Z-09000000-0000-4000-8000-000000000009.json"
    )
    let before = temporary.files
    let found = try temporary.tree.expenses()
    #expect(found.records == [expense(9, at: 60)])
    #expect(
      found.unreadable.map(\.problem) == [
        .expected(.notNegative),
        .standsTwice(in: "\(folder)/20250823T214700Z-09000000-0000-4000-8000-000000000009.json"),
        .nameContradictsContent,
      ]
    )
    #expect(found.unreadable.map(\.startInName) == [.evening, .evening(60), .evening])
    #expect(temporary.files == before)
  }

  @Test("Deleting a shift takes its document and leaves every expense alone")
  func shiftDeleted() throws {
    let temporary = try TemporaryTree()
    try apply(.saving(ExpenseDocumentTests.toll), in: temporary)
    let before = temporary.files
    try temporary.save(.shift(.full))
    try apply(Change(removed: [.shift(.full)]), in: temporary)
    #expect(temporary.files == before)
  }
}
