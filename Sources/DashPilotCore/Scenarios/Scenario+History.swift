extension Scenario {
  /// The shift of the founding figures, at 5:46 PM on Tuesday, and one thirty hours earlier that recorded nothing.
  static func history(_ anchor: ScenarioAnchor) throws -> [Record] {
    let evening = anchor.instant(anchor.monday().adding(days: 1), hour: 17, minute: 46)
    let events: [ScriptedEvent] = [
      .accept(at: .minutes(16)), .step(.arrive, ofDelivery: 1, at: .minutes(24)),
      .step(.pickUp, ofDelivery: 1, at: .minutes(31)),
      .accept(at: .minutes(39)), .step(.deliver, ofDelivery: 1, at: .minutes(46)),
      .step(.arrive, ofDelivery: 2, at: .minutes(47)), .step(.pickUp, ofDelivery: 2, at: .minutes(52)),
      .step(.deliver, ofDelivery: 2, at: .minutes(64)),
      .accept(at: .minutes(114)), .step(.arrive, ofDelivery: 3, at: .minutes(123)),
      .cancel(delivery: 3, at: .minutes(131)),
      .end(at: .minutes(180)), .gross(Money(minorUnits: 8625)),
      .earn(Money(minorUnits: 950), delivery: 1), .earn(Money(minorUnits: 1475), delivery: 2),
    ]
    let draws = anchor.draws["history"]
    let shift = try Shift.playing(events, from: evening, draws: draws[0])
    let earlier = evening.advanced(by: .minutes(-30 * 60))
    let bare = try Shift.playing([.end(at: .minutes(90))], from: earlier, draws: draws[1])
    let route = Route.straight(historyLegs, of: shift, draws: draws["route"])
    return [.route(route, of: shift), .shift(shift), .shift(bare)]
  }

  /// 7,192.2 metres in two sessions, which are 4.469 miles.
  private static let historyLegs = [
    StraightLeg(from: .minutes(17), count: 51, secondsApart: 20, metres: 4000),
    StraightLeg(from: .minutes(115), count: 41, secondsApart: 20, metres: 3192.2),
  ]
}
