import DashPilotCore

extension CommandContext {
  /// What was typed to change an expense by; what is absent was not named.
  struct TypedExpenseEdit {
    let amountText: String?
    let category: ExpenseCategory?
    let noteText: String?
    let time: TypedTime?

    /// Which facts were named.
    var given: ExpenseEdit {
      ExpenseEdit(amount: amountText != nil, category: category != nil, note: noteText != nil, time: time != nil)
    }
  }

  /// Reads the options of an edit; refused where none is given.
  func typedExpenseEdit() throws -> TypedExpenseEdit {
    let edit = TypedExpenseEdit(
      amountText: arguments.option("amount"),
      category: try arguments.option("category").map { text throws in try ExpenseCategory(typed: text) },
      noteText: arguments.option("note"),
      time: try typedTime()
    )
    guard edit.given != ExpenseEdit(amount: false, category: false, note: false, time: false) else {
      throw UsageRefusal.missingArgument("--amount, --category, --note or --at", usage: arguments.command.usage)
    }
    return edit
  }

  /// All four facts of an expense, with those that an edit names.
  func facts(of expense: Expense, with edit: TypedExpenseEdit, _ conventions: RecordingConventions) throws
    -> ExpenseFacts
  {
    let facts = expense.facts
    let note = edit.noteText.map { $0 == "none" ? nil : $0 }
    return ExpenseFacts(
      occurredAt: try edit.time.map { try instant($0, conventions, after: nil) } ?? facts.occurredAt,
      category: edit.category ?? facts.category,
      amount: try edit.amountText.map { try expenseAmount($0, conventions.writing) } ?? facts.amount,
      note: note ?? facts.note
    )
  }

  /// Reads the amount of an expense.
  func expenseAmount(_ text: String, _ writing: Writing) throws -> Money {
    try MoneyInput.amount(typed: text, for: .expense, locale: writing.locale)
  }
}
