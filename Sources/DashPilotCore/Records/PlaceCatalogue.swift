/// The pickup places that are recorded, found by name or by identity.
public struct PlaceCatalogue: Hashable, Sendable {
  /// The places, by their creation, then by identifier.
  public let places: [PickupPlace]

  /// Gathers the places.
  public init(_ places: [PickupPlace]) {
    self.places = places.inOrder(\.createdAt, \.id)
  }

  /// The place with a name, by its key; of two, the one created first, then the first identifier.
  public func place(named name: RecordedName) -> PickupPlace? {
    places.first { $0.name.key == name.key }
  }

  /// The place with an identity.
  public func place(_ id: PlaceID) -> PickupPlace? {
    places.first { $0.id == id }
  }

  /// The place that a typed name means; refused where no place has it.
  public func place(typed text: String) throws(PlaceChoiceRefusal) -> PickupPlace {
    let name: RecordedName
    do { name = try RecordedName(text, for: .pickupPlace) } catch { throw .placeNotFound(text) }
    guard let place = place(named: name) else { throw .placeNotFound(name.display) }
    return place
  }
}

/// Why no pickup place was chosen.
public enum PlaceChoiceRefusal: Refusal {
  case placeNotFound(String)
}

extension PickupPlace {
  /// The name as it is shown, with the key that it is compared by.
  public var name: RecordedName { RecordedName(stored: displayName) }

  /// The same place under another name.
  func replacing(displayName: String) -> PickupPlace {
    PickupPlace(id: id, displayName: displayName, createdAt: createdAt)
  }
}
