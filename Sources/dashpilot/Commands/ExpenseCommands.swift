import DashPilotCore
import DashPilotStore

extension Command {
  private static let expense = Argument("K", help: "Four or more of the first characters of its identifier")
  private static let words = ExpenseCategory.allCases.map(\.rawValue)

  static let expenseAdd = Command(
    "expense add",
    arguments: [
      Argument("AMOUNT", help: "What it cost, in US dollars; 0 is an amount"),
      Argument("CATEGORY", help: listed(words, by: "or")),
      Argument("NOTE", isOptional: true, help: "What else is to be kept about it, up to 120 characters"),
    ],
    options: [.expenseAt],
    summary: "Record a dated cost.",
    details: "It belongs to no shift and to no delivery, and changes no gross figure and no rate."
  ) { context in
    let category = try ExpenseCategory(typed: context.value(1) ?? "")
    let typed = try context.typedTime()
    return try context.recording { session, conventions in
      let facts = ExpenseFacts(
        occurredAt: try typed.map { try context.instant($0, conventions, after: nil) } ?? context.now,
        category: category,
        amount: try context.expenseAmount(context.value(0) ?? "", conventions.writing),
        note: context.value(2)
      )
      let id = ExpenseID(context.world.freshIdentifier())
      let expense = try session.record(Expense.recording(facts, id: id, now: context.now))
      return .confirmation([context.confirmation(conventions).expenseAdded(expense)])
    }
  }

  static let expenseEdit = Command(
    "expense edit",
    arguments: [expense],
    options: [
      Option("amount", value: "A", help: "What it cost, in US dollars"),
      Option("category", value: "C", help: listed(words, by: "or")),
      Option("note", value: "TEXT", help: "What is kept about it, or none to take it away"),
      .expenseAt,
    ],
    summary: "Change what was recorded of an expense.",
    details: "What is not named stays. A refused edit changes nothing."
  ) { context in
    let reference = try ExpenseReference(context.value(0) ?? "")
    let edit = try context.typedExpenseEdit()
    return try context.recording { session, conventions in
      let before = try session.tree.expense(reference)
      let edited = try before.editing(to: context.facts(of: before, with: edit, conventions), now: context.now)
      let expense = try session.record(edited, replacing: before)
      let confirmation = context.confirmation(conventions)
      return .confirmation([confirmation.expenseEdited(expense, from: before, given: edit.given)])
    }
  }

  static let expenseDelete = Command(
    "expense delete",
    arguments: [expense],
    summary: "Delete an expense.",
    details: "Nothing else is changed by it."
  ) { context in
    let reference = try ExpenseReference(context.value(0) ?? "")
    return try context.recording { session, conventions in
      let expense = try session.tree.expense(reference)
      try session.apply(.deleting(expense))
      return .confirmation([context.confirmation(conventions).expenseDeleted(expense)])
    }
  }
}

extension Option {
  fileprivate static let expenseAt = Option(
    "at",
    value: "TIME",
    help: "When it occurred: 17:46 for today, or with its day or offset"
  )
}

extension RecordTree {
  /// The expense that a reference means; refused where an unreadable record may be the one.
  fileprivate func expense(_ reference: ExpenseReference) throws -> Expense {
    let found = try expenses(withIdentifierPrefix: reference.prefix)
    if let unreadable = found.unreadable.first { throw unreadable }
    return try found.records.chosen(reference)
  }
}

extension WritingSession {
  /// Writes an expense, in the place of another where it replaces one, and reads it back.
  fileprivate func record(_ expense: Expense, replacing before: Expense? = nil) throws -> Expense {
    try apply(.saving(expense, replacing: before))
    return try tree.expense(again: expense)
  }
}
