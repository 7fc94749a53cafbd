/// The scenarios that corrections of a finished shift are tried on; their shifts begin at a whole hour.
extension Scenario {
  /// Four hours with two pauses, a delivery between them, and an hour with neither at the end.
  static func pausedHistory(_ anchor: ScenarioAnchor) throws -> [Record] {
    let pauses: [[ScriptedEvent]] = [
      [.pause(at: .minutes(60)), .resume(at: .minutes(80))],
      .delivery(1, accepted: 95, arrived: 103, pickedUp: 110, delivered: 130, earning: Money(minorUnits: 1250)),
      [.pause(at: .minutes(150)), .resume(at: .minutes(180))],
    ]
    let end: [ScriptedEvent] = [.end(at: .minutes(240)), .gross(Money(minorUnits: 5700))]
    let events = pauses.flatMap(\.self) + end
    return [.shift(try .playing(events, from: anchor.tuesday(), draws: anchor.draws["paused-history"]))]
  }

  /// A recorded end twenty minutes late, with a capture session after the driver stopped.
  static func lateEndHistory(_ anchor: ScenarioAnchor) throws -> [Record] {
    try lateEnd(
      .delivery(1, accepted: 160, arrived: 168, pickedUp: 175, delivered: 190),
      anchor.draws["late-end-history"],
      anchor
    )
  }

  /// The same shift, whose one delivery was handed over at 1 hr 30 min and recorded as delivered two hours later.
  static func lateDeliveryHistory(_ anchor: ScenarioAnchor) throws -> [Record] {
    try lateEnd(
      .delivery(1, accepted: 65, arrived: 72, pickedUp: 78, delivered: 210),
      anchor.draws["late-delivery-history"],
      anchor
    )
  }

  private static func lateEnd(
    _ delivery: [ScriptedEvent],
    _ draws: SeededDraws,
    _ anchor: ScenarioAnchor
  ) throws -> [Record] {
    let end: [ScriptedEvent] = [.end(at: .minutes(220)), .gross(Money(minorUnits: 6600))]
    let shift = try Shift.playing(delivery + end, from: anchor.tuesday(), draws: draws)
    let route = Route.straight(equalLegs, of: shift, draws: draws["route"])
    return [.route(route, of: shift), .shift(shift)]
  }

  /// Three equal sessions, the last of them the drive home (`spec/05`, worked examples).
  private static let equalLegs = [1800, 10_800, 12_000].map { seconds in
    StraightLeg(from: .seconds(seconds), count: 10, secondsApart: 20, metres: 3600)
  }
}
