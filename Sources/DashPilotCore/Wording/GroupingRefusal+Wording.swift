extension GroupingRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchDelivery(let number, let count): return thereIsNoDelivery(number, of: count)
    case .noSuchOffer(let number, let count):
      guard count > 0 else { return "There is no Offer \(number). No offer was recorded on this shift." }
      let range = count == 1 ? "1 offer, Offer 1" : "\(count) offers, numbered 1 to \(count)"
      return "There is no Offer \(number). This shift has \(range)."
    case .alreadyInOffer(let delivery, let offer):
      return "Delivery \(delivery) is in Offer \(offer) already. Name another offer."
    case .acceptedBeforeOffer(let delivery, let instant, let offer, let offerAcceptedAt):
      let (own, other) = voice.moments(instant, offerAcceptedAt)
      return """
        Delivery \(delivery) was accepted at \(own), before Offer \(offer) was, at \(other), \
        so it cannot belong to it. Move the later one to the earlier offer instead.
        """
    case .noDeliveryGiven: return "No delivery was named. Name at least one by its number."
    case .deliveryGivenTwice(let number): return "Delivery \(number) was named twice. Name it once."
    case .fromDifferentOffers(let numbers):
      return "\(deliveryNames(numbers)) are not all of one offer. Name deliveries of one offer."
    case .wouldMoveEveryDelivery(let offer):
      return "That is every delivery of Offer \(offer), so nothing would change. Leave at least one in it."
    case .intoItself(let offer): return "Offer \(offer) cannot be merged into itself. Name another offer."
    case .fewerThanTwo(let offer):
      return "Offer \(offer) holds fewer than two deliveries, so there is nothing to separate. Name another offer."
    }
  }
}
