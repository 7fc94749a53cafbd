extension ReopenRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded:
      """
      This shift has ended, so no delivery of it can be in progress again. \
      A completion that never happened is corrected with \(voice.command("correct cancelled")).
      """
    case .noSuchDelivery(let number, let count): thereIsNoDelivery(number, of: count)
    case .shiftPaused(let since): isPaused(since, voice, before: "reopening a delivery")
    case .deliveryCancelled(let number): "Delivery \(number) was cancelled. Only a completion can be taken back."
    case .notDelivered(let number): "Delivery \(number) is still in progress. There is no completion to take back."
    case .pickupWithoutArrival(let number): contradicts(number, "has a pickup and no arrival before it")
    case .timesOutOfOrder(let number): contradicts(number, "has recorded times that are out of order")
    case .pausedSinceDelivered(let number, let pausedAt):
      """
      The shift was paused at \(voice.moment(pausedAt)), after Delivery \(number) was delivered, and a delivery is not \
      open during a pause. Its times can be corrected when the shift has ended.
      """
    }
  }
}

extension CancellationCorrectionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted:
      """
      This shift has not ended. Take the completion back with \(voice.command("reopen")), then cancel the delivery.
      """
    case .noSuchDelivery(let number, let count): thereIsNoDelivery(number, of: count)
    case .alreadyCancelled(let number):
      "Delivery \(number) is recorded as cancelled already. Nothing has to be corrected."
    case .notDelivered(let number):
      "Delivery \(number) has no completion. Only a recorded completion can become a cancellation."
    case .pickupWithoutArrival(let number): contradicts(number, "has a pickup and no arrival before it")
    case .timesOutOfOrder(let number): contradicts(number, "has recorded times that are out of order")
    }
  }
}

extension DeletionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted: "This shift has not ended. It can be deleted after \(voice.command("end"))."
    }
  }
}

private func contradicts(_ number: Int, _ how: String) -> String {
  "Delivery \(number) \(how), so what it was cannot be told. Correct its times first, when the shift has ended."
}
