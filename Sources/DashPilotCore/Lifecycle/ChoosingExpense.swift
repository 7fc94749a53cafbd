/// Why no expense was chosen.
public enum ExpenseChoiceRefusal: Refusal {
  case unreadableReference(String)
  case noExpenseWithIdentifier(String)
  case severalExpensesWithIdentifier(String, expenses: [Expense])
}

/// Which expense is meant: the first characters of its identifier, four or more, as they were typed.
public struct ExpenseReference: Hashable, Sendable {
  /// The characters in lower case.
  public let prefix: String

  /// Reads the first characters of an identifier.
  public init(_ text: String) throws(ExpenseChoiceRefusal) {
    guard text.count >= ShiftReference.shortestIdentifier, text.isIdentifierPrefix else {
      throw .unreadableReference(text)
    }
    prefix = text.lowercased()
  }
}

extension [Expense] {
  /// The one expense that a reference means; it is never guessed.
  public func chosen(_ reference: ExpenseReference) throws(ExpenseChoiceRefusal) -> Expense {
    let fitting = filter { $0.id.text.hasPrefix(reference.prefix) }.inListingOrder
    guard let first = fitting.first else { throw .noExpenseWithIdentifier(reference.prefix) }
    guard fitting.count == 1 else {
      throw .severalExpensesWithIdentifier(reference.prefix, expenses: fitting)
    }
    return first
  }
}
