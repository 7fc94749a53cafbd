/// Why a shift was not deleted.
public enum DeletionRefusal: Refusal {
  case shiftNotCompleted
}

extension Shift {
  /// The change that removes a finished shift with everything in it and its route; places and expenses stay.
  public func deleting(route: Route) throws(DeletionRefusal) -> Change {
    guard state == .ended else { throw .shiftNotCompleted }
    return Change(removed: [.route(route, of: self), .shift(self)])
  }
}
