import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The document of an expense as text both ways, and its place in the tree (`spec/01`, expense).
@Suite("Expense persistence")
struct ExpenseDocumentTests {
  static let full = """
    {
      "amount" : "42.10",
      "category" : "parkingAndTolls",
      "format" : "dashpilot.expense",
      "formatVersion" : 16,
      "id" : "01000000-0000-4000-8000-000000000001",
      "note" : "Bridge / tunnel\\nwith a \\"receipt\\" 🧾",
      "occurredAt" : "2025-08-23T21:46:00.000Z"
    }

    """

  static let minimal = """
    {
      "amount" : "0.00",
      "category" : "other",
      "format" : "dashpilot.expense",
      "formatVersion" : 16,
      "id" : "02000000-0000-4000-8000-000000000002",
      "occurredAt" : "2025-08-23T21:46:00.001Z"
    }

    """

  static let toll = Expense(
    id: .number(1),
    occurredAt: .evening,
    categoryWord: "parkingAndTolls",
    amount: Money(minorUnits: 4210),
    note: "Bridge / tunnel\nwith a \"receipt\" 🧾"
  )

  static let nothing = Expense(id: .number(2), occurredAt: .evening(0.001), categoryWord: "other", amount: .zero)

  func expense(_ text: String) throws -> Expense {
    try JSONReader.document(Array(text.utf8), ExpenseDocument.read)
  }

  func text(_ expense: Expense) -> String { String(decoding: ExpenseDocument.bytes(expense), as: UTF8.self) }

  @Test("An expense is written as it is kept, letter by letter, and read back equal")
  func bothWays() throws {
    for (expense, kept) in [
      (ExpenseDocumentTests.toll, ExpenseDocumentTests.full),
      (ExpenseDocumentTests.nothing, ExpenseDocumentTests.minimal),
    ] {
      #expect(text(expense) == kept)
      #expect(try self.expense(kept) == expense)
    }
  }

  @Test("A category's unknown word is kept in the file, and reads as other")
  func unknownCategory() throws {
    for word in ["tyres", "", "Fuel", "é 😀"] {
      let changed = ExpenseDocumentTests.full.replacing("parkingAndTolls", with: word)
      let read = try expense(changed)
      #expect(read.category == .other)
      #expect(text(read) == changed)
    }
  }

  @Test("A note of 120 characters is read, and one of none or of 121 is not")
  func noteLength() throws {
    func withNote(_ note: String) throws -> Expense {
      let line = "\"note\" : \"\(note)\",\n  \"occurredAt\""
      return try expense(ExpenseDocumentTests.minimal.replacing("\"occurredAt\"", with: line))
    }
    let full = String(repeating: "e\u{301}", count: 120)
    #expect(try withNote(full).note == full)
    for note in ["", full + "a"] {
      #expect(throws: DocumentFault(line: 7, path: "note", problem: .expected(.note))) { try withNote(note) }
    }
  }

  @Test("What breaks a value's own rule, and a key that is missing or unknown, is refused with its line and path")
  func damage() {
    let damages: [(String, String, Int, String, DocumentProblem)] = [
      ("\"42.10\"", "\"-42.10\"", 2, "amount", .expected(.notNegative)),
      ("\"42.10\"", "42.10", 2, "amount", .expected(.decimal)),
      ("\"parkingAndTolls\"", "null", 3, "category", .expected(.text)),
      (
        "dashpilot.expense", "dashpilot.shift", 4, "format",
        .otherFormat(found: "dashpilot.shift", expected: "dashpilot.expense")
      ),
      ("2025-08-23T21:46:00.000Z", "2025-02-30T21:46:00.000Z", 8, "occurredAt", .expected(.instant)),
      ("\"note\"", "\"shift\"", 7, "", .unknownKey("shift")),
      ("  \"amount\" : \"42.10\",\n", "", 1, "", .missingKey("amount")),
      ("  \"category\" : \"parkingAndTolls\",\n", "", 1, "", .missingKey("category")),
    ]
    for (part, replacement, line, path, problem) in damages {
      #expect(throws: DocumentFault(line: line, path: path, problem: problem)) {
        try expense(ExpenseDocumentTests.full.replacing(part, with: replacement))
      }
    }
  }
}
