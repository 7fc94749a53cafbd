/// The scenarios of a running shift, which began forty minutes ago; no delivery in it is old enough for a reminder.
extension Scenario {
  /// One delivery, picked up.
  static func activeDelivery(_ anchor: ScenarioAnchor) throws -> [Record] {
    let events: [ScriptedEvent] = [
      .accept(at: .minutes(15)), .step(.arrive, ofDelivery: 1, at: .minutes(22)),
      .step(.pickUp, ofDelivery: 1, at: .minutes(32)),
    ]
    return [.shift(try running(events, anchor.draws["active-delivery"], anchor))]
  }

  /// Two deliveries that wait at their pickups, alike but for what the first is expected to pay.
  static func expectedPay(_ anchor: ScenarioAnchor) throws -> [Record] {
    let events: [ScriptedEvent] = [
      .accept(at: .minutes(18), expecting: Money(minorUnits: 850)), .accept(at: .minutes(20)),
      .step(.arrive, ofDelivery: 1, at: .minutes(30)), .step(.arrive, ofDelivery: 2, at: .minutes(32)),
    ]
    return [.shift(try running(events, anchor.draws["expected-pay"], anchor))]
  }

  /// An offer of two whose deliveries stand at different steps, and a later one of one.
  static func stackedOffer(_ anchor: ScenarioAnchor) throws -> [Record] {
    [.shift(try stackedShift(anchor.draws["stacked-offer"], anchor))]
  }

  /// The same offer of two, and a later one that holds nothing: a row that no command can record.
  static func malformedOffer(_ anchor: ScenarioAnchor) throws -> [Record] {
    let draws = anchor.draws["malformed-offer"]
    let shift = try running(offerOfTwo, draws, anchor)
    let emptyAt = shift.startedAt.advanced(by: .minutes(30))
    let empty = Offer(id: draws["empty"].identifier(), acceptedAt: emptyAt, deliveries: [])
    return [.shift(shift.replacing(offers: shift.offers + [empty]))]
  }

  private static let offerOfTwo: [ScriptedEvent] = [
    .accept(2, at: .minutes(18)), .step(.arrive, ofDelivery: 1, at: .minutes(26)),
  ]

  private static func stackedShift(_ draws: SeededDraws, _ anchor: ScenarioAnchor) throws -> Shift {
    try running(offerOfTwo + [.accept(at: .minutes(30))], draws, anchor)
  }

  private static func running(
    _ events: [ScriptedEvent],
    _ draws: SeededDraws,
    _ anchor: ScenarioAnchor
  ) throws -> Shift {
    try Shift.playing(events, from: anchor.moment.advanced(by: .minutes(-40)), draws: draws)
  }
}
