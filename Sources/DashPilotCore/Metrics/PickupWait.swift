/// One recorded wait at a pickup (`spec/07`, a wait).
public struct PickupWait: Hashable, Sendable {
  /// Where it was; nothing for a delivery that names no place.
  public let place: PlaceID?
  /// When it ended, with the pickup.
  public let endedAt: Instant
  /// How long it was, never below zero.
  public let length: Duration
  /// The delivery that was waited for.
  public let delivery: DeliveryID
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
    guard let pickedUpAt = delivery.pickedUpAt, let wait = delivery.pickupWait else { return nil }
    self.init(place: delivery.pickupPlace, endedAt: pickedUpAt, length: wait, delivery: delivery.id)
  }
}
