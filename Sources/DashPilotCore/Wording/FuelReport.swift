/// What a shift's estimate of fuel rests on, what it comes to, and what could prefill it.
public struct FuelReport: Sendable {
  let shift: Shift
  let metrics: ShiftMetrics
  let proposal: Shift?
  let writing: Writing

  /// Gathers what the page is written from; the proposal is the newest finished shift that records both halves.
  public init(shift: Shift, metrics: ShiftMetrics, proposal: Shift?, writing: Writing) {
    self.shift = shift
    self.metrics = metrics
    self.proposal = proposal
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let title = writing.statement { "Estimated fuel of \(writing.date(shift.startedAt)), \(shift.bounds($0))" }
    let figures = ShiftReport(shift: shift, metrics: metrics, places: [:], writing: writing).estimates
    let sections = [
      Report.Section(heading: nil, entries: figures),
      Report.Section(heading: "What could be recorded", entries: [proposalEntry].compactMap(\.self)),
    ]
    return Report(title: title, sections: sections.filter { !$0.entries.isEmpty })
  }

  private var proposalEntry: Report.Entry? {
    guard let proposal, !shift.fuel.isPair else { return nil }
    return Report.Entry(
      writing.statement { voice in
        "\(listed(proposal.fuel.facts(voice))), as the shift of \(writing.date(proposal.startedAt)) records"
      }
    )
  }
}
