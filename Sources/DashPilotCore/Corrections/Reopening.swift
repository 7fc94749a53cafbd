/// Why a completion was not taken back, in the order in which they win (`spec/03`, taking back a completion).
public enum ReopenRefusal: Refusal {
  case shiftEnded
  case noSuchDelivery(number: Int, count: Int)
  case shiftPaused(since: Instant)
  case deliveryCancelled(number: Int)
  case notDelivered(number: Int)
  case pickupWithoutArrival(number: Int)
  case timesOutOfOrder(number: Int)
  case pausedSinceDelivered(number: Int, pausedAt: Instant)
}

extension Shift {
  /// The running shift with one delivery's completion taken back; it is again what its other instants say.
  public func reopening(delivery number: Int) throws(ReopenRefusal) -> Shift {
    guard state != .ended else { throw .shiftEnded }
    guard let subject = delivery(number)?.delivery else {
      throw .noSuchDelivery(number: number, count: deliveries.count)
    }
    if let openPause { throw .shiftPaused(since: openPause.startedAt) }
    guard subject.cancelledAt == nil else { throw .deliveryCancelled(number: number) }
    guard let deliveredAt = subject.deliveredAt else { throw .notDelivered(number: number) }
    guard !subject.hasPickupWithoutArrival else { throw .pickupWithoutArrival(number: number) }
    guard subject.isInOrder else { throw .timesOutOfOrder(number: number) }
    let pause = pauses.first { max($0.startedAt, $0.endedAt ?? $0.startedAt) > deliveredAt }
    if let pause { throw .pausedSinceDelivered(number: number, pausedAt: pause.startedAt) }
    return replacing(subject.replacing(.delivered, with: nil))
  }
}

extension Delivery {
  /// Whether it was picked up and no arrival is recorded.
  var hasPickupWithoutArrival: Bool { pickedUpAt != nil && arrivedAtPickupAt == nil }
}
