extension ExpenseRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .negativeAmount(let amount):
      "\(voice.money(amount)) is below zero. An expense is zero or more."
    case .invalidNote(.tooLong(let maximum)):
      "The note has more than \(maximum) characters. Type a shorter one."
    case .datedInFuture(let instant):
      "\(voice.moment(instant)) has not come yet. Give a time that is not later than now."
    }
  }
}

extension ExpenseCategoryRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownCategory(let text):
      """
      \(voice.typed(text)) is not a category of expenses. \
      Write \(listed(ExpenseCategory.allCases.map { voice.isSpoken ? $0.title : $0.rawValue }, by: "or")).
      """
    }
  }
}

extension ExpenseChoiceRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadableReference(let text):
      """
      \(voice.typed(text)) does not say which expense. \
      Write at least four characters of its identifier, as shown by \(voice.command("expense list")).
      """
    case .noExpenseWithIdentifier(let prefix):
      """
      No expense has an identifier that begins with \(voice.quoted(prefix)). \
      See \(voice.command("expense list all")).
      """
    case .severalExpensesWithIdentifier(let prefix, let expenses):
      """
      \(expenses.count) expenses have an identifier that begins with \(voice.quoted(prefix)): \
      \(listed(expenses.map { "\($0.id.text) from \(voice.writing.moment($0.occurredAt))" })). \
      Give more of its characters.
      """
    }
  }
}

extension ExpensePeriodRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadablePeriod(let text):
      """
      \(voice.typed(text)) is not a period of expenses. \
      Write a day as 2026-09-05, a month as 2026-09, or all.
      """
    }
  }
}

extension ExpenseCategory {
  /// What it was for, inside a sentence.
  var title: String {
    switch self {
    case .fuel: "fuel"
    case .parkingAndTolls: "parking and tolls"
    case .maintenance: "maintenance"
    case .supplies: "supplies"
    case .other: "other"
    }
  }
}
