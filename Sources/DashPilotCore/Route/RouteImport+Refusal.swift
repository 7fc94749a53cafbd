/// Why a file's positions were not added to a shift at all.
public enum RouteImportRefusal: Refusal {
  /// Every position was rejected; how many by each rule, and how many are dated in the future.
  case noPositionForShift(startedAt: Instant, rejected: [CaptureRejection: Int], datedInFuture: Int)
  /// No position lies in the time of a finished shift; how many there are.
  case noPositionInAnyShift(count: Int)
}

extension RouteImport {
  /// Whether it adds something, or something of it is there already.
  public var isUseful: Bool {
    !sessions.isEmpty || overlapping.contains { $0.isWithRoute } || rejected[.duplicateTimestamp] != nil
  }

  /// Why it adds nothing to a shift.
  public func refusal(for shift: Shift) -> RouteImportRefusal {
    .noPositionForShift(startedAt: shift.startedAt, rejected: rejected, datedInFuture: datedInFuture)
  }
}
