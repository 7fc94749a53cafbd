extension JSON {
  /// The `comparison` object of `summary`: figures as shown, differences with their sign (`spec/10`, machine forms).
  static func comparison(_ comparison: PeriodComparison, now: Instant) -> JSON {
    .object([
      "period": period(comparison.previous.period, now: now),
      "rows": .array(comparison.rows.map(row)),
      "states": .array(comparison.states.map { .name($0) }),
    ])
  }

  private static func row(_ row: PeriodComparison.Row) -> JSON {
    .object([
      "figure": .name(row.figure),
      "current": shown(row.current),
      "previous": shown(row.previous),
      "difference": shown(row.difference),
      "direction": .name(row.direction),
      "percent": .decimalNumber(row.percentage.value, fractionDigits: 0),
      "reason": .name(row.percentage.reason),
      "currentBasis": basis(row.currentBasis),
      "previousBasis": basis(row.previousBasis),
    ])
  }

  private static func shown(_ figure: ShownFigure?) -> JSON {
    switch figure {
    case .count(let count): .integer(count)
    case .money(let money): .money(money)
    case .duration(let seconds): .integer(seconds)
    case .miles(let miles): .decimalNumber(miles, fractionDigits: 1)
    case nil: .null
    }
  }

  private static func basis(_ basis: ComparisonBasis) -> JSON {
    switch basis {
    case .exactCount: .object(["kind": .string("exactCount")])
    case .recordCount(let count): .object(["kind": .string("recordCount"), "count": .integer(count)])
    case .coverage(let coverage):
      .object([
        "kind": .string("coverage"),
        "contributing": .integer(coverage.contributing),
        "eligible": .integer(coverage.eligible),
      ])
    case .routes(let measured, let partial, let total):
      .object([
        "kind": .string("routes"),
        "measured": .integer(measured),
        "partial": .integer(partial),
        "total": .integer(total),
      ])
    }
  }
}
