/// Why a period has no net after recorded expenses, the first reason that holds (`spec/08`, expenses of a period).
public enum ExpenseNetUnavailability: String, CaseIterable, Hashable, Sendable {
  case noExpenseRecorded
  case noEarningsRecorded
}

/// The expenses of a period: what was recorded, out of nothing, and so without a coverage.
public struct PeriodExpenses: Equatable, Sendable {
  /// Their sum; nothing without a record, which is not a sum of zero.
  public let total: Money?
  /// How many records there are.
  public let count: Int
  /// Sums by category in their fixed order, of those that have a record.
  public let byCategory: [CategoryTotal]

  /// The sum of one category.
  public struct CategoryTotal: Equatable, Sendable {
    /// What they were for.
    public let category: ExpenseCategory
    /// Their sum.
    public let total: Money
    /// How many records there are.
    public let count: Int
  }

  /// Adds up the records of a period.
  public init(of expenses: [Expense]) {
    total = Covered<Money>.sum(of: expenses.map(\.amount)).value
    count = expenses.count
    byCategory = ExpenseCategory.allCases.compactMap { category in
      let amounts = expenses.filter { $0.category == category }.map(\.amount)
      guard !amounts.isEmpty else { return nil }
      return CategoryTotal(category: category, total: amounts.reduce(.zero, +), count: amounts.count)
    }
  }

  /// Recorded gross less recorded expenses, exact and possibly negative; only where both were recorded.
  public func net(after gross: Covered<Money>) -> Figure<Money, ExpenseNetUnavailability> {
    guard let total else { return .unavailable(.noExpenseRecorded) }
    guard let earned = gross.value else { return .unavailable(.noEarningsRecorded) }
    return .available(earned - total)
  }
}
