/// A week's shifts as a page: one row a shift, or that there is none.
public struct HistoryReport: Sendable {
  let week: DaySpan
  let rows: [ShiftRow]
  let writing: Writing

  /// Gathers the rows of a week, in the order in which they are shown.
  public init(week: DaySpan, rows: [ShiftRow], writing: Writing) {
    self.week = week
    self.rows = rows
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let lastInstant = Instant(milliseconds: week.end.milliseconds - 1)
    let days = "\(writing.date(week.start)) to \(writing.date(lastInstant))"
    let title = Statement(visible: "This week: \(days)", spoken: "This week, \(days)")
    let none = Statement(visible: "No finished shift is recorded this week", spoken: "No finished shift is recorded")
    let entries = rows.isEmpty ? [Report.Entry(none)] : rows.map { Report.Entry($0.statement(in: writing)) }
    return Report(title: title, sections: [Report.Section(heading: nil, entries: entries)])
  }
}
