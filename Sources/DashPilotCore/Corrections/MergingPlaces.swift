/// Why two pickup places were not merged, in the order in which they win.
public enum PlaceMergeRefusal: Refusal {
  case samePlace(String)
  case placeNotFound(String)
  case shiftChanged(source: String)
}

/// A merge of one pickup place into another, before it is carried out (`spec/07`, merge).
public struct PlaceMerge: Hashable, Sendable {
  /// The place that goes.
  public let source: PickupPlace
  /// The place that stays as it is.
  public let destination: PickupPlace
  /// The shifts with a delivery that names the source, as they were read.
  public let shifts: [Shift]

  /// How many deliveries move.
  public var deliveryCount: Int {
    shifts.flatMap(\.offers).flatMap(\.deliveries).count { $0.pickupPlace == source.id }
  }

  /// Every delivery moves and the source is removed last, in one change.
  public var change: Change {
    Change(
      saved: shifts.map { .shift($0.moving(from: source.id, to: destination.id)) },
      removed: [.place(source)]
    )
  }

  /// The same merge judged again by the records of now; refused where a place or a shift was changed since it was read.
  public func confirmed(in catalogue: PlaceCatalogue, shifts: [Shift]) throws(PlaceMergeRefusal) -> PlaceMerge {
    let fresh = try catalogue.merging(source, into: destination, shifts: shifts)
    guard fresh == self else { throw .shiftChanged(source: source.displayName) }
    return fresh
  }
}

extension PlaceCatalogue {
  /// Judges a merge of a place into another, both as they were read, over all shifts, whatever their state.
  public func merging(
    _ source: PickupPlace,
    into destination: PickupPlace,
    shifts: [Shift]
  ) throws(PlaceMergeRefusal) -> PlaceMerge {
    guard source.id != destination.id else { throw .samePlace(source.displayName) }
    for place in [source, destination] where self.place(place.id) != place { throw .placeNotFound(place.displayName) }
    let naming = shifts.filter { shift in
      shift.offers.contains { $0.deliveries.contains { $0.pickupPlace == source.id } }
    }
    return PlaceMerge(source: source, destination: destination, shifts: naming)
  }
}

extension Shift {
  /// The shift with each delivery of one place at another; nothing else of one moves.
  fileprivate func moving(from source: PlaceID, to destination: PlaceID) -> Shift {
    replacing(
      offers: offers.map { offer in
        offer.replacing(
          deliveries: offer.deliveries.map {
            $0.pickupPlace == source ? $0.replacing(pickupPlace: .some(destination)) : $0
          }
        )
      }
    )
  }
}
