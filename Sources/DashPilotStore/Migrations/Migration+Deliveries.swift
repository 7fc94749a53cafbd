import DashPilotCore

// The steps that concern the deliveries of a shift.

extension Migration {
  /// Version 5 adds `deliveries[]` to the shift; one of before has none.
  @Sendable static func toVersion5(_ older: MigratedDocument) -> MigratedDocument { older.stating(5) }

  /// Version 6 adds places, and `pickupPlace` to a delivery; those of before name none.
  @Sendable static func toVersion6(_ older: MigratedDocument) -> MigratedDocument { older.stating(6) }

  /// Version 12 puts the deliveries into offers: each gets one of its own, with its acceptance and its identifier.
  ///
  /// None are grouped, however close: that they were accepted together was not recorded.
  @Sendable static func toVersion12(_ older: MigratedDocument) -> MigratedDocument {
    older.changingShift { shift in
      guard let deliveries = shift["deliveries"] else { return older }
      let offers = JSON(.array(deliveries.items.map(offer)), line: deliveries.line)
      return MigratedDocument(
        document: shift.replacing("deliveries", named: "offers", with: offers),
        route: older.route
      )
    }
    .stating(12)
  }

  private static func offer(of delivery: JSON) -> JSON {
    let own = delivery.members.filter { ["id", "acceptedAt"].contains($0.key) }
    let member = JSON.Member(key: "deliveries", value: .array([delivery]), line: delivery.line)
    return JSON(.object(own + [member]), line: delivery.line)
  }
}
