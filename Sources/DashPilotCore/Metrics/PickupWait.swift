/// One recorded wait at a pickup (`spec/07`, a wait).
public struct PickupWait: Hashable, Sendable {
  /// Where it was; nothing for a delivery that names no place.
  public let place: PlaceID?
  /// When it began, with the arrival; never after its end.
  let arrivedAt: Instant
  /// When it ended, with the pickup.
  public let endedAt: Instant
  /// The delivery that was waited for.
  public let delivery: DeliveryID

  /// How long it was, never below zero.
  public var length: Duration { arrivedAt.duration(to: endedAt) }
}

extension Sequence<Shift> {
  /// The recorded waits of some shifts, by their end, then length, then delivery.
  public var pickupWaits: [PickupWait] {
    flatMap(\.offers).flatMap(\.deliveries).compactMap(PickupWait.init)
      .sorted { ($0.endedAt, $0.length, $0.delivery) < ($1.endedAt, $1.length, $1.delivery) }
  }
}

extension PickupWait {
  /// The wait of a delivery, where both its ends are recorded and in order.
  public init?(of delivery: Delivery) {
    guard let arrivedAt = delivery.arrivedAtPickupAt, let endedAt = delivery.pickedUpAt, arrivedAt <= endedAt else {
      return nil
    }
    self.init(place: delivery.pickupPlace, arrivedAt: arrivedAt, endedAt: endedAt, delivery: delivery.id)
  }
}
