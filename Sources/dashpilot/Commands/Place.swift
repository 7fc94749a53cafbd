import DashPilotCore
import DashPilotStore

extension Command {
  static let place = Command(
    "place",
    arguments: [
      .delivery, Argument("NAME", isOptional: true, help: "Where it is picked up; a name in use means that place"),
    ],
    options: [.remove, .shift],
    summary: "Record where a delivery is picked up.",
    details: """
      A name that a place has already, whatever its letters' case and spaces, takes that place with its first spelling.
      Another name makes a new place. Taking the place off a delivery never removes the place itself.
      """
  ) { context in
    let number = try context.deliveryNumber(at: 0)
    let isRemoval = try context.isRemoval(insteadOf: 1, named: "NAME")
    let reference = try context.optionalShift()
    let name = try context.value(1).map { text throws in try RecordedName(text, for: .pickupPlace) }
    return try context.recording { session, conventions in
      let shift = try session.tree.shift(reference, in: conventions.writing.timeZone)
      let confirmation = PlaceConfirmation(writing: conventions.writing)
      guard !isRemoval, let name else {
        try session.apply(try shift.naming(nil, ofDelivery: number))
        let hadPlace = shift.delivery(number)?.delivery.pickupPlace != nil
        return .confirmation([confirmation.removed(fromDelivery: number, hadPlace: hadPlace)])
      }
      _ = try shift.naming(nil, ofDelivery: number)
      let named = try session.tree.placeCatalogue().naming(name, for: context)
      let change = try shift.naming(named, ofDelivery: number)
      try session.apply(change)
      let place = try session.tree.place(ofDelivery: number, in: shift) ?? named.place
      let isUnchanged = change == Change()
      return .confirmation([
        isUnchanged
          ? confirmation.alreadyNamed(place, delivery: number)
          : confirmation.named(place, isNew: named.isNew, deliveries: [number])
      ])
    }
  }
}

extension PlaceCatalogue {
  /// The place that a name stands for, a new one with an identifier of the world's and the moment of the command.
  func naming(_ name: RecordedName, for context: CommandContext) -> NamedPlace {
    naming(name, newID: PlaceID(context.world.freshIdentifier()), at: context.now)
  }
}

extension RecordTree {
  /// The place that a delivery of a shift names, read back from the record.
  fileprivate func place(ofDelivery number: Int, in shift: Shift) throws -> PickupPlace? {
    try self.shift(again: shift).delivery(number)?.delivery.pickupPlace.flatMap { try place($0) }
  }
}
