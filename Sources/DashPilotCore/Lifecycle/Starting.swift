/// Why a shift was not started.
public enum StartRefusal: Refusal {
  case shiftInProgress(startedAt: Instant)
  case time(EventTimeRefusal)
  case precedesNewestFinishedShift(Instant, RecordedFact)
}

extension Shift {
  /// A new shift, with the defaults for its estimate of fuel copied once.
  ///
  /// Refused while a shift is unfinished, and before its floors: the end of the newest finished shift, and the start of
  /// one that cannot be read. A start is never moved.
  public static func starting(
    at time: EventTime,
    id: ShiftID,
    unfinished: Shift?,
    floors: [RecordedFact],
    defaults: FuelAssumptions = .none
  ) throws(StartRefusal) -> Shift {
    if let unfinished { throw .shiftInProgress(startedAt: unfinished.startedAt) }
    let instant: Instant
    switch time {
    case .live(let now): instant = now
    case .typed(let typed, let now):
      guard typed <= now else { throw .time(.inFuture(typed)) }
      instant = typed
    }
    if let floor = floors.max(by: { $0.instant < $1.instant }), instant < floor.instant {
      throw .precedesNewestFinishedShift(instant, floor)
    }
    let shift = Shift(id: id, startedAt: instant)
    return (try? shift.copyingDefaults(defaults)) ?? shift
  }
}
