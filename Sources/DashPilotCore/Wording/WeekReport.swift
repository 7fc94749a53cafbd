/// A Monday week with its figures and its shifts: in history the current one, and each of the older ones (`spec/06`).
public struct WeekReport: Sendable {
  let summary: PeriodSummary
  let named: NamedPeriod
  let rows: [ShiftRow]
  let writing: Writing

  /// Gathers a week's figures and its rows, in the order in which they are shown.
  public init(summary: PeriodSummary, named: NamedPeriod, rows: [ShiftRow], writing: Writing) {
    self.summary = summary
    self.named = named
    self.rows = rows
    self.writing = writing
  }

  /// The week as a page of its own.
  public var report: Report {
    Report(
      title: writing.statement(named.title),
      sections: [
        Report.Section(heading: nil, entries: remarks + card, heard: remarks.map(\.spoken) + heardCard),
        Report.Section(heading: nil, entries: shifts),
      ].filter { !$0.entries.isEmpty }
    )
  }

  /// The week as one section among others.
  var section: Report.Section {
    let title = writing.statement(named.title)
    return Report.Section(
      heading: title.visible,
      entries: remarks + card + shifts,
      heard: [title.spoken] + remarks.map(\.spoken) + heardCard + shifts.map(\.spoken)
    )
  }

  private var metrics: PeriodMetrics { summary.metrics }

  private var remarks: [Report.Entry] {
    let none = metrics.isEmpty ? named.nothingRecorded(besideUnreadable: summary.unreadable) : nil
    return [none, named.unreadableRemark(summary.unreadable)].compactMap(\.self).map { Report.Entry(Statement($0)) }
  }

  private var shifts: [Report.Entry] { rows.map { Report.Entry($0.statement(in: writing)) } }

  private var card: [Report.Entry] { metrics.isEmpty ? [] : totals + rates + [activity] + estimates }

  private var heardCard: [String] {
    metrics.isEmpty ? [] : ([activity] + totals + rates + estimates).map(\.spoken)
  }

  private var totals: [Report.Entry] {
    [
      writing.grossEntry(metrics.gross),
      writing.entry("Working time", metrics.working, spokenName: "working time"),
      writing.entry(metrics.mileage),
    ]
  }

  private var rates: [Report.Entry] {
    [(metrics.rates.perWorkingHour, RateDivisor.workingHour), (metrics.rates.perRecordedMile, .recordedMile)]
      .filter { $0.0.value != nil }
      .map { rate, divisor in
        writing.entry(rate, divisor, qualifier: rate.coverage.isComplete ? "every shift" : nil)
      }
  }

  private var activity: Report.Entry {
    let shifts = counted(metrics.completedShifts, "shift")
    let text = "\(shifts), \(metrics.deliveries.activity)"
    return Report.Entry("Activity", text, spoken: text)
  }

  private var estimates: [Report.Entry] {
    let fuel = metrics.fuel.estimate.value.map { writing.entry(metrics.fuel, $0) }
    let net = metrics.net.ledger.value.map { ledger in
      let ceiling = metrics.net.isCeiling ? "; a ceiling, because a route that it rests on is partial" : ""
      let basis = "\(metrics.net.shifts.text()), with no recorded expense in it\(ceiling)"
      let amount = writing.money(ledger.amount)
      return Report.Entry(
        "Estimated net after fuel",
        "\(amount) estimated",
        qualifier: basis,
        spoken: "\(amount) estimated net after fuel, from \(basis)"
      )
    }
    return [fuel, net].compactMap(\.self)
  }
}

/// The weeks before the current one as a page, newest first; a week without a shift is absent.
public struct WeeksReport: Sendable {
  let weeks: [WeekReport]

  /// Gathers the weeks in the order in which they are shown.
  public init(weeks: [WeekReport]) {
    self.weeks = weeks
  }

  /// The page.
  public var report: Report {
    let none = Report.Section(
      heading: nil,
      entries: [Report.Entry(Statement("No finished shift is recorded in any other week"))]
    )
    return Report(title: Statement("Other weeks"), sections: weeks.isEmpty ? [none] : weeks.map(\.section))
  }
}
