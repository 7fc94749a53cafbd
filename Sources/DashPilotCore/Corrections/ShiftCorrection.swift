/// A correction of one shift, judged whole and not yet written.
public struct ShiftCorrection: Hashable, Sendable {
  /// The shift as it was judged.
  public let before: Shift
  /// The shift as it becomes.
  public let after: Shift
  /// What becomes of the route, where the end is corrected.
  public let end: EndCorrection?

  /// Makes a correction that leaves the route alone.
  public init(from before: Shift, to after: Shift) {
    self.before = before
    self.after = after
    end = nil
  }

  /// Makes a correction of the end, which may shorten the route.
  public init(_ end: EndCorrection) {
    before = end.before
    after = end.after
    self.end = end
  }

  /// What is written; nothing for a correction that moves nothing.
  public var change: Change {
    end?.change ?? Change(saved: before == after ? [] : [.shift(after)])
  }
}

/// Why a correction that was judged was not written.
public enum CorrectionRefusal: Refusal {
  case recordChanged
}

extension ShiftCorrection {
  /// The correction judged again by the record of now; refused where that is not the record which was judged.
  public func confirmed(by fresh: ShiftCorrection) throws(CorrectionRefusal) -> ShiftCorrection {
    guard fresh == self else { throw .recordChanged }
    return fresh
  }
}
