import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension ExpenseDocumentTests {
  @Test("Up to version 7 there is no expense, and none is made from mileage or earnings", arguments: 1...7)
  func version7(number: Int) throws {
    let temporary = try StoredVersion(number: number).copy()
    let before = try temporary.tree.readsAs()
    try temporary.migrate()
    #expect(try temporary.tree.expenses().records.isEmpty)
    #expect(!temporary.paths.contains { $0.hasPrefix("expenses") })
    #expect(try temporary.tree.readsAs() == before)
  }

  @Test(
    "The expenses of version 8 keep their amounts, an explicit zero and a word of another program",
    arguments: 8...16
  )
  func version8(number: Int) throws {
    let temporary = try StoredVersion(number: number).migratedTree().temporary
    let expenses = try temporary.tree.expenses().records
    #expect(expenses.map { $0.amount.amount.storedText() } == ["9.125", "0", "38.2"])
    #expect(expenses.map(\.categoryWord) == ["carWash", "parkingAndTolls", "fuel"])
    #expect(expenses.map(\.note) == [nil, nil, "Filled up before the evening"])
  }

  @Test("There are sixteen versions and fifteen steps, and an expense's document begins with version 8")
  func counts() {
    #expect(RecordTree.formatVersion == 16 && Migration.steps.count == 15)
    #expect(DocumentFormat.expense.firstVersion == 8)
  }

  @Test("An expense has no relationship to a shift")
  func unrelated() throws {
    let keys = DocumentShape.expense.fields.map { $0.key.name.description }
    #expect(keys == ["format", "formatVersion", "id", "occurredAt", "amount", "category", "note"])
    let text = ExpenseDocumentTests.full.replacing("\"note\"", with: "\"shift\"")
    #expect(throws: DocumentFault(line: 7, path: "", problem: .unknownKey("shift"))) {
      try JSONReader.document(Array(text.utf8), ExpenseDocument.read)
    }
  }

  @Test("Mileage, a gas price and an expense for fuel make no cost of a shift that has no economy")
  func noCost() throws {
    let stored = StoredVersion(number: 8)
    let shift = try stored.shift(StoredVersion.evening)
    let metrics = try stored.tree.metrics(of: shift)
    #expect(try #require(metrics.route).isMeasured)
    #expect(metrics.fuel?.value == nil && metrics.net?.amount.value == nil)
  }
}
