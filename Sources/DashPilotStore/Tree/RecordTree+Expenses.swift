import DashPilotCore

extension RecordTree {
  /// The expenses that occurred at or after one instant and before another; only their months are opened.
  public func expenses(from start: Instant, before end: Instant) throws -> ReadRecords<Expense> {
    let months = try months(below: TreePath.expenses).filter { $0.mayHold(from: start, before: end) }
    let second = RecordName.cut(start)
    let found = try expenses(in: months) { second <= $0.instant && $0.instant < end }
    let records = found.records.filter { start <= $0.occurredAt && $0.occurredAt < end }
    return ReadRecords(records: records, unreadable: found.unreadable)
  }

  /// All expenses.
  public func expenses() throws -> ReadRecords<Expense> {
    try expenses(in: months(below: TreePath.expenses)) { _ in true }
  }

  /// The expenses whose identifier begins with some characters.
  public func expenses(withIdentifierPrefix prefix: String) throws -> ReadRecords<Expense> {
    let short = prefix.prefix(8)
    let found = try expenses(in: months(below: TreePath.expenses)) { $0.identifier.hasPrefix(short) }
    return ReadRecords(records: found.records.filter { $0.id.text.hasPrefix(prefix) }, unreadable: found.unreadable)
  }

  /// An expense read back from where it is written.
  public func expense(again expense: Expense) throws -> Expense {
    try document(at: TreePath.expense(try name(of: expense)), ExpenseDocument.read)
  }

  /// The name that an expense's file has, or is given: its whole identifier where another record has the short name.
  func name(of expense: Expense) throws -> RecordName {
    let short = RecordName(expense.occurredAt, expense.id)
    let whole = RecordName(expense.occurredAt, expense.id, whole: true)
    for name in [short, whole] where try holder(of: name) == expense.id { return name }
    return try disk.kind(TreePath.expense(short)) == nil ? short : whole
  }

  /// The expense whose document has a name; nothing where none has, and nobody where it cannot be read.
  private func holder(of name: RecordName) throws -> ExpenseID? {
    let path = TreePath.expense(name)
    guard try disk.kind(path) != nil else { return nil }
    do { return try document(at: path, ExpenseDocument.read).id } catch let fault as UnreadableRecord {
      if case .disk = fault.problem { throw fault }
      return nil
    }
  }

  /// The expenses of some months; of two documents with one identifier the first is read and the other is not.
  private func expenses(
    in months: [MonthFolder],
    where isWanted: @Sendable (RecordName) -> Bool
  ) throws -> ReadRecords<Expense> {
    let files = try files(in: months.map(\.folder), where: isWanted)
    let found = try readEach(files, portion: RecordTree.documentsInPortion) { try expense(in: $0) }
    let expenses = try distinct(found, of: files, \.id)
    return ReadRecords(records: expenses.records.inListingOrder, unreadable: expenses.unreadable)
  }

  private func expense(in file: RecordFile) throws -> Expense {
    let expense = try document(at: file.path, ExpenseDocument.read)
    guard file.isInMonth(below: TreePath.expenses), file.name.belongs(to: expense.occurredAt, expense.id) else {
      throw UnreadableRecord(file: file.path, line: nil, problem: .nameContradictsContent)
    }
    return expense
  }
}
