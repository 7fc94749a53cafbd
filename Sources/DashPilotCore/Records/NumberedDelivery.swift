/// A delivery with the number that the driver sees; the number is counted and never stored.
public struct NumberedDelivery: Hashable, Sendable {
  /// From 1, over all deliveries of the shift, by acceptance, then identifier.
  public let number: Int
  /// Its offer's number, from 1, by the offers' acceptance, then identifier.
  public let offerNumber: Int
  /// The delivery.
  public let delivery: Delivery
}

extension Shift {
  /// All deliveries of the shift, in order of acceptance.
  ///
  /// Finishing one renumbers nothing.
  public var deliveries: [NumberedDelivery] {
    let placed = offers.enumerated().flatMap { index, offer in
      offer.deliveries.map { (offerNumber: index + 1, delivery: $0) }
    }
    let ordered = placed.inOrder(\.delivery.acceptedAt, \.delivery.id)
    return ordered.enumerated().map { index, row in
      NumberedDelivery(number: index + 1, offerNumber: row.offerNumber, delivery: row.delivery)
    }
  }

  /// The deliveries that are neither delivered nor cancelled.
  public var deliveriesInProgress: [NumberedDelivery] {
    deliveries.filter { !$0.delivery.state.isFinished }
  }

  /// The delivery with a number; nothing where there is none.
  public func delivery(_ number: Int) -> NumberedDelivery? {
    deliveries.first { $0.number == number }
  }
}
