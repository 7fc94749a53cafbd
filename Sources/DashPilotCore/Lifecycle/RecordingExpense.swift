/// Why an expense was not recorded or edited; where several hold, the first one here.
public enum ExpenseRefusal: Refusal {
  case negativeAmount(Money)
  case invalidNote(ExpenseNoteFlaw)
  case datedInFuture(Instant)
}

/// The four facts of an expense, which are recorded and edited together; the note as it was typed.
public struct ExpenseFacts: Hashable, Sendable {
  /// When it occurred.
  public let occurredAt: Instant
  /// What it was for.
  public let category: ExpenseCategory
  /// How much it was.
  public let amount: Money
  /// What else was typed about it.
  public let note: String?

  /// Gathers the facts.
  public init(occurredAt: Instant, category: ExpenseCategory, amount: Money, note: String?) {
    self.occurredAt = occurredAt
    self.category = category
    self.amount = amount
    self.note = note
  }
}

extension Expense {
  /// The facts as an editor finds them; a category that is not known is found as other.
  public var facts: ExpenseFacts {
    ExpenseFacts(occurredAt: occurredAt, category: category, amount: amount, note: note)
  }

  /// A new expense; exactly now is not in the future.
  public static func recording(
    _ facts: ExpenseFacts,
    id: ExpenseID,
    now: Instant
  ) throws(ExpenseRefusal) -> Expense {
    let note = facts.note.flatMap(ExpenseNote.kept)
    guard facts.amount >= .zero else { throw .negativeAmount(facts.amount) }
    if let flaw = ExpenseNote.flaw(of: note) { throw .invalidNote(flaw) }
    guard facts.occurredAt <= now else { throw .datedInFuture(facts.occurredAt) }
    return Expense(
      id: id,
      occurredAt: facts.occurredAt,
      categoryWord: facts.category.rawValue,
      amount: facts.amount,
      note: note
    )
  }

  /// The same expense with all four facts replaced at once.
  public func editing(to facts: ExpenseFacts, now: Instant) throws(ExpenseRefusal) -> Expense {
    try .recording(facts, id: id, now: now)
  }
}

extension Change {
  /// An expense is written; the file of what it replaces goes, where its name moves with its instant.
  public static func saving(_ expense: Expense, replacing old: Expense? = nil) -> Change {
    Change(saved: [.expense(expense)], removed: old.map { [.expense($0)] } ?? [])
  }

  /// An expense is removed, and nothing else.
  public static func deleting(_ expense: Expense) -> Change {
    Change(removed: [.expense(expense)])
  }
}
