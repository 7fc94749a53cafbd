/// Why a delivery's step, or its cancellation, was not recorded.
public enum DeliveryStepRefusal: Refusal {
  case shiftEnded
  case noSuchDelivery(number: Int, count: Int)
  case deliveryFinished(number: Int, state: DeliveryState, at: Instant)
  case stepAlreadyRecorded(number: Int, stage: DeliveryStage, at: Instant)
  case earlierStepMissing(number: Int, missing: DeliveryStep)
  case time(EventTimeRefusal)
}

extension Shift {
  /// The shift with one step of one delivery recorded, and nothing else moved.
  public func recording(
    _ step: DeliveryStep,
    ofDelivery number: Int,
    at time: EventTime
  ) throws(DeliveryStepRefusal) -> Shift {
    let subject = try activeDelivery(number)
    if let (stage, instant) = subject.delivery.recordedStage(from: step.stage) {
      throw .stepAlreadyRecorded(number: number, stage: stage, at: instant)
    }
    if let next = subject.delivery.state.nextStep, next != step {
      throw .earlierStepMissing(number: number, missing: next)
    }
    return try recording(step.stage, of: subject, at: time)
  }

  /// The shift with one delivery cancelled; what it recorded before is kept.
  public func cancelling(delivery number: Int, at time: EventTime) throws(DeliveryStepRefusal) -> Shift {
    try recording(.cancelled, of: activeDelivery(number), at: time)
  }

  private func recording(
    _ stage: DeliveryStage,
    of subject: NumberedDelivery,
    at time: EventTime
  ) throws(DeliveryStepRefusal) -> Shift {
    let instant = try time.settled(notBefore: subject.latestFact, orThrow: DeliveryStepRefusal.time)
    return replacing(subject.delivery.replacing(stage, with: instant))
  }

  private func activeDelivery(_ number: Int) throws(DeliveryStepRefusal) -> NumberedDelivery {
    guard state != .ended else { throw .shiftEnded }
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    let delivery = subject.delivery
    if let finishedAt = delivery.cancelledAt ?? delivery.deliveredAt {
      throw .deliveryFinished(number: number, state: delivery.state, at: finishedAt)
    }
    return subject
  }
}

extension Delivery {
  /// The stage itself, else the first later one, where it was recorded: what makes recording that stage too late.
  fileprivate func recordedStage(from stage: DeliveryStage) -> (DeliveryStage, Instant)? {
    let later = DeliveryStage.allCases.drop { $0 != stage }
    return later.lazy.compactMap { stage in self[stage].map { (stage, $0) } }.first
  }
}
