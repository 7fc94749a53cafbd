extension ComparisonReport {
  /// The change of a row in words: its magnitude, which way it went, and its percentage or what the row says of none.
  func change(of row: PeriodComparison.Row, isSpoken: Bool = false) -> String {
    guard let difference = row.difference, let direction = row.direction else { return absentSide(of: row, isSpoken) }
    let word = direction.word(isRate: row.figure.isRate)
    guard direction != .unchanged else {
      return row.percentage.reason == .previousZero ? "\(word)\(PercentageUnavailability.ofNothing)" : word
    }
    let shown = writing.shown(difference.magnitude, of: row.figure.withoutUnit)
    let amount = "\(isSpoken ? shown.spoken : shown.visible) \(word)"
    switch row.percentage {
    case .available(let percent):
      let number = writing.number(abs(percent), fractionDigits: 0)
      return "\(amount), \(number)\(isSpoken ? " percent" : "%") \(direction.shortWord(isRate: row.figure.isRate))"
    case .unavailable(.previousZero): return amount + PercentageUnavailability.ofNothing
    case .unavailable(.roundsToZero): return "\(amount), a change of less than half a percent"
    case .unavailable: return amount
    }
  }

  private func absentSide(of row: PeriodComparison.Row, _ isSpoken: Bool) -> String {
    let name = (row.current == nil ? current : previous).inSentence(writing, isSpoken: isSpoken)
    return "no difference, because there is no such figure for \(name)"
  }

  /// What is said once for all rows: the states, the reasons that are not said on a row, and the caution.
  var remarks: [Statement] {
    let reasons = comparison.rows.compactMap { row in row.percentage.reason.map { (row, $0) } }
    let incomplete = reasons.filter { $0.1 == .incompleteBasis }.map(\.0)
    let isIncomplete = incomplete.contains { $0.currentBasis.isCoverage }
    let hasExpenses = incomplete.contains { $0.figure == .recordedExpenses }
    return comparison.states.map(statement)
      + (isIncomplete
        ? [Statement("A figure that does not cover every record, or rests on a partial route, has no percentage")] : [])
      + (hasExpenses ? [Statement("Recorded expenses have no percentage: they are counted out of no number")] : [])
      + [unreadable].compactMap(\.self)
      + [Statement("This compares records, not work: what was not recorded is on neither side")]
  }

  /// That some records of the other period could not be read, where some could not.
  private var unreadable: Statement? {
    let count = comparison.previous.unreadable
    guard count > 0 else { return nil }
    return writing.statement { voice in
      let name = previous.inSentence(writing, isSpoken: voice.isSpoken)
      return "\(counted(count, "record")) of \(name) could not be read"
    }
  }

  private func statement(_ state: ComparisonState) -> Statement {
    switch state {
    case .inProgress:
      writing.statement { voice in
        let name = current.inSentence(writing, isSpoken: voice.isSpoken)
        return "\(name.capitalizedFirst) is in progress, so no percentage is given"
      }
    case .previousEmpty:
      writing.statement { "Nothing is recorded for \(previous.inSentence(writing, isSpoken: $0.isSpoken))" }
    case .coverageDiffers:
      Statement("Coverage differs: a figure does not rest on the same share of the records on both sides")
    case .lengthsDiffer:
      writing.statement { voice in
        let lengths = [current, previous].map {
          "\($0.inSentence(writing, isSpoken: voice.isSpoken)) has \(counted($0.period.dayCount, "day"))"
        }
        return "The lengths differ: \(lengths.joined(separator: ", ")), and neither is scaled to the other"
      }
    }
  }
}

extension PercentageUnavailability {
  /// What a row says whose other figure is zero.
  static let ofNothing = ", with no percentage, because the other figure is zero"
}

extension ComparedFigure {
  /// The same figure written as a plain amount, as a difference of two rates is.
  fileprivate var withoutUnit: ComparedFigure { isRate ? .recordedGrossEarnings : self }
}

extension ComparisonDirection {
  /// The direction beside a difference.
  fileprivate func word(isRate: Bool) -> String {
    switch self {
    case .unchanged: "no change"
    case .increase: isRate ? "higher" : "more recorded"
    case .decrease: isRate ? "lower" : "less recorded"
    }
  }

  /// The direction beside a percentage.
  fileprivate func shortWord(isRate: Bool) -> String {
    switch self {
    case .unchanged: "no change"
    case .increase: isRate ? "higher" : "more"
    case .decrease: isRate ? "lower" : "less"
    }
  }
}
