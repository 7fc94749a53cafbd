extension Scenario {
  /// A shift with three recorded waits at one place, a long one among them, one at another, and none that counts else.
  static func pickupHistory(_ anchor: ScenarioAnchor) throws -> [Record] {
    let (draws, start) = (anchor.draws["pickup-history"], anchor.tuesday())
    let often = PickupPlace(id: draws["often"].identifier(), displayName: "Lantern Noodle House", createdAt: start)
    let once = PickupPlace(id: draws["once"].identifier(), displayName: "Copper Grill", createdAt: start)
    let waited: [[ScriptedEvent]] = [
      .delivery(1, accepted: 5, arrived: 12, pickedUp: 16, delivered: 30, place: often.id),
      .delivery(2, accepted: 40, arrived: 48, pickedUp: 55, delivered: 70, place: often.id),
      .delivery(3, accepted: 80, arrived: 88, pickedUp: 113, delivered: 130, place: often.id),
      .delivery(4, accepted: 140, arrived: 147, pickedUp: 152, delivered: 165, place: once.id),
    ]
    let cancelled: [ScriptedEvent] = [
      .accept(at: .minutes(175), place: once.id), .step(.arrive, ofDelivery: 5, at: .minutes(183)),
      .cancel(delivery: 5, at: .minutes(195)),
    ]
    let nowhere: [ScriptedEvent] = .delivery(6, accepted: 205, arrived: 212, pickedUp: 220, delivered: 235)
    let events = waited.flatMap(\.self) + cancelled + nowhere + [.end(at: .minutes(240))]
    return [.place(often), .place(once), .shift(try .playing(events, from: start, draws: draws))]
  }
}
