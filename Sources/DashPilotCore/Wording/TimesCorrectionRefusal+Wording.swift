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
      return """
        Delivery \(number) cannot have been \(stage.completed) at \(voice.moment(instant)), before the shift started at \
        \(voice.moment(start, beside: instant)). Give a time within the shift.
        """
    case .afterShiftEnd(let number, let stage, let instant, let end):
      return """
        Delivery \(number) cannot have been \(stage.completed) at \(voice.moment(instant)), after the shift ended at \
        \(voice.moment(end, beside: instant)). Give a time within the shift.
        """
    case .outOfOrder(let number, let earlier, let earlierInstant, let later, let laterInstant):
      return """
        Delivery \(number) cannot have been \(later.completed) at \(voice.moment(laterInstant)), before it was \
        \(earlier.completed) at \(voice.moment(earlierInstant, beside: laterInstant)). Correct both times together.
        """
    case .acceptedBeforeOffer(let number, let instant, let offer, let offerAcceptedAt):
      return """
        Delivery \(number) cannot have been accepted at \(voice.moment(instant)), before its Offer \(offer) was, at \
        \(voice.moment(offerAcceptedAt, beside: instant)). Give that time or a later one, or group it otherwise first.
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
