extension JSON {
  /// One of `expenses[]` of an export, its six keys (`spec/09`, the JSON tree).
  public static func expense(_ expense: Expense) -> JSON {
    .object([
      "id": .identifier(expense.id),
      "occurredAt": .time(expense.occurredAt),
      "category": .name(expense.category),
      "amount": .money(expense.amount),
      "currencyCode": .string(Money.currencyCode),
      "note": .string(expense.note),
    ])
  }
}
