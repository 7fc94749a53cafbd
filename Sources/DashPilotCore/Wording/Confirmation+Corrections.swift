extension Confirmation {
  /// A completion was taken back: what the delivery is again.
  public func reopened(_ number: Int, in shift: Shift) -> Statement {
    let state = shift.delivery(number)?.delivery.state.title.lowercased() ?? ""
    return Statement(
      "Took back the completion of Delivery \(number). Its state is \(state) again. \(inProgress(shift))"
    )
  }

  /// What goes when a shift is deleted, before it does and afterwards.
  public func deletion(of shift: Shift, positions: Int, isDone: Bool) -> Statement {
    let parts = [
      counted(shift.deliveries.count, "delivery", "deliveries"),
      counted(shift.pauses.count, "pause"),
      counted(positions, "recorded position"),
    ]
    return writing.statement { voice in
      """
      \(isDone ? "Deleted" : "This deletes") the shift of \(name(of: shift)), \(shift.bounds(voice)), with \
      \(listed(parts)). \(isDone ? "It does" : "It will") not come back. Places and expenses stay.
      """
    }
  }
}

extension CorrectionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .recordChanged:
      "The record was changed while the question waited, so nothing was written. Look at it, and ask again."
    }
  }
}
