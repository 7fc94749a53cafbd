import DashPilotCore

/// The document of an expense (`spec/01`, expense).
enum ExpenseDocument {
  private static let keys: [DocumentKey] =
    DocumentFormat.headerKeys + ["id", "occurredAt", "amount", "category", "note"]

  static func bytes(_ expense: Expense) -> [UInt8] {
    DocumentFormat.expense.bytes([
      "id": .stored(expense.id),
      "occurredAt": .stored(expense.occurredAt),
      "amount": .stored(expense.amount),
      "category": .string(expense.categoryWord),
      "note": expense.note.map { .string($0) },
    ])
  }

  static func read(_ document: DocumentValue) throws(DocumentFault) -> Expense {
    try DocumentFormat.expense.read(document, readCurrent)
  }

  private static func readCurrent(_ document: DocumentValue) throws(DocumentFault) -> Expense {
    let object = try document.object(keys: keys)
    return Expense(
      id: try object.required("id", identifier),
      occurredAt: try object.required("occurredAt", instant),
      categoryWord: try object.required("category", text),
      amount: try object.required("amount", amount),
      note: try object.optional("note", note)
    )
  }

  static func note(_ value: DocumentValue) throws(DocumentFault) -> String {
    let text = try value.text()
    guard text.hasCharacters(upTo: ExpenseNote.maximumLength) else { throw value.fault(.expected(.note)) }
    return text
  }
}
