/// Why a typed category was not understood.
public enum ExpenseCategoryRefusal: Refusal {
  case unknownCategory(String)
}

extension ExpenseCategory {
  /// Reads one of the five words, in any case.
  public init(typed text: String) throws(ExpenseCategoryRefusal) {
    let fitting = ExpenseCategory.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
    guard let fitting else { throw .unknownCategory(text) }
    self = fitting
  }
}
