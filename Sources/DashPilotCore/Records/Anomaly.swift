/// What a readable record says that no command can record (`spec/01`, what malformed means).
public enum Anomaly: Hashable, Sendable {
  case endBeforeStart
  case pauseRunsBackwards(number: Int)
  case pauseOutsideShift(number: Int)
  case pauseIsOpen(number: Int)
  case parkedStretchRunsBackwards(number: Int)
  case parkedStretchOutsideShift(number: Int)
  case parkedStretchIsOpen(number: Int)
  case emptyOffer(number: Int)
  case deliveryOutsideOffer(number: Int)
  case deliveryOutsideShift(number: Int)
  case timesOutOfOrder(number: Int)
  case pickedUpWithoutArrival(number: Int)
  case deliveredWithoutPickup(number: Int)
  case deliveredAndCancelled(number: Int)
  case deliveryNotFinished(number: Int)
  case amountOnUnfinishedDelivery(number: Int)
  case earningsOnUnfinishedShift
  case placeNotThere(number: Int)
  case finishedAmongUnfinished
  case unfinishedAmongFinished
  case anotherUnfinishedShift
  case overlapsAnotherShift(startedAt: Instant)
  case sharedIdentifier(String, file: String)
  case selectedVehicleNotThere
  case routeWithoutShift
  case positionsOutsideShift(count: Int)
  case placesShareName(String, file: String)
  case notMerged
  case notARecordsName
}

extension Shift {
  /// What is wrong with the shift in itself, in the order of what it holds.
  public var anomalies: [Anomaly] {
    let isFinished = endedAt != nil
    let own: [Anomaly?] = [
      endedAt.map { $0 < startedAt } ?? false ? .endBeforeStart : nil,
      !isFinished && grossEarnings != nil ? .earningsOnUnfinishedShift : nil,
    ]
    let offers = offers.enumerated().filter { $1.deliveries.isEmpty }.map { Anomaly.emptyOffer(number: $0.offset + 1) }
    return own.compactMap(\.self) + stretches(pauses, Anomaly.ofPause) + stretches(parkedStretches, Anomaly.ofParking)
      + offers + deliveries.flatMap(anomalies)
  }

  private func stretches<Activity>(
    _ stretches: [Stretch<Activity>],
    _ name: (StretchAnomaly, Int) -> Anomaly
  ) -> [Anomaly] {
    stretches.enumerated().compactMap { index, stretch in
      let kind: StretchAnomaly? =
        if let end = stretch.endedAt, end < stretch.startedAt {
          .runsBackwards
        } else if isOutside(stretch.startedAt)
          || stretch.endedAt.map(isOutside) ?? false
        { .isOutside } else { endedAt != nil && stretch.endedAt == nil ? .isOpen : nil }
      return kind.map { name($0, index + 1) }
    }
  }

  private func isOutside(_ instant: Instant) -> Bool { instant < startedAt || endedAt.map { instant > $0 } ?? false }

  private func anomalies(of subject: NumberedDelivery) -> [Anomaly] {
    let (number, delivery) = (subject.number, subject.delivery)
    let times = DeliveryStage.allCases.compactMap { delivery[$0] }
    let isFinished = delivery.state.isFinished
    let found: [(Bool, Anomaly)] = [
      (times.contains(where: isOutside), .deliveryOutsideShift(number: number)),
      (delivery.acceptedAt < offers[subject.offerNumber - 1].acceptedAt, .deliveryOutsideOffer(number: number)),
      (zip(times, times.dropFirst()).contains { $0 > $1 }, .timesOutOfOrder(number: number)),
      (
        delivery.pickedUpAt != nil && delivery.arrivedAtPickupAt == nil,
        .pickedUpWithoutArrival(number: number)
      ),
      (delivery.deliveredAt != nil && delivery.pickedUpAt == nil, .deliveredWithoutPickup(number: number)),
      (delivery.deliveredAt != nil && delivery.cancelledAt != nil, .deliveredAndCancelled(number: number)),
      (endedAt != nil && !isFinished, .deliveryNotFinished(number: number)),
      (
        endedAt != nil && !isFinished && delivery.grossEarnings != nil,
        .amountOnUnfinishedDelivery(number: number)
      ),
    ]
    return found.filter(\.0).map(\.1)
  }

  /// The identifiers of everything in it.
  public var nestedIdentifiers: [String] {
    let deliveries = offers.flatMap(\.deliveries)
    return pauses.map(\.id.text) + parkedStretches.map(\.id.text) + offers.map(\.id.text) + deliveries.map(\.id.text)
      + deliveries.flatMap(\.tips).map(\.id.text)
  }
}

private enum StretchAnomaly {
  case runsBackwards, isOutside, isOpen
}

extension Anomaly {
  fileprivate static func ofPause(_ kind: StretchAnomaly, _ number: Int) -> Anomaly {
    switch kind {
    case .runsBackwards: .pauseRunsBackwards(number: number)
    case .isOutside: .pauseOutsideShift(number: number)
    case .isOpen: .pauseIsOpen(number: number)
    }
  }

  fileprivate static func ofParking(_ kind: StretchAnomaly, _ number: Int) -> Anomaly {
    switch kind {
    case .runsBackwards: .parkedStretchRunsBackwards(number: number)
    case .isOutside: .parkedStretchOutsideShift(number: number)
    case .isOpen: .parkedStretchIsOpen(number: number)
    }
  }
}
