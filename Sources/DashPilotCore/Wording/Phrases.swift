/// That a shift has no delivery of a number, and how many it has.
func thereIsNoDelivery(_ number: Int, of count: Int) -> String {
  guard count > 0 else { return "There is no Delivery \(number). No delivery was recorded on this shift." }
  let range = count == 1 ? "1 delivery, Delivery 1" : "\(count) deliveries, numbered 1 to \(count)"
  return "There is no Delivery \(number). This shift has \(range)."
}

/// Deliveries by their numbers: `Delivery 1, Delivery 2 and Delivery 4`, or `Delivery 1 to Delivery 9`.
func deliveryNames(_ numbers: [Int]) -> String {
  guard let first = numbers.first, let last = numbers.last, numbers.count > 3, last - first == numbers.count - 1 else {
    return listed(numbers.map { "Delivery \($0)" })
  }
  return "Delivery \(first) to Delivery \(last)"
}

/// Several things in a sentence: `A`, `A and B`, `A, B and C`.
public func listed(_ items: [String], by conjunction: String = "and") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

extension DeliveryState {
  /// How a finished delivery ended.
  var finished: String {
    switch self {
    case .cancelled: "was cancelled"
    case .delivered: "was delivered"
    case .pickedUp, .arrivedAtPickup, .accepted: "is in progress"
    }
  }

  /// The state's title in a list: `Arrived at pickup`.
  public var title: String {
    switch self {
    case .accepted: "Accepted"
    case .arrivedAtPickup: "Arrived at pickup"
    case .pickedUp: "Picked up"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    }
  }
}
