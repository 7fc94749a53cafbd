/// Why there is no shift to record in.
public enum ShiftInProgressRefusal: Refusal {
  case noShiftInProgress
}

extension [Shift] {
  /// The shift in progress: the unfinished one, of several the one with the later start, then the later identifier.
  public func inProgress() throws(ShiftInProgressRefusal) -> Shift {
    let unfinished = filter { $0.endedAt == nil }
    guard let latest = unfinished.max(by: { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }) else {
      throw .noShiftInProgress
    }
    return latest
  }
}
