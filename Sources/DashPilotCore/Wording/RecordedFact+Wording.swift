extension RecordedFact {
  /// What happened, as a clause: `Delivery 1 was delivered, at 9:47 PM`.
  func clause(_ voice: Voice, beside other: Instant?) -> String {
    let isClose = other.map { voice.writing.readAlike(instant, $0) } ?? false
    let moment = voice.writing.moment(instant, beside: other, withSeconds: isClose)
    switch self {
    case .shiftStarted: return "the shift started, at \(moment)"
    case .shiftEnded(let started, _):
      return "the end of the shift that started at \(voice.moment(started, beside: other)), at \(moment)"
    case .pauseStarted: return "a pause began, at \(moment)"
    case .pauseEnded: return "a pause ended, at \(moment)"
    case .parkingStarted: return "the vehicle was parked, at \(moment)"
    case .parkingEnded: return "the vehicle was driven again, at \(moment)"
    case .offerAccepted(let number, _): return "Offer \(number) was accepted, at \(moment)"
    case .delivery(let number, let stage, _): return "Delivery \(number) \(stage.happened), at \(moment)"
    case .unreadableShift(let file, _):
      return "the shift in \(file), which cannot be read, started, at \(moment)"
    case .position: return "the newest position was recorded, at \(moment)"
    }
  }
}

extension DeliveryStage {
  /// What the delivery did, in the past tense.
  var happened: String {
    switch self {
    case .accepted: "was accepted"
    case .arrivedAtPickup: "reached its pickup"
    case .pickedUp: "was picked up"
    case .delivered: "was delivered"
    case .cancelled: "was cancelled"
    }
  }

  /// What the delivery did, when it is to be done again.
  var alreadyHappened: String {
    switch self {
    case .accepted: "was already accepted"
    case .arrivedAtPickup: "already reached its pickup"
    case .pickedUp: "was already picked up"
    case .delivered: "was already delivered"
    case .cancelled: "was already cancelled"
    }
  }

  /// The stage's title in a list: `Arrived at pickup`.
  var title: String {
    switch self {
    case .accepted: "Accepted"
    case .arrivedAtPickup: "Arrived at pickup"
    case .pickedUp: "Picked up"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    }
  }
}

extension DeliveryStep {
  /// The command that records the step.
  public var command: String {
    switch self {
    case .arrive: "arrive"
    case .pickUp: "pickup"
    case .deliver: "deliver"
    }
  }

  /// What has not happened while the step is missing.
  var isMissing: String {
    switch self {
    case .arrive: "has not reached its pickup"
    case .pickUp: "has not been picked up"
    case .deliver: "has not been delivered"
    }
  }
}
