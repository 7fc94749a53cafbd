/// Why a shift is not shown in full.
public enum FinishedShiftRefusal: Refusal {
  case shiftNotCompleted
}

extension Shift {
  /// Refuses a shift that has not ended: its card is its form.
  public func checkIsFinished() throws(FinishedShiftRefusal) {
    guard state == .ended else { throw .shiftNotCompleted }
  }
}
