/// What two sides of a merge say only together, and no command can record.
public enum MergeCollision: Hashable, Sendable {
  /// What `check` would list.
  case anomaly(Anomaly)
  case pausesOverlap(Int, Int)
  case parkedStretchesOverlap(Int, Int)
  case pauseOverlapsDelivery(Int, Int)
  case vehiclesShareName(String)
  /// Capture sessions of two identities over the same time, each from its first to its last position.
  case sessionsOverlap(Interval, Interval)
  case sharedIdentifier(String)
}

/// A collision, and what it is recognised by in another version of the record, where rows have other numbers.
struct KeyedCollision {
  let key: [String]
  let collision: MergeCollision
}

extension RecordContent {
  /// What the record says that no command can record.
  var collisions: [KeyedCollision] {
    switch self {
    case .shift(let shift): shift.collisions
    case .settings(let settings): settings.collisions
    case .route(let route): route.collisions
    case .place, .expense: []
    }
  }
}

extension Shift {
  fileprivate var collisions: [KeyedCollision] {
    let own = anomalies.map { KeyedCollision(key: [$0.rule, row(of: $0)], collision: .anomaly($0)) }
    return own + overlaps(pauses, MergeCollision.pausesOverlap)
      + overlaps(parkedStretches, MergeCollision.parkedStretchesOverlap) + pausesInWork + tipsTwice
  }

  /// The identifier of the row that an anomaly is of; empty for the shift's own.
  private func row(of anomaly: Anomaly) -> String {
    switch anomaly {
    case .pauseRunsBackwards(let number), .pauseOutsideShift(let number), .pauseIsOpen(let number):
      pauses[number - 1].id.text
    case .parkedStretchRunsBackwards(let number), .parkedStretchOutsideShift(let number),
      .parkedStretchIsOpen(let number):
      parkedStretches[number - 1].id.text
    case .emptyOffer(let number): offers[number - 1].id.text
    case .deliveryOutsideOffer(let number), .deliveryOutsideShift(let number), .timesOutOfOrder(let number),
      .pickedUpWithoutArrival(let number), .deliveredWithoutPickup(let number), .deliveredAndCancelled(let number),
      .deliveryNotFinished(let number), .amountOnUnfinishedDelivery(let number), .placeNotThere(let number):
      delivery(number)?.delivery.id.text ?? ""
    case .endBeforeStart, .earningsOnUnfinishedShift, .finishedAmongUnfinished, .unfinishedAmongFinished,
      .anotherUnfinishedShift, .overlapsAnotherShift, .sharedIdentifier, .selectedVehicleNotThere,
      .routeWithoutShift, .positionsOutsideShift, .placesShareName, .notMerged, .notARecordsName:
      ""
    }
  }

  /// Stretches of one kind that share time; an open one has no end.
  private func overlaps<Activity>(
    _ stretches: [Stretch<Activity>],
    _ collision: (Int, Int) -> MergeCollision
  ) -> [KeyedCollision] {
    stretches.indices.flatMap { later in
      stretches[..<later].indices.filter { earlier in
        stretches[earlier].covered.sharesTime(with: stretches[later].covered)
      }.map { earlier in
        KeyedCollision(
          key: ["overlap", stretches[earlier].id.text, stretches[later].id.text].sorted(),
          collision: collision(earlier + 1, later + 1)
        )
      }
    }
  }

  /// Pauses that share time with a delivery in progress, as neither command and no correction lets them.
  private var pausesInWork: [KeyedCollision] {
    pauses.enumerated().flatMap { index, pause in
      deliveries.filter { $0.delivery.covered.sharesTime(with: pause.covered) }.map { subject in
        KeyedCollision(
          key: ["work", pause.id.text, subject.delivery.id.text],
          collision: .pauseOverlapsDelivery(index + 1, subject.number)
        )
      }
    }
  }

  /// Tips of one identifier in two deliveries, which no document may hold.
  private var tipsTwice: [KeyedCollision] {
    let tips = offers.flatMap(\.deliveries).flatMap(\.tips)
    return Dictionary(grouping: tips, by: \.id).filter { $0.value.count > 1 }.keys.sorted().map { id in
      KeyedCollision(key: ["twice", id.text], collision: .sharedIdentifier(id.text))
    }
  }
}

extension Stretch {
  /// The time that it covers; an open one goes on.
  fileprivate var covered: Interval { interval(openUntil: Instant.readable.upperBound) }
}

extension Delivery {
  /// The time from its acceptance to its end; one in progress goes on.
  fileprivate var covered: Interval {
    workInterval ?? Interval(start: acceptedAt, end: Instant.readable.upperBound)
  }
}

extension Interval {
  /// Whether two stretches that both measure something share more than an instant.
  fileprivate func sharesTime(with other: Interval) -> Bool {
    start < end && other.start < other.end && overlaps(other)
  }
}

extension Route {
  /// Capture sessions that share time, as an import leaves one of them out.
  fileprivate var collisions: [KeyedCollision] {
    let spans = sessions.compactMap { session in session.span.map { (id: session.id?.text ?? "", span: $0) } }
    return spans.indices.flatMap { later in
      spans[..<later].filter { $0.span.overlaps(spans[later].span) }.map { earlier in
        KeyedCollision(
          key: ["sessions"] + [earlier.id, spans[later].id].sorted(),
          collision: .sessionsOverlap(earlier.span, spans[later].span)
        )
      }
    }
  }
}

extension CaptureSession {
  /// From its first to its last position.
  fileprivate var span: Interval? {
    guard let first = positions.first, let last = positions.last else { return nil }
    return Interval(start: first.instant, end: last.instant)
  }
}

extension Settings {
  /// What is wrong with the settings.
  public var anomalies: [Anomaly] {
    guard let selectedVehicle, !vehicles.contains(where: { $0.id == selectedVehicle }) else { return [] }
    return [.selectedVehicleNotThere]
  }

  fileprivate var collisions: [KeyedCollision] {
    let own = anomalies.map { KeyedCollision(key: [$0.rule], collision: .anomaly($0)) }
    let names = Dictionary(grouping: vehicles) { RecordedName(stored: $0.name).key }
    let shared = names.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { key, vehicles in
      KeyedCollision(key: ["name", key], collision: .vehiclesShareName(vehicles[0].name))
    }
    return own + shared
  }
}
