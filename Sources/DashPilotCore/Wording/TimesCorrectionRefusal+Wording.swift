extension TimesCorrectionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted: return correctedWhenEnded("A delivery's times", voice)
    case .noSuchDelivery(let number, let count): return thereIsNoDelivery(number, of: count)
    case .deliveryNotFinished(let number):
      return "Delivery \(number) has no end, so its times cannot be corrected. Put that record right first."
    case .stageNotRecorded(let number, let stage):
      return """
        Delivery \(number) has no recorded time for "\(stage.title)". \
        Only a recorded time can be corrected; none is created or taken away.
        """
    case .beforeShiftStart(let number, let stage, let instant, let start):
      return isOutside(number, stage, "before the shift started", voice.moments(instant, start))
    case .afterShiftEnd(let number, let stage, let instant, let end):
      return isOutside(number, stage, "after the shift ended", voice.moments(instant, end))
    case .outOfOrder(let number, let earlier, let earlierInstant, let later, let laterInstant):
      let (second, first) = voice.moments(laterInstant, earlierInstant)
      return """
        Delivery \(number) cannot have been \(later.completed) at \(second), before it was \
        \(earlier.completed) at \(first). Correct both times together.
        """
    case .acceptedBeforeOffer(let number, let instant, let offer, let offerAcceptedAt):
      let (given, accepted) = voice.moments(instant, offerAcceptedAt)
      return """
        Delivery \(number) cannot have been accepted at \(given), before its Offer \(offer) was, at \(accepted). \
        Give that time or a later one, or group it otherwise first.
        """
    case .overlapsPause(let number, let pause, let stretch):
      return """
        Delivery \(number) would be open during pause \(pause), \(voice.stretch(stretch)). \
        Give times that do not overlap it, or correct that pause first.
        """
    }
  }
}

extension DeliveryStage {
  /// What had been done to a delivery at a stage: `at its pickup`, `delivered`.
  var completed: String {
    switch self {
    case .accepted: "accepted"
    case .arrivedAtPickup: "at its pickup"
    case .pickedUp: "picked up"
    case .delivered: "delivered"
    case .cancelled: "cancelled"
    }
  }
}

private func isOutside(_ number: Int, _ stage: DeliveryStage, _ how: String, _ moments: (String, String)) -> String {
  """
  Delivery \(number) cannot have been \(stage.completed) at \(moments.0), \(how) at \(moments.1). \
  Give a time within the shift.
  """
}
