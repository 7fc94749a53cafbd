import DashPilotCore
import TestSupport
import Testing

extension PeriodComparison {
  /// Sunday, 8 March 2026, in New York with what is recorded on it, beside the Saturday before, long after both.
  static func days(
    _ current: PeriodMetrics,
    _ previous: PeriodMetrics,
    isInProgress: Bool = false,
    isMeasured: Bool = true
  ) throws -> PeriodComparison {
    try of(.day, "2026-03-08", current, previous, isInProgress: isInProgress, isMeasured: isMeasured)
  }

  /// A day, a week or a month of New York with what is recorded in it, beside the one before.
  static func of(
    _ kind: PeriodKind,
    _ day: String,
    _ current: PeriodMetrics,
    _ previous: PeriodMetrics,
    isInProgress: Bool = false,
    isMeasured: Bool = true
  ) throws -> PeriodComparison {
    let zone = try ZoneCalendar()
    let selected = try zone.period(kind, day)
    let before = try zone.calendar.period(1, before: selected)
    return try #require(
      PeriodComparison(
        PeriodSummary(period: selected, metrics: current),
        with: PeriodSummary(period: before, metrics: previous),
        in: zone.calendar,
        now: isInProgress ? selected.span.start : selected.span.end,
        isMeasured: isMeasured
      )
    )
  }

  /// The row of a figure, which has to be there.
  func row(_ figure: ComparedFigure) throws -> Row { try #require(rows.first { $0.figure == figure }) }
}

extension PeriodComparison.Row {
  /// The difference as a plain number, the direction, and the percentage or the reason, in one text: `16 increase 25`.
  var told: String {
    let number = difference.map { "\($0.plain)" } ?? "none"
    let direction = direction.map(\.rawValue) ?? "none"
    return "\(number) \(direction) \(percentage.value.map { "\($0)" } ?? percentage.reason?.rawValue ?? "")"
  }
}

extension ShownFigure {
  /// The figure as a plain number: dollars, seconds, miles, or a count.
  var plain: String {
    switch self {
    case .count(let count): "\(count)"
    case .money(let money): "\(money.amount)"
    case .duration(let seconds): "\(seconds)"
    case .miles(let miles): "\(miles)"
    }
  }
}
