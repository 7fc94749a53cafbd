/// A period beside the one before it, as sections of a page (`spec/06`, comparison).
public struct ComparisonReport: Sendable {
  let comparison: PeriodComparison
  let current: NamedPeriod
  let previous: NamedPeriod
  let writing: Writing

  /// Gathers what the sections are written from.
  public init(comparison: PeriodComparison, current: NamedPeriod, previous: NamedPeriod, writing: Writing) {
    self.comparison = comparison
    self.current = current
    self.previous = previous
    self.writing = writing
  }

  /// What holds for the whole, then the rows, each side under the name of its figure.
  public var sections: [Report.Section] {
    let opening = writing.statement { "Compared with \(previous.titleInSentence($0))" }
    return [
      Report.Section(
        heading: opening.visible,
        entries: remarks.map { Report.Entry($0) },
        heard: [opening.spoken] + remarks.map(\.spoken)
      ),
      Report.Section(heading: nil, entries: comparison.rows.flatMap(entries), heard: comparison.rows.map(spoken)),
    ]
  }

  private func entries(_ row: PeriodComparison.Row) -> [Report.Entry] {
    [
      Report.Entry(Statement(row.figure.title)),
      entry(current, row.current, row.currentBasis, of: row.figure),
      entry(previous, row.previous, row.previousBasis, of: row.figure),
      Report.Entry("  Change", change(of: row), spoken: ""),
    ]
  }

  private func entry(
    _ named: NamedPeriod,
    _ figure: ShownFigure?,
    _ basis: ComparisonBasis,
    of compared: ComparedFigure
  ) -> Report.Entry {
    let text = figure.map { writing.shown($0, of: compared).visible } ?? compared.absence
    return Report.Entry("  \(named.label(writing))", text, columns: [basis.text].compactMap(\.self), spoken: "")
  }

  private func spoken(_ row: PeriodComparison.Row) -> String {
    let sides = [(current, row.current, row.currentBasis), (previous, row.previous, row.previousBasis)]
    let told = sides.map { named, figure, basis in
      let text = figure.map { writing.shown($0, of: row.figure).spoken } ?? row.figure.absence
      return "\(named.spokenLabel(writing)), \(text)\(basis.text.map { ", from \($0)" } ?? "")"
    }
    return ([row.figure.title] + told + [change(of: row, isSpoken: true).capitalizedFirst]).map(\.asSentence)
      .joined(separator: " ")
  }
}

extension ComparedFigure {
  /// The name of the row.
  var title: String {
    switch self {
    case .completedShifts: "Finished shifts"
    case .workingTime: "Working time"
    case .deliveryActiveTime: "Delivery active time"
    case .recordedGrossEarnings: "Gross earnings"
    case .perWorkingHour: "Gross earnings per working hour"
    case .perDeliveryActiveHour: "Gross earnings per delivery active hour"
    case .recordedExpenses: "Recorded expenses"
    case .recordedMileage: "Recorded miles"
    case .perRecordedMile: "Gross earnings per recorded mile"
    case .deliveriesCompleted: "Deliveries delivered"
    }
  }

  /// What stands where a side has no figure.
  var absence: String {
    guard !isRate else { return "not available" }
    return self == .recordedMileage ? "no route measured" : "not recorded"
  }
}

extension ComparisonBasis {
  /// What a side rests on; nothing for a count, which rests on itself.
  var text: String? {
    switch self {
    case .exactCount: nil
    case .coverage(let coverage): coverage.text()
    case .recordCount(let count): counted(count, "record")
    case .routes(let measured, let partial, let total):
      "\(Coverage(measured, of: total).text())\(partial > 0 ? ", \(partial) partial" : "")"
    }
  }
}

extension Writing {
  /// A compared figure as it is shown.
  func shown(_ figure: ShownFigure, of compared: ComparedFigure) -> Statement {
    statement { voice in
      switch figure {
      case .count(let count): "\(count)"
      case .money(let money):
        compared.isRate && !voice.isSpoken ? "\(voice.money(money))\(compared.suffix)" : voice.money(money)
      case .duration(let seconds): voice.duration(.seconds(seconds))
      case .miles(let miles): voice.isSpoken ? spokenMiles(miles) : self.miles(miles)
      }
    }
  }
}

extension ComparedFigure {
  /// What follows a rate's amount.
  fileprivate var suffix: String {
    switch self {
    case .perWorkingHour: RateDivisor.workingHour.visibleSuffix
    case .perDeliveryActiveHour: RateDivisor.deliveryActiveHour.visibleSuffix
    case .perRecordedMile: RateDivisor.recordedMile.visibleSuffix
    default: ""
    }
  }
}
