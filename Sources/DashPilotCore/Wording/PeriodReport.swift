/// The figures of a period as a page, each with its coverage below it (`spec/06`).
public struct PeriodReport: Sendable {
  let summary: PeriodSummary
  let named: NamedPeriod
  let parts: [PeriodPart]
  /// Whether routes were read; without them nothing is said that rests on one.
  let isMeasured: Bool
  let comparison: ComparisonReport?
  let writing: Writing

  /// Gathers what the page is written from.
  public init(
    summary: PeriodSummary,
    named: NamedPeriod,
    parts: [PeriodPart],
    isMeasured: Bool,
    comparison: ComparisonReport?,
    writing: Writing
  ) {
    self.summary = summary
    self.named = named
    self.parts = parts
    self.isMeasured = isMeasured
    self.comparison = comparison
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let all = [Report.Section(heading: nil, entries: remarks)] + shiftSections + [expenses] + estimateSections + bars
    return Report(
      title: writing.statement(named.title),
      sections: all.filter { !$0.entries.isEmpty } + (comparison?.sections ?? [])
    )
  }

  var metrics: PeriodMetrics { summary.metrics }

  /// What is said of the period before any figure.
  private var remarks: [Report.Entry] {
    let statements = [
      named.isCurrent ? "In progress" : nil,
      named.period.kind == .custom ? counted(named.period.dayCount, "day") : nil,
      named.unreadableRemark(summary.unreadable),
      metrics.isEmpty ? named.nothingRecorded(besideUnreadable: summary.unreadable) : nil,
      isMeasured || metrics.isEmpty ? nil : Self.withoutMileage,
    ]
    return statements.compactMap(\.self).map { Report.Entry(Statement($0)) }
  }

  private static let withoutMileage =
    "Left out, as asked: recorded miles, the rate per mile, and the estimates of fuel and net"

  private var shiftSections: [Report.Section] {
    guard !metrics.isEmpty else { return [] }
    return [
      Report.Section(heading: "Recorded", entries: headline),
      Report.Section(heading: "Gross earnings rates", entries: rates),
      Report.Section(heading: "Time with a delivery open", entries: deliveryTimes),
      Report.Section(heading: "Deliveries and pickups", entries: deliveries),
    ]
  }

  private var headline: [Report.Entry] {
    [
      writing.grossEntry(metrics.gross),
      writing.entry("Working time", metrics.working, spokenName: "working time"),
      isMeasured ? writing.entry(metrics.mileage) : nil,
      Report.Entry(
        "Finished shifts",
        "\(metrics.completedShifts)",
        spoken: counted(metrics.completedShifts, "finished shift")
      ),
    ].compactMap(\.self)
  }

  private var rates: [Report.Entry] {
    [
      writing.entry(metrics.rates.perWorkingHour, .workingHour),
      writing.entry(metrics.rates.perDeliveryActiveHour, .deliveryActiveHour),
      isMeasured ? writing.entry(metrics.rates.perRecordedMile, .recordedMile) : nil,
    ].compactMap(\.self)
  }

  private var deliveryTimes: [Report.Entry] {
    [
      writing.entry("Delivery active", metrics.active, spokenName: "delivery active time"),
      writing.entry("Without a delivery", metrics.nonDelivery, spokenName: "non-delivery time"),
    ]
  }
}

extension Writing {
  /// The recorded amounts of a period's shifts.
  func grossEntry(_ gross: Covered<Money>) -> Report.Entry {
    entry("Gross earnings", gross, spokenName: "gross earnings") { voice, amount in
      voice.isSpoken ? "\(voice.money(amount)) gross earnings recorded" : voice.money(amount)
    }
  }
}
