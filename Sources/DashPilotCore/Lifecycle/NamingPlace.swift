/// Why a delivery was not given a pickup place.
public enum PlaceNamingRefusal: Refusal {
  case noSuchDelivery(number: Int, count: Int)
}

/// The place that a typed name stands for: one that is recorded, or a new one.
public struct NamedPlace: Hashable, Sendable {
  /// The place.
  public let place: PickupPlace
  /// Whether no place had the name.
  public let isNew: Bool

  /// What has to be written for it, before a delivery may name it.
  public var records: [Record] { isNew ? [.place(place)] : [] }
}

extension PlaceCatalogue {
  /// The place that has a name already, with its first spelling, else a new one (`spec/07`, naming a delivery's place).
  public func naming(_ name: RecordedName, newID: PlaceID, at now: Instant) -> NamedPlace {
    if let place = place(named: name) { return NamedPlace(place: place, isNew: false) }
    return NamedPlace(place: PickupPlace(id: newID, displayName: name.display, createdAt: now), isNew: true)
  }
}

extension Shift {
  /// Gives a delivery a place, another one, or none, whatever its state; a new place is made in the same change.
  ///
  /// The place that it has already changes nothing, and a place is never deleted.
  public func naming(_ named: NamedPlace?, ofDelivery number: Int) throws(PlaceNamingRefusal) -> Change {
    guard let subject = delivery(number)?.delivery else {
      throw .noSuchDelivery(number: number, count: deliveries.count)
    }
    let place = named?.place.id
    guard subject.pickupPlace != place else { return Change() }
    let shift = replacing(subject.replacing(pickupPlace: .some(place)))
    return Change(saved: (named?.records ?? []) + [.shift(shift)])
  }
}
