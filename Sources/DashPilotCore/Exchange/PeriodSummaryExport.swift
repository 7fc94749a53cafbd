extension JSON {
  /// The machine form of `summary`: the period, the exported summary, the estimates, and a comparison or null.
  public static func period(
    _ summary: PeriodSummary,
    now: Instant,
    isMeasured: Bool,
    comparison: PeriodComparison?,
    unreadable: [JSON]
  ) -> JSON {
    .object([
      "period": period(summary.period, now: now),
      "summary": self.summary(summary.metrics, isMeasured: isMeasured),
      "fuel": isMeasured ? fuel(summary.metrics.fuel) : .null,
      "estimatedNet": isMeasured ? net(summary.metrics.net) : .null,
      "netAfterRecordedExpensesUnavailable": .name(summary.metrics.netAfterRecordedExpenses.reason),
      "unreadable": .array(unreadable),
      "comparison": comparison.map { self.comparison($0, now: now) } ?? .null,
    ])
  }

  /// A Monday week of history: its period, its summary without expenses, its estimates, and its shifts.
  public static func week(_ summary: PeriodSummary, now: Instant, shifts: [JSON]) -> JSON {
    .object([
      "period": period(summary.period, now: now),
      "summary": self.summary(summary.metrics, hasExpenses: false),
      "fuel": fuel(summary.metrics.fuel),
      "estimatedNet": net(summary.metrics.net),
      "shifts": .array(shifts),
    ])
  }

  static func period(_ period: Period, now: Instant) -> JSON {
    .object([
      "kind": .name(period.kind),
      "start": .time(period.span.start),
      "endExclusive": .time(period.span.end),
      "firstDay": .string(period.firstDay.text),
      "lastDay": .string(period.lastDay.text),
      "isCurrent": .bool(period.isCurrent(at: now)),
    ])
  }

  private static func fuel(_ fuel: PeriodFuel) -> JSON {
    let sums = fuel.estimate.value
    return .object([
      "cost": .money(sums?.cost),
      "gallons": .decimalText(sums?.gallons, fractionDigits: 2),
      "contributingShiftCount": .integer(fuel.shifts.contributing),
      "totalShiftCount": .integer(fuel.shifts.eligible),
      "contributingMiles": .decimalNumber(fuel.contributingMiles?.decimal, fractionDigits: 1),
      "totalMiles": .decimalNumber(fuel.totalMiles?.decimal, fractionDigits: 1),
      "percentOfMiles": fuel.percentOfMiles.map { .integer($0) } ?? .null,
      "isFloor": sums == nil ? .null : .bool(fuel.isFloor),
      "unavailable": .name(fuel.estimate.reason),
    ])
  }

  private static func net(_ net: PeriodNet) -> JSON {
    let ledger = net.ledger.value
    return .object([
      "amount": .money(ledger?.amount),
      "earnings": .money(ledger?.earnings),
      "fuel": .money(ledger?.fuel),
      "contributingShiftCount": .integer(net.shifts.contributing),
      "totalShiftCount": .integer(net.shifts.eligible),
      "isCeiling": ledger == nil ? .null : .bool(net.isCeiling),
      "unavailable": .name(net.ledger.reason),
    ])
  }
}
