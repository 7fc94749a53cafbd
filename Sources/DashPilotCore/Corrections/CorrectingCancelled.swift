/// Why a completion was not made a cancellation, in the order in which they win (`spec/03`).
public enum CancellationCorrectionRefusal: Refusal {
  case shiftNotCompleted
  case noSuchDelivery(number: Int, count: Int)
  case alreadyCancelled(number: Int)
  case notDelivered(number: Int)
  case pickupWithoutArrival(number: Int)
  case timesOutOfOrder(number: Int)
}

extension Shift {
  /// The finished shift with a completion that never happened made a cancellation, at the same instant.
  public func correctingToCancelled(delivery number: Int) throws(CancellationCorrectionRefusal) -> Shift {
    guard state == .ended else { throw .shiftNotCompleted }
    guard let subject = delivery(number)?.delivery else {
      throw .noSuchDelivery(number: number, count: deliveries.count)
    }
    guard subject.cancelledAt == nil else { throw .alreadyCancelled(number: number) }
    guard let deliveredAt = subject.deliveredAt else { throw .notDelivered(number: number) }
    guard !subject.hasPickupWithoutArrival else { throw .pickupWithoutArrival(number: number) }
    guard subject.isInOrder else { throw .timesOutOfOrder(number: number) }
    return replacing(subject.replacing(.delivered, with: nil).replacing(.cancelled, with: deliveredAt))
  }
}
