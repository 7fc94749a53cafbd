import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Expense periods")
struct ExpensePeriodTests {
  private let newYork = ReportingCalendar(timeZone: Writing.newYork.timeZone)

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private func instant(_ text: String) throws -> Instant { try #require(Instant(stored: text)) }

  @Test("A day, a month and all are read as they are typed")
  func typed() throws {
    #expect(try ExpensePeriod(typed: "2026-09-05") == .day(day("2026-09-05")))
    #expect(try ExpensePeriod(typed: "2026-09") == .month(of: day("2026-09-01")))
    #expect(try ExpensePeriod(typed: "all") == .all)
  }

  @Test(
    "Anything else is refused whole",
    arguments: ["", "2026", "2026-13", "2026-02-30", "2026-9", "2026-09-", "All", "september", "2026-09-05/2"]
  )
  func refused(text: String) {
    #expect(throws: ExpensePeriodRefusal.unreadablePeriod(text)) { try ExpensePeriod(typed: text) }
  }

  @Test("A month runs from its first midnight to that of the next month, across a clock change and a year's end")
  func months() throws {
    let rows = [
      ("2026-09-30", "2026-09-01T00:00:00-04:00", "2026-10-01T00:00:00-04:00"),
      ("2026-03-01", "2026-03-01T00:00:00-05:00", "2026-04-01T00:00:00-04:00"),
      ("2026-12-31", "2026-12-01T00:00:00-05:00", "2027-01-01T00:00:00-05:00"),
      ("2024-02-29", "2024-02-01T00:00:00-05:00", "2024-03-01T00:00:00-05:00"),
    ]
    for (day, start, end) in rows {
      let span = try ExpensePeriod.month(of: self.day(day)).span(in: newYork)
      #expect(try span == DaySpan(start: instant(start), end: instant(end)))
    }
  }

  @Test("A day has its own midnights, and all time has no bounds")
  func days() throws {
    let span = try ExpensePeriod.day(day("2026-03-08")).span(in: newYork)
    #expect(try span == DaySpan(start: instant("2026-03-08T05:00:00Z"), end: instant("2026-03-09T04:00:00Z")))
    #expect(ExpensePeriod.all.span(in: newYork) == nil)
  }

  @Test("An expense is chosen by four or more of its identifier's first characters, and never guessed")
  func choosing() throws {
    func expense(_ identifier: String) throws -> Expense {
      let id = ExpenseID(try #require(UUID(uuidString: identifier)))
      return Expense(id: id, occurredAt: .evening, categoryWord: "fuel", amount: .zero)
    }
    let expenses = try [
      expense("9b20c4d1-0000-4000-8000-000000000001"), expense("9b20c4d1-0000-4000-8000-000000000002"),
      expense("1f3a9c2e-0000-4000-8000-000000000001"),
    ]
    #expect(try expenses.chosen(ExpenseReference("1F3A")) == expenses[2])
    #expect(try expenses.chosen(ExpenseReference(expenses[1].id.text)) == expenses[1])
    #expect(throws: ExpenseChoiceRefusal.severalExpensesWithIdentifier("9b20", expenses: Array(expenses.prefix(2)))) {
      try expenses.chosen(ExpenseReference("9b20"))
    }
    #expect(throws: ExpenseChoiceRefusal.noExpenseWithIdentifier("9b21")) {
      try expenses.chosen(ExpenseReference("9b21"))
    }
    for text in ["", "9b2", "9b2x", "latest", "9b20c4d10", "9b20c4d1-0000-4000-8000-0000000000011"] {
      #expect(throws: ExpenseChoiceRefusal.unreadableReference(text)) { try ExpenseReference(text) }
    }
  }
}
