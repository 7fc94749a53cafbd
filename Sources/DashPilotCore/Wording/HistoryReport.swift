/// A week's shifts as a page: one row a shift, or that there is none.
public struct HistoryReport: Sendable {
  let week: DaySpan
  let rows: [ShiftRow]
  /// How many shifts of the week could not be read.
  let unreadable: Int
  let writing: Writing

  /// Gathers the rows of a week, in the order in which they are shown.
  public init(week: DaySpan, rows: [ShiftRow], unreadable: Int, writing: Writing) {
    self.week = week
    self.rows = rows
    self.unreadable = unreadable
    self.writing = writing
  }

  private var unreadableStatement: [Statement] {
    unreadable == 0 ? [] : [Statement("\(counted(unreadable, "shift")) of this week could not be read")]
  }

  /// The page.
  public var report: Report {
    let lastInstant = Instant(milliseconds: week.end.milliseconds - 1)
    let days = "\(writing.date(week.start)) to \(writing.date(lastInstant))"
    let title = Statement(visible: "This week: \(days)", spoken: "This week, \(days)")
    let none = rows.isEmpty && unreadable == 0 ? [Statement("No finished shift is recorded this week")] : []
    let statements = none + rows.map { $0.statement(in: writing) } + unreadableStatement
    return Report(title: title, sections: [Report.Section(heading: nil, entries: statements.map { Report.Entry($0) })])
  }
}
