import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ExpenseRecordTests {
  private static let wiper = Expense(
    id: .number(0x9B),
    occurredAt: .evening,
    categoryWord: "maintenance",
    amount: Money(minorUnits: 8999),
    note: "Rear wiper\nand \u{1B}[1mblade"
  )

  private static let toll = Expense(
    id: .number(0x1F),
    occurredAt: .evening(-86_400),
    categoryWord: "parkingAndTolls",
    amount: .zero
  )

  private static let refusals: [any Refusal] = [
    ExpenseRefusal.negativeAmount(Money(minorUnits: -500)), ExpenseRefusal.invalidNote(.tooLong(maximumLength: 120)),
    ExpenseRefusal.datedInFuture(.evening(60)), ExpenseCategoryRefusal.unknownCategory("gas"),
    ExpenseChoiceRefusal.unreadableReference("9b2"), ExpenseChoiceRefusal.noExpenseWithIdentifier("9b20"),
    ExpenseChoiceRefusal.severalExpensesWithIdentifier("9b00", expenses: [wiper, toll]),
    ExpensePeriodRefusal.unreadablePeriod("2026-13"),
  ]

  private static let said: [(name: String, statement: Statement)] = {
    let confirmation = Confirmation(writing: .newYork)
    let unknown = Expense(id: wiper.id, occurredAt: .evening, categoryWord: "tyres", amount: wiper.amount)
    let other = Expense(id: wiper.id, occurredAt: .evening, categoryWord: "other", amount: wiper.amount)
    let all = ExpenseEdit(amount: true, category: true, note: true, time: true)
    let noteAlone = ExpenseEdit(amount: false, category: false, note: true, time: false)
    return [
      ("expenseAdded", confirmation.expenseAdded(wiper)), ("expenseAdded, no note", confirmation.expenseAdded(toll)),
      ("expenseEdited, every fact", confirmation.expenseEdited(wiper, from: wiper, given: all)),
      ("expenseEdited, its note removed", confirmation.expenseEdited(toll, from: toll, given: noteAlone)),
      (
        "expenseEdited, a word that was not known",
        confirmation.expenseEdited(other, from: unknown, given: noteAlone)
      ),
      ("expenseDeleted", confirmation.expenseDeleted(wiper)),
    ]
  }()

  private func pages() throws -> [Report] {
    let day = try #require(CivilDate(year: 2025, month: 8, day: 23))
    let periods: [ExpensePeriod] = [.day(day), .month(of: day), .all]
    return periods.flatMap { period in
      [([], false), ([], true), ([ExpenseRecordTests.toll, ExpenseRecordTests.wiper], false)].map { expenses, lost in
        ExpenseReport(period: period, expenses: expenses, isIncomplete: lost, writing: .newYork).report
      }
    }
  }

  @Test("Each refusal of an expense, and what is said after one was recorded, has its sentence")
  func sentences() {
    let text = Golden.vocabulary(of: ExpenseRecordTests.refusals) + "\n" + Golden.vocabulary(ExpenseRecordTests.said)
    #expect(Golden.mismatch("Expenses.txt", text) == nil)
  }

  @Test("No sentence, category or page of expenses speaks of tax or profit")
  func words() throws {
    let statements =
      ExpenseRecordTests.refusals.map { $0.statement(in: .newYork) } + ExpenseRecordTests.said.map(\.statement)
    let pages = try pages().flatMap { page in
      [page.title.visible, page.title.spoken] + page.sections.flatMap(\.entries).flatMap { [$0.text, $0.spoken] }
    }
    let texts = statements.flatMap { [$0.visible, $0.spoken] } + pages + ExpenseCategory.allCases.map(\.rawValue)
    for word in ["tax", "deduct", "profit", "write-off", "reimburse", "business"] {
      #expect(!texts.contains { $0.lowercased().contains(word) }, "\(word)")
    }
  }

  @Test("A row begins with what names it and is read aloud in whole sentences; a note stays on its line")
  func row() throws {
    let page = ExpenseReport(period: .all, expenses: [ExpenseRecordTests.wiper], isIncomplete: false, writing: .newYork)
    let entry = try #require(page.report.sections.first?.entries.first)
    #expect(entry.label == "9b000000")
    let note = "Rear wiper and \\u{1B}[1mblade"
    #expect(entry.text == "Saturday, August 23, 2025, 5:46 PM · $89.99 · maintenance · \(note)")
    #expect(
      entry.spoken
        == "Saturday, August 23, 2025, 5:46 PM. $89.99, maintenance. \(note). Identifier 9b000000."
    )
  }

  @Test("A period that holds none says so, and what could not be read is not called nothing")
  func empty() throws {
    let pages = try pages()
    #expect(
      pages.map(\.title.visible).filter { !$0.isEmpty }
        == ["Expenses of Saturday, August 23, 2025", "Expenses of August 2025", "All expenses"]
        .flatMap { [$0, $0, $0] }
    )
    let entries = pages.prefix(2).map { $0.sections.flatMap(\.entries).map(\.text) }
    #expect(entries == [["No expense is recorded"], ["No expense could be read"]])
  }
}
