import DashPilotCore
import DashPilotStore

extension Command {
  static let expenseList = Command(
    "expense list",
    arguments: [
      Argument(
        "PERIOD",
        isOptional: true,
        help: "A day as 2026-09-05, a month as 2026-09, or all; this month if left out"
      )
    ],
    summary: "Show the expenses of a period, newest first.",
    details:
      "An expense belongs to the day on which it occurred. Its line begins with its identifier's first characters."
  ) { context in
    let typed = try context.value(0).map { text throws in try ExpensePeriod(typed: text) }
    return try context.reading { tree, writing in
      let period = typed ?? .month(of: writing.timeZone.localTime(at: context.now).date)
      let found = try tree.expenses(of: period.span(in: ReportingCalendar(timeZone: writing.timeZone)))
      let isIncomplete = !found.unreadable.isEmpty
      let page = ExpenseReport(
        period: period,
        expenses: found.records,
        isIncomplete: isIncomplete,
        writing: writing
      )
      return Reply(
        .report(page.report),
        json: .object(["expenses": .array(found.records.map { .expense($0) })]),
        notices: found.unreadable.map { $0.statement(in: writing) },
        isIncomplete: isIncomplete
      )
    }
  }
}

extension RecordTree {
  fileprivate func expenses(of span: DaySpan?) throws -> ReadRecords<Expense> {
    try span.map { try expenses(from: $0.start, before: $0.end) } ?? expenses()
  }
}
