/// How many records of each kind were read.
public struct CheckedCounts: Hashable, Sendable {
  let shifts: Int
  let routes: Int
  let places: Int
  let expenses: Int

  /// Makes the counts.
  public init(shifts: Int, routes: Int, places: Int, expenses: Int) {
    (self.shifts, self.routes, self.places, self.expenses) = (shifts, routes, places, expenses)
  }
}

/// How many records were read, and what is wrong with them.
public struct CheckReport: Sendable {
  let counts: CheckedCounts
  /// What cannot be read, each as a sentence.
  let unreadable: [Statement]
  let anomalies: [FoundAnomaly]
  let writing: Writing

  /// Gathers what the page is written from.
  public init(
    counts: CheckedCounts,
    unreadable: [Statement],
    anomalies: [FoundAnomaly],
    writing: Writing
  ) {
    self.counts = counts
    self.unreadable = unreadable
    self.anomalies = anomalies
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let sections = [
      Report.Section(heading: nil, entries: read + fine),
      Report.Section(heading: "Cannot be read", entries: unreadable.map { Report.Entry($0) }),
      Report.Section(
        heading: "Read, though no command records it",
        entries: anomalies.map { anomaly in Report.Entry(writing.statement(anomaly.sentence)) }
      ),
    ]
    return Report(title: Statement("Check of the records"), sections: sections.filter { !$0.entries.isEmpty })
  }

  private var read: [Report.Entry] {
    let parts = [
      counted(counts.shifts, "shift"), counted(counts.routes, "route"), counted(counts.places, "pickup place"),
      counted(counts.expenses, "expense"),
    ]
    return [Report.Entry(Statement("Read \(listed(parts))"))]
  }

  private var fine: [Report.Entry] {
    unreadable.isEmpty && anomalies.isEmpty ? [Report.Entry(Statement("Nothing is wrong with them"))] : []
  }
}
