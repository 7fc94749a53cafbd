/// When an event is said to have happened (`spec/02`, clocks).
public enum EventTime: Hashable, Sendable {
  /// Just now. A clock that went back is recorded at the earliest instant that the record allows.
  case live(now: Instant)
  /// At a time that the driver typed. It is never moved.
  case typed(Instant, now: Instant)

  /// The instant to record, not before a fact.
  ///
  /// A typed time in the future, or before the fact, is refused in the operation's own refusal.
  func settled<Refused: Error>(
    notBefore fact: RecordedFact,
    orThrow refusal: (EventTimeRefusal) -> Refused
  ) throws(Refused) -> Instant {
    switch self {
    case .live(let now): return max(now, fact.instant)
    case .typed(let instant, let now):
      guard instant <= now else { throw refusal(.inFuture(instant)) }
      guard instant >= fact.instant else { throw refusal(.beforeRecordedFact(instant, fact)) }
      return instant
    }
  }
}

/// Why a typed time was refused.
public enum EventTimeRefusal: Hashable, Error, Sendable {
  case inFuture(Instant)
  case beforeRecordedFact(Instant, RecordedFact)
}
