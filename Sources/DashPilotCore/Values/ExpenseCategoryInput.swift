/// Why a typed category was not understood.
public enum ExpenseCategoryRefusal: Refusal {
  case unknownCategory(String)
}

extension ExpenseCategory {
  /// Reads one of the five words, in any case, and with spaces or dashes between its parts.
  public init(typed text: String) throws(ExpenseCategoryRefusal) {
    let word = text.lowercased().filter { $0 != " " && $0 != "-" }
    let fitting = ExpenseCategory.allCases.first { $0.rawValue.lowercased() == word }
    guard let fitting else { throw .unknownCategory(text) }
    self = fitting
  }
}
