/// The identity of an expense.
public typealias ExpenseID = Identifier<Expense>

/// What an expense was for: a closed set, by its stored words.
public enum ExpenseCategory: String, CaseIterable, Hashable, Sendable {
  case fuel, parkingAndTolls, maintenance, supplies, other
}

/// A dated cost; it belongs to no shift and to no delivery (`spec/08`, an expense).
public struct Expense: Hashable, Sendable {
  /// Which expense this is.
  public let id: ExpenseID
  /// When it occurred; names the file.
  public let occurredAt: Instant
  /// The category's word as it is stored, known or not.
  public let categoryWord: String
  /// How much it was, zero or more; zero is an amount.
  public let amount: Money
  /// What else was written about it, 1 to 120 characters.
  public let note: String?

  /// Makes an expense exactly as recorded.
  public init(id: ExpenseID, occurredAt: Instant, categoryWord: String, amount: Money, note: String? = nil) {
    self.id = id
    self.occurredAt = occurredAt
    self.categoryWord = categoryWord
    self.amount = amount
    self.note = note
  }

  /// What it was for; a stored word that is not known reads as other.
  public var category: ExpenseCategory { ExpenseCategory(rawValue: categoryWord) ?? .other }
}

extension [Expense] {
  /// The expenses as they are listed: newest first, ties by identifier.
  public var inListingOrder: [Expense] {
    sorted { ($1.occurredAt, $0.id) < ($0.occurredAt, $1.id) }
  }
}
