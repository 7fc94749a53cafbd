/// What is said after invented records were written.
public struct DemoConfirmation: Sendable {
  /// What was asked for.
  let demo: Demo
  /// How much of it there is.
  let counts: RecordCounts
  /// The driver's conventions.
  let writing: Writing

  /// Makes the sentences for what was written.
  public init(_ demo: Demo, counts: RecordCounts, writing: Writing) {
    self.demo = demo
    self.counts = counts
    self.writing = writing
  }

  /// What was written where, and that none of it happened; a folder's name is seen and not heard.
  public func wrote(to folder: String) -> [Statement] {
    let written = writing.statement { voice in
      "Wrote \(subject)\(voice.isSpoken ? "" : " to \(harmless(folder))"): \(listed(amounts))."
    }
    return [written, Statement("Everything in it is invented.")]
  }

  private var subject: String {
    switch demo {
    case .scenario(let scenario): "the scenario \(scenario.rawValue)"
    case .years(let years, _): "a history of \(counted(years, "year"))"
    }
  }

  /// The kinds of which there are some, each with its number.
  private var amounts: [String] {
    [
      amount(counts.shifts, "shift", "shifts"), amount(counts.deliveries, "delivery", "deliveries"),
      amount(counts.positions, "position", "positions"), amount(counts.places, "pickup place", "pickup places"),
      amount(counts.expenses, "expense", "expenses"),
    ]
    .compactMap(\.self)
  }

  private func amount(_ count: Int, _ one: String, _ several: String) -> String? {
    guard count > 0 else { return nil }
    return count == 1 ? "1 \(one)" : "\(count.formatted(.number.locale(writing.locale))) \(several)"
  }
}
