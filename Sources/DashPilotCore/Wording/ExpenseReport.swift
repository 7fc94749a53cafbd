/// The expenses of a period as a page: one row each, newest first, or that there is none.
public struct ExpenseReport: Sendable {
  let period: ExpensePeriod
  let expenses: [Expense]
  let isIncomplete: Bool
  let writing: Writing

  /// Gathers the expenses of a period, and whether some of its records could not be read.
  public init(period: ExpensePeriod, expenses: [Expense], isIncomplete: Bool, writing: Writing) {
    self.period = period
    self.expenses = expenses
    self.isIncomplete = isIncomplete
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let rows = expenses.inListingOrder.map(entry)
    return Report(title: title, sections: [Report.Section(heading: nil, entries: rows.isEmpty ? [none] : rows)])
  }

  private var title: Statement {
    switch period {
    case .all: Statement("All expenses")
    case .day(let day): Statement("Expenses of \(writing.date(day))")
    case .month(let day): Statement("Expenses of \(writing.month(of: day))")
    }
  }

  private var none: Report.Entry {
    Report.Entry(Statement(isIncomplete ? "No expense could be read" : "No expense is recorded"))
  }

  private func entry(_ expense: Expense) -> Report.Entry {
    let (day, clock) = (writing.date(expense.occurredAt), writing.clock(expense.occurredAt))
    let (amount, category) = (writing.money(expense.amount), expense.category.title)
    let note = expense.note.map(onOneLine)
    let visible = ["\(day), \(clock)", amount, category] + [note].compactMap(\.self)
    let spoken = ["\(day), \(clock)", "\(amount), \(category)"] + [note].compactMap(\.self)
    return Report.Entry(
      expense.shortIdentifier,
      visible.joined(separator: " · "),
      spoken: (spoken + ["Identifier \(expense.shortIdentifier)"]).map(\.asSentence).joined(separator: " ")
    )
  }
}

extension Expense {
  /// The first eight characters of its identifier, as its file's name has them.
  var shortIdentifier: String { String(id.text.prefix(8)) }
}
