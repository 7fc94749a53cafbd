/// How deliveries that were accepted together are said to belong together; an offer of one carries no such words.
public struct OfferGrouping: Hashable, Sendable {
  /// The offer's number.
  public let number: Int
  /// Where the offer stands.
  public let state: OfferState
  /// Its deliveries' numbers, in order.
  public let deliveries: [Int]

  /// The groupings of a shift, in order of the offers' numbers; those of one delivery too.
  public static func groupings(of shift: Shift) -> [OfferGrouping] {
    let deliveries = shift.deliveries
    return shift.offers.enumerated().map { index, offer in
      let numbers = deliveries.filter { $0.offerNumber == index + 1 }.map(\.number)
      return OfferGrouping(number: index + 1, state: offer.state, deliveries: numbers)
    }
  }

  /// The heading over its deliveries: for several, and for an offer that holds none.
  public var heading: String? {
    switch deliveries.count {
    case 0: "Offer \(number), which holds no delivery"
    case 1: nil
    default: "Offer \(number), \(state.title), accepted together: \(deliveryNames(deliveries))"
    }
  }

  /// With which others a delivery was accepted, to be heard beside its name; nothing for an offer of one.
  public func siblings(of delivery: Int) -> String? {
    let others = deliveries.filter { $0 != delivery }
    return others.isEmpty ? nil : "accepted with \(deliveryNames(others))"
  }
}

extension OfferState {
  /// Where an offer stands, inside a sentence.
  public var title: String {
    switch self {
    case .empty: "empty"
    case .inProgress: "in progress"
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .partlyCompleted: "partly completed"
    }
  }
}
