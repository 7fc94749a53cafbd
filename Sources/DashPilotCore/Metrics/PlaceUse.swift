/// A pickup place with what the deliveries that name it say of its use; nothing of it is stored.
public struct PlaceUse: Hashable, Sendable {
  /// The place.
  public let place: PickupPlace
  /// How many deliveries name it.
  public let deliveryCount: Int
  /// The latest acceptance among them; nothing where no delivery names it.
  public let lastUsedAt: Instant?
}

extension PlaceCatalogue {
  /// Every place, the one used last first (`spec/07`, recent places).
  ///
  /// Ties go by key, then identifier; places that no delivery names come last, the newest first.
  public func byRecency(in shifts: [Shift]) -> [PlaceUse] {
    uses(in: shifts).sorted { left, right in
      if left.lastUsedAt != right.lastUsedAt { return PlaceUse.isLater(left.lastUsedAt, right.lastUsedAt) }
      if left.lastUsedAt == nil, left.place.createdAt != right.place.createdAt {
        return left.place.createdAt > right.place.createdAt
      }
      return (left.place.name.key, left.place.id) < (right.place.name.key, right.place.id)
    }
  }

  private func uses(in shifts: [Shift]) -> [PlaceUse] {
    let deliveries = shifts.flatMap(\.offers).flatMap(\.deliveries)
    let byPlace = Dictionary(grouping: deliveries, by: \.pickupPlace)
    return places.map { PlaceUse(of: $0, by: byPlace[$0.id] ?? []) }
  }
}

extension PlaceUse {
  /// The use of one place in some shifts.
  public init(of place: PickupPlace, in shifts: [Shift]) {
    let deliveries = shifts.flatMap(\.offers).flatMap(\.deliveries)
    self.init(of: place, by: deliveries.filter { $0.pickupPlace == place.id })
  }

  /// The use of a place by the deliveries that name it.
  fileprivate init(of place: PickupPlace, by deliveries: [Delivery]) {
    self.init(place: place, deliveryCount: deliveries.count, lastUsedAt: deliveries.map(\.acceptedAt).max())
  }

  /// Whether the left instant is the later one; none at all is the earliest.
  fileprivate static func isLater(_ left: Instant?, _ right: Instant?) -> Bool {
    guard let left else { return false }
    return right.map { left > $0 } ?? true
  }
}
