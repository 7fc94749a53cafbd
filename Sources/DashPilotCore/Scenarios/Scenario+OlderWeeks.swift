extension Scenario {
  /// A shift this week, one last week and two in the week three back, with nothing in the week between.
  static func olderWeeks(_ anchor: ScenarioAnchor) throws -> [Record] {
    let current = try paid(10_200, minutes: 240, from: anchor.tuesday(), anchor.draws["older-weeks"]["current"])
    return [current] + (try olderWeeksOnly(anchor))
  }

  /// The older weeks alone: nothing this week.
  static func olderWeeksOnly(_ anchor: ScenarioAnchor) throws -> [Record] {
    let draws = anchor.draws["older-weeks"]
    let thursday = anchor.instant(anchor.monday(weeksAgo: 3).adding(days: 3), hour: 9)
    return [
      try paid(7600, minutes: 180, from: anchor.tuesday(weeksAgo: 1), draws[0]),
      try paid(5400, minutes: 120, from: anchor.tuesday(weeksAgo: 3), draws[1]),
      try paid(9000, minutes: 240, from: thursday, draws[2]),
    ]
  }

  /// A shift with one delivery that paid so many cents altogether.
  static func paid(_ cents: Int?, minutes: Int, from start: Instant, _ draws: SeededDraws) throws -> Record {
    let delivery: [ScriptedEvent] = .delivery(1, accepted: 10, arrived: 18, pickedUp: 25, delivered: 40)
    let gross: [ScriptedEvent] = cents.map { [.gross(Money(minorUnits: $0))] } ?? []
    return .shift(try .playing(delivery + [.end(at: .minutes(minutes))] + gross, from: start, draws: draws))
  }
}
