/// Why a finished delivery's times were not corrected, in the order in which they win (`spec/03`, times).
public enum TimesCorrectionRefusal: Refusal {
  case shiftNotCompleted
  case noSuchDelivery(number: Int, count: Int)
  case deliveryNotFinished(number: Int)
  case stageNotRecorded(number: Int, stage: DeliveryStage)
  case beforeShiftStart(number: Int, stage: DeliveryStage, Instant, shiftStart: Instant)
  case afterShiftEnd(number: Int, stage: DeliveryStage, Instant, shiftEnd: Instant)
  case outOfOrder(number: Int, earlier: DeliveryStage, Instant, later: DeliveryStage, Instant)
  case acceptedBeforeOffer(number: Int, Instant, offer: Int, offerAcceptedAt: Instant)
  case overlapsPause(number: Int, pause: Int, Interval)
}

extension Shift {
  /// The shift with recorded stages of one finished delivery corrected together; none is created and none removed.
  ///
  /// Its offer keeps its deliveries. An offer accepted with its earliest delivery moves with that; an earlier one stays.
  public func correctingTimes(
    ofDelivery number: Int,
    to times: [DeliveryStage: Instant]
  ) throws(TimesCorrectionRefusal) -> Shift {
    guard let endedAt else { throw .shiftNotCompleted }
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    guard subject.delivery.state.isFinished else { throw .deliveryNotFinished(number: number) }
    for stage in DeliveryStage.allCases where times[stage] != nil && subject.delivery[stage] == nil {
      throw .stageNotRecorded(number: number, stage: stage)
    }
    let corrected = DeliveryStage.allCases.reduce(subject.delivery) { delivery, stage in
      times[stage].map { delivery.replacing(stage, with: $0) } ?? delivery
    }
    try checkChain(of: corrected, number: number, until: endedAt)
    let changed = replacing(corrected).keepingOfferTogether(subject.offerNumber, as: offers[subject.offerNumber - 1])
    try changed.checkOffer(of: corrected, number: number, offerNumber: subject.offerNumber)
    try checkPauses(of: corrected, number: number)
    return changed
  }

  private func checkChain(
    of delivery: Delivery,
    number: Int,
    until endedAt: Instant
  ) throws(TimesCorrectionRefusal) {
    let chain = DeliveryStage.allCases.compactMap { stage in delivery[stage].map { (stage: stage, instant: $0) } }
    for (stage, instant) in chain {
      guard instant >= startedAt else {
        throw .beforeShiftStart(number: number, stage: stage, instant, shiftStart: startedAt)
      }
      guard instant <= endedAt else { throw .afterShiftEnd(number: number, stage: stage, instant, shiftEnd: endedAt) }
    }
    for (earlier, later) in zip(chain, chain.dropFirst()) where earlier.instant > later.instant {
      throw .outOfOrder(
        number: number,
        earlier: earlier.stage,
        earlier.instant,
        later: later.stage,
        later.instant
      )
    }
  }

  /// The offer with the acceptance of its earliest delivery, where it had that before.
  private func keepingOfferTogether(_ offerNumber: Int, as before: Offer) -> Shift {
    guard before.acceptedAt == before.deliveries.first?.acceptedAt else { return self }
    return replacing(
      offers: offers.map { offer in
        guard offer.id == before.id, let earliest = offer.deliveries.first?.acceptedAt else { return offer }
        return Offer(id: offer.id, acceptedAt: earliest, deliveries: offer.deliveries)
      }
    )
  }

  private func checkOffer(
    of delivery: Delivery,
    number: Int,
    offerNumber: Int
  ) throws(TimesCorrectionRefusal) {
    let holder = offers.first { offer in offer.deliveries.contains { $0.id == delivery.id } }
    guard let holder, delivery.acceptedAt < holder.acceptedAt else { return }
    throw .acceptedBeforeOffer(
      number: number,
      delivery.acceptedAt,
      offer: offerNumber,
      offerAcceptedAt: holder.acceptedAt
    )
  }

  private func checkPauses(of delivery: Delivery, number: Int) throws(TimesCorrectionRefusal) {
    guard let work = delivery.workInterval else { return }
    for (index, pause) in pauses.enumerated() {
      guard let recorded = measured(pause), recorded.overlaps(work) else { continue }
      throw .overlapsPause(number: number, pause: index + 1, recorded)
    }
  }
}
