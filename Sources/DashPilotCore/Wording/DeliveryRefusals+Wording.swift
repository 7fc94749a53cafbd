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
      Delivery \(number) \(stage.alreadyHappened), at \(voice.moment(instant)). \
      A step is not recorded again, nor is one before it.
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
    case .severalDeliveriesInProgress(let numbers, let example):
      """
      \(numbers.count) deliveries are in progress: \(deliveryNames(numbers)). \
      Name one by its number, as in \(voice.command(example)).
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
