/// Something that a record says happened at an instant: what a time may collide with.
public enum RecordedFact: Hashable, Sendable {
  case shiftStarted(Instant)
  case shiftEnded(started: Instant, ended: Instant)
  case pauseStarted(Instant)
  case pauseEnded(Instant)
  case parkingStarted(Instant)
  case parkingEnded(Instant)
  case offerAccepted(number: Int, Instant)
  case delivery(number: Int, stage: DeliveryStage, Instant)
  case position(Instant)
  /// The start in the name of a file that cannot be read.
  case unreadableShift(file: String, Instant)

  /// When it happened.
  public var instant: Instant {
    switch self {
    case .shiftStarted(let instant), .pauseStarted(let instant), .pauseEnded(let instant),
      .parkingStarted(let instant), .parkingEnded(let instant), .position(let instant):
      instant
    case .shiftEnded(_, let ended): ended
    case .offerAccepted(_, let instant): instant
    case .delivery(_, _, let instant): instant
    case .unreadableShift(_, let instant): instant
    }
  }
}

extension Shift {
  /// The latest fact that an end, a pause, a parking or their ends may not precede (`spec/02`, clocks).
  func latestFact(newestPosition: Instant?) -> RecordedFact {
    let stretches = pauses.flatMap(facts(of:)) + parkedStretches.flatMap(facts(of:))
    let acceptances = offers.enumerated().map { RecordedFact.offerAccepted(number: $0 + 1, $1.acceptedAt) }
    let positions = [newestPosition].compactMap { $0.map(RecordedFact.position) }
    let facts = stretches + acceptances + deliveries.flatMap(\.facts) + positions
    return facts.latest(or: .shiftStarted(startedAt))
  }

  /// The latest fact that an acceptance may not precede: the shift's start, or the end of its last pause.
  var latestFactBeforeAccepting: RecordedFact {
    pauses.compactMap { $0.endedAt.map(RecordedFact.pauseEnded) }.latest(or: .shiftStarted(startedAt))
  }

  private func facts(of pause: Pause) -> [RecordedFact] {
    [.pauseStarted(pause.startedAt)] + (pause.endedAt.map { [.pauseEnded($0)] } ?? [])
  }

  private func facts(of stretch: ParkedStretch) -> [RecordedFact] {
    [.parkingStarted(stretch.startedAt)] + (stretch.endedAt.map { [.parkingEnded($0)] } ?? [])
  }
}

extension NumberedDelivery {
  /// Every stage that was recorded.
  var facts: [RecordedFact] {
    DeliveryStage.allCases.compactMap { stage in
      delivery[stage].map { .delivery(number: number, stage: stage, $0) }
    }
  }

  /// The latest stage, by its instant.
  var latestFact: RecordedFact {
    facts.latest(or: .delivery(number: number, stage: .accepted, delivery.acceptedAt))
  }
}

extension [RecordedFact] {
  /// The fact with the latest instant, the last of several; the other one when none is later than it.
  func latest(or first: RecordedFact) -> RecordedFact {
    reduce(first) { $1.instant >= $0.instant ? $1 : $0 }
  }
}
