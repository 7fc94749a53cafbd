import Foundation

/// The scenarios of a period, which hang from today, so that the period which a summary opens on holds something.
extension Scenario {
  /// A shift today and three on other days of this week: three of four paid, and one with assumptions of fuel.
  static func periodSummary(_ anchor: ScenarioAnchor) throws -> [Record] {
    let draws = anchor.draws["period-summary"]
    let others = (0..<7).map { anchor.monday().adding(days: $0) }.filter { $0 != anchor.today }.prefix(3)
    let days = others.map { anchor.instant($0, hour: 9) }
    let today = try Shift.playing(
      workedDay(minutes: 180, cents: 7200),
      from: anchor.instant(anchor.today, hour: 9),
      draws: draws["today"],
      defaults: FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(minorUnits: 360))
    )
    let plans = [workedDay(minutes: 180, cents: 6000), workedDay(minutes: 120, cents: nil), pausedDay]
    let rest = try zip(days, plans).enumerated().map { index, day in
      try Shift.playing(day.1, from: day.0, draws: draws[index])
    }
    let routes = ([today] + rest.prefix(1)).enumerated().map { index, shift in
      Record.route(.straight(tenMiles, of: shift, draws: draws["route"][index]), of: shift)
    }
    return routes + ([today] + rest).map(Record.shift) + (try expensesToday(anchor, draws["expense"]))
  }

  /// Three expenses of today, none of them later than now.
  private static func expensesToday(_ anchor: ScenarioAnchor, _ draws: SeededDraws) throws -> [Record] {
    let costs: [(hour: Int, category: ExpenseCategory, cents: Int, note: String?)] = [
      (8, .fuel, 4210, nil),
      (12, .parkingAndTolls, 650, "Garage at the harbor"),
      (18, .maintenance, 8999, "Rear wiper"),
    ]
    return try costs.enumerated().map { index, cost in
      let facts = ExpenseFacts(
        occurredAt: min(anchor.moment, anchor.instant(anchor.today, hour: cost.hour)),
        category: cost.category,
        amount: Money(minorUnits: cost.cents),
        note: cost.note
      )
      return .expense(try .recording(facts, id: draws[index].identifier(), now: anchor.moment))
    }
  }

  /// Three days in a row: today with one of two shifts unpaid, and two whole days whose amounts differ by a quarter.
  static func periodComparison(_ anchor: ScenarioAnchor) throws -> [Record] {
    let draws = anchor.draws["period-comparison"]
    let (today, yesterday) = (anchor.today, anchor.today.adding(days: -1))
    return [
      try paid(4500, minutes: 120, from: anchor.instant(today, hour: 9), draws[0]),
      try paid(nil, minutes: 60, from: anchor.instant(today, hour: 12), draws[1]),
      try paid(10_000, minutes: 300, from: anchor.instant(yesterday, hour: 9), draws[2]),
      try paid(8000, minutes: 240, from: anchor.instant(yesterday.adding(days: -1), hour: 9), draws[3]),
    ]
  }

  private static func workedDay(minutes: Int, cents: Int?) -> [ScriptedEvent] {
    let deliveries: [[ScriptedEvent]] = [
      .delivery(1, accepted: 10, arrived: 18, pickedUp: 25, delivered: 40),
      .delivery(2, accepted: 50, arrived: 58, pickedUp: 62, delivered: 80),
    ]
    let gross: [ScriptedEvent] = cents.map { [.gross(Money(minorUnits: $0))] } ?? []
    return deliveries.flatMap(\.self) + [.end(at: .minutes(minutes))] + gross
  }

  /// Four hours, of which half an hour is a pause.
  private static var pausedDay: [ScriptedEvent] {
    [
      .pause(at: .minutes(90)), .resume(at: .minutes(120)), .end(at: .minutes(240)), .gross(Money(minorUnits: 9600)),
    ]
  }

  /// Ten miles in one session.
  private static let tenMiles = [
    StraightLeg(from: .minutes(12), count: 121, secondsApart: 20, metres: 10 * Miles.metresPerMile)
  ]
}
