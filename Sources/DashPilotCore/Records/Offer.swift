/// The identity of an offer.
public typealias OfferID = Identifier<Offer>

/// Deliveries that were accepted together.
///
/// One that holds none cannot be recorded, and is read.
public struct Offer: Hashable, Sendable {
  /// Which offer this is.
  public let id: OfferID
  /// When it was accepted.
  public let acceptedAt: Instant
  /// Its deliveries, by their own acceptance.
  public let deliveries: [Delivery]

  /// Makes an offer exactly as recorded.
  public init(id: OfferID, acceptedAt: Instant, deliveries: [Delivery]) {
    self.id = id
    self.acceptedAt = acceptedAt
    self.deliveries = deliveries.inOrder(\.acceptedAt, \.id)
  }

  /// The same offer with other deliveries.
  func replacing(deliveries: [Delivery]) -> Offer {
    Offer(id: id, acceptedAt: acceptedAt, deliveries: deliveries)
  }
}
