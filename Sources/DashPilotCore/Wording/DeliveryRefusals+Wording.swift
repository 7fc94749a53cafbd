extension DeliveryStepRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .noSuchDelivery(let number, let count): thereIsNoDelivery(number, of: count)
    case .deliveryFinished(let number, let state, let instant):
      "Delivery \(number) \(state.finished) at \(voice.moment(instant)). A finished delivery takes no further step."
    case .stepAlreadyRecorded(let number, let stage, let instant):
      """
      Delivery \(number) already \(stage.happened), at \(voice.moment(instant)). \
      A recorded step is not recorded again.
      """
    case .earlierStepMissing(let number, let missing):
      """
      Delivery \(number) \(missing.isMissing). \
      Record that first with \(voice.command("\(missing.command) \(number)")).
      """
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension DeliveryChoiceRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noDeliveryInProgress: "No delivery is in progress. Accept one with \(voice.command("accept"))."
    case .severalDeliveriesInProgress(let numbers):
      """
      \(numbers.count) deliveries are in progress: \(deliveryNames(numbers)). \
      Name one by its number, as in \(voice.command("deliver \(numbers.first ?? 1)")).
      """
    }
  }
}

extension EarningsRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted:
      "This shift has not ended. What it paid can be recorded after \(voice.command("end"))."
    case .noSuchDelivery(let number, let count): thereIsNoDelivery(number, of: count)
    case .deliveryNotFinished(let number):
      """
      Delivery \(number) is still in progress. \
      What it paid can be recorded when it has been delivered or cancelled.
      """
    case .negativeEarnings(let amount):
      "\(voice.money(amount)) is below zero. Gross earnings are zero or more."
    }
  }
}

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
  fileprivate var finished: String {
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
