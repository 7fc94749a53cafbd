extension LongHistory {
  /// A kind of cost: how often it comes on a day, and between how many cents.
  private struct Cost {
    let category: ExpenseCategory
    let percent: Int
    let cents: ClosedRange<Int>
    let note: String?
  }

  private static let costs = [
    Cost(category: .fuel, percent: 20, cents: 1800...4600, note: nil),
    Cost(category: .parkingAndTolls, percent: 12, cents: 200...1500, note: "Garage at the harbor"),
    Cost(category: .maintenance, percent: 2, cents: 2500...16_000, note: "Tires and brakes"),
    Cost(category: .supplies, percent: 4, cents: 600...3500, note: "Warming bags"),
    Cost(category: .other, percent: 2, cents: 500...2000, note: nil),
  ]

  /// The costs of a day up to now; there is fuel on each Sunday, so that no whole week is without.
  func expenses(on day: CivilDate) throws -> [Expense] {
    try LongHistory.costs.enumerated().compactMap { index, cost in
      let draws = anchor.draws["cost"][day.daysSince1970][index]
      let isWeekly = cost.category == .fuel && day.weekdayIndex == 6
      guard isWeekly || draws["comes"].happens(cost.percent) else { return nil }
      let minute = draws["minute"].number(in: 0...59)
      let instant = anchor.instant(day, hour: draws["hour"].number(in: 8...21), minute: minute)
      guard instant <= anchor.moment else { return nil }
      let facts = ExpenseFacts(
        occurredAt: instant,
        category: cost.category,
        amount: Money(minorUnits: draws["cents"].number(in: cost.cents)),
        note: draws["noted"].happens(60) ? cost.note : nil
      )
      return try .recording(facts, id: draws["id"].identifier(), now: anchor.moment)
    }
  }
}
