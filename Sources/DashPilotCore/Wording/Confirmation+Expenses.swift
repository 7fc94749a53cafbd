extension Confirmation {
  /// An expense was recorded.
  public func expenseAdded(_ expense: Expense) -> Statement {
    let logged =
      "Recorded an expense in the category \(expense.category.title), at \(writing.moment(expense.occurredAt))."
    return writing.statement(withoutAmounts: logged) { voice in
      let note = expense.note.map { ", with the note \(voice.quoted(onOneLine($0)))" } ?? ""
      return """
        Recorded an expense of \(voice.money(expense.amount)) in the category \(expense.category.title), \
        at \(voice.moment(expense.occurredAt))\(note). Its identifier begins with \(expense.shortIdentifier).
        """
    }
  }

  /// An expense was edited: what was given anew, and nothing else.
  ///
  /// A stored category that was not known has become other, and that is said too.
  public func expenseEdited(_ expense: Expense, from before: Expense, given: ExpenseEdit) -> Statement {
    let newWord = given.category || expense.categoryWord != before.categoryWord
    let names = [
      given.amount ? "the amount" : nil, newWord ? "the category" : nil, given.note ? "the note" : nil,
      given.time ? "the time" : nil,
    ]
    let logged = "Edited \(listed(names.compactMap(\.self))) of the expense \(expense.shortIdentifier)."
    return writing.statement(withoutAmounts: logged) { voice in
      let facts = [
        given.amount ? "the amount is \(voice.money(expense.amount))" : nil,
        newWord ? "the category is \(expense.category.title)" : nil,
        given.note ? expense.note.map { "the note is \(voice.quoted(onOneLine($0)))" } ?? "there is no note" : nil,
        given.time ? "it occurred at \(voice.moment(expense.occurredAt))" : nil,
      ]
      return "Edited the expense \(expense.shortIdentifier): \(listed(facts.compactMap(\.self)))."
    }
  }

  /// An expense was deleted.
  public func expenseDeleted(_ expense: Expense) -> Statement {
    writing.statement { voice in
      """
      Deleted the expense \(expense.shortIdentifier) in the category \(expense.category.title), \
      at \(voice.moment(expense.occurredAt)).
      """
    }
  }
}

/// Which facts of an expense were given anew.
public struct ExpenseEdit: Hashable, Sendable {
  let amount: Bool
  let category: Bool
  let note: Bool
  let time: Bool

  /// Says of each fact whether it was given.
  public init(amount: Bool, category: Bool, note: Bool, time: Bool) {
    self.amount = amount
    self.category = category
    self.note = note
    self.time = time
  }
}
