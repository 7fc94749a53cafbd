import DashPilotCore
import TestSupport
import Testing

@Suite("Expense record")
struct ExpenseRecordTests {
  static let now = Instant.evening(3600)

  func facts(
    at seconds: Double = 0,
    _ category: ExpenseCategory = .fuel,
    cents: Int = 4210,
    note: String? = nil
  ) -> ExpenseFacts {
    ExpenseFacts(
      occurredAt: .evening(seconds),
      category: category,
      amount: Money(minorUnits: cents),
      note: note
    )
  }

  private func record(_ facts: ExpenseFacts) throws(ExpenseRefusal) -> Expense {
    try .recording(facts, id: .number(1), now: ExpenseRecordTests.now)
  }

  private let recorded = Expense(
    id: .number(1),
    occurredAt: .evening,
    categoryWord: "fuel",
    amount: Money(minorUnits: 4210),
    note: "Rear wiper"
  )

  @Test("The four facts are recorded as given, and refer to no shift")
  func recording() throws {
    #expect(try record(facts(note: "Rear wiper")) == recorded)
    let fields = Mirror(reflecting: recorded).children.compactMap(\.label)
    #expect(fields == ["id", "occurredAt", "categoryWord", "amount", "note"])
  }

  @Test("A recorded zero is a record, a cent below it is refused")
  func amounts() throws {
    #expect(try record(facts(cents: 0)).amount == .zero)
    #expect(throws: ExpenseRefusal.negativeAmount(Money(minorUnits: -1))) { try record(facts(cents: -1)) }
  }

  @Test("Exactly now is fine, a millisecond later is in the future")
  func instants() throws {
    #expect(try record(facts(at: 3600)).occurredAt == ExpenseRecordTests.now)
    #expect(throws: ExpenseRefusal.datedInFuture(.evening(3600.001))) { try record(facts(at: 3600.001)) }
    #expect(try record(facts(at: -86_400)).occurredAt == .evening(-86_400))
  }

  @Test("Of several faults the amount is named first, then the note, then the instant")
  func order() {
    let tooLong = String(repeating: "a", count: 121)
    #expect(throws: ExpenseRefusal.negativeAmount(Money(minorUnits: -1))) {
      try record(facts(at: 9000, cents: -1, note: tooLong))
    }
    #expect(throws: ExpenseRefusal.invalidNote(.tooLong(maximumLength: 120))) {
      try record(facts(at: 9000, note: tooLong))
    }
    #expect(throws: ExpenseRefusal.datedInFuture(.evening(9000))) { try record(facts(at: 9000)) }
  }

  @Test("An edit replaces every fact at once, and keeps the identity")
  func editing() throws {
    let edited = try recorded.editing(to: facts(at: 60, .supplies, cents: 0), now: ExpenseRecordTests.now)
    let expected = Expense(id: .number(1), occurredAt: .evening(60), categoryWord: "supplies", amount: .zero)
    #expect(edited == expected)
  }

  @Test("An edit is refused for the same reasons, in the same order")
  func refusedEdit() {
    let tooLong = String(repeating: "a", count: 121)
    let edits: [(ExpenseFacts, ExpenseRefusal)] = [
      (facts(at: 9000, cents: -1, note: tooLong), .negativeAmount(Money(minorUnits: -1))),
      (facts(at: 9000, .other, cents: 1, note: tooLong), .invalidNote(.tooLong(maximumLength: 120))),
      (facts(at: 9000, .other, cents: 1), .datedInFuture(.evening(9000))),
    ]
    for (edit, refusal) in edits {
      #expect(throws: refusal) { try recorded.editing(to: edit, now: ExpenseRecordTests.now) }
    }
  }

  @Test("The facts of a record, edited to themselves, are that record")
  func facts() throws {
    #expect(try recorded.editing(to: recorded.facts, now: ExpenseRecordTests.now) == recorded)
  }

  @Test("The categories are five, by their stored words")
  func categories() {
    let words = ["fuel", "parkingAndTolls", "maintenance", "supplies", "other"]
    #expect(ExpenseCategory.allCases.map(\.rawValue) == words)
  }

  @Test("A category is typed as its word, in any case and with its parts apart, and as nothing else")
  func typedCategories() throws {
    for category in ExpenseCategory.allCases {
      #expect(try ExpenseCategory(typed: category.rawValue) == category)
      #expect(try ExpenseCategory(typed: category.rawValue.uppercased()) == category)
    }
    #expect(try ExpenseCategory(typed: "Parking and tolls") == .parkingAndTolls)
    #expect(try ExpenseCategory(typed: "parking-and-tolls") == .parkingAndTolls)
    for text in ["", "gas", "parking", "fuels", "parking & tolls", "-"] {
      #expect(throws: ExpenseCategoryRefusal.unknownCategory(text)) { try ExpenseCategory(typed: text) }
    }
  }

  @Test("A stored word that is not known reads as other and is kept until the record is edited")
  func unrecognised() throws {
    let stored = Expense(id: .number(1), occurredAt: .evening, categoryWord: "tyres", amount: .zero)
    #expect(stored.category == .other && stored.categoryWord == "tyres")
    #expect(Expense(id: .number(1), occurredAt: .evening, categoryWord: "Fuel", amount: .zero).category == .other)
    let edited = try stored.editing(to: stored.facts, now: ExpenseRecordTests.now)
    #expect(edited.categoryWord == "other")
  }

  @Test("Expenses are listed newest first, ties by identifier")
  func listing() {
    func expense(_ number: UInt8, at seconds: Double) -> Expense {
      Expense(id: .number(number), occurredAt: .evening(seconds), categoryWord: "fuel", amount: .zero)
    }
    let expenses = [expense(2, at: 0), expense(4, at: 60), expense(1, at: 60), expense(3, at: 0.001)]
    #expect(expenses.inListingOrder.map(\.id) == [.number(1), .number(4), .number(3), .number(2)])
    #expect(expenses.reversed().inListingOrder == expenses.inListingOrder)
  }
}
