/// Why a step that names no delivery was not recorded: which one is meant is never guessed.
public enum DeliveryChoiceRefusal: Refusal {
  case noDeliveryInProgress
  /// Their numbers, and the command that would name one of them.
  case severalDeliveriesInProgress(numbers: [Int], example: String)
}

extension Shift {
  /// The number of the one delivery in progress; refused while there is none or several.
  public func onlyDeliveryInProgress(for step: DeliveryStep? = nil) throws(DeliveryChoiceRefusal) -> NumberedDelivery {
    let inProgress = deliveriesInProgress
    guard let only = inProgress.first else { throw .noDeliveryInProgress }
    guard inProgress.count == 1 else {
      let meant = inProgress.first { step == nil || $0.delivery.state.nextStep == step } ?? only
      let command = (meant.delivery.state.nextStep ?? .deliver).command
      throw .severalDeliveriesInProgress(numbers: inProgress.map(\.number), example: "\(command) \(meant.number)")
    }
    return only
  }

  /// The next step of the one delivery in progress, which is the quick action's whole choice.
  public func nextStep() throws(DeliveryChoiceRefusal) -> (number: Int, step: DeliveryStep) {
    let only = try onlyDeliveryInProgress()
    guard let step = only.delivery.state.nextStep else { throw .noDeliveryInProgress }
    return (only.number, step)
  }
}
