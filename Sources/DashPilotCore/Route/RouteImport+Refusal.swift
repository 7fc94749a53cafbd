/// Why a file's positions were not added to a shift at all.
public enum RouteImportRefusal: Refusal {
  /// Every position was rejected; how many by each rule, and how many are dated in the future.
  case noPositionForShift(startedAt: Instant, rejected: [CaptureRejection: Int], datedInFuture: Int)
}

extension RouteImport {
  /// Refuses an import that adds nothing although nothing of it is there already.
  public func checkAddsSomething(to shift: Shift) throws(RouteImportRefusal) {
    let isThereAlready = overlapping.contains { $0.isWithRoute } || rejected[.duplicateTimestamp] != nil
    guard sessions.isEmpty, !isThereAlready else { return }
    throw .noPositionForShift(startedAt: shift.startedAt, rejected: rejected, datedInFuture: datedInFuture)
  }
}
