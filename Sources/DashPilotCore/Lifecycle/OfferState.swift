/// Where an offer stands, from its deliveries; the last three are final.
public enum OfferState: String, CaseIterable, Hashable, Sendable {
  case empty, inProgress, completed, cancelled, partlyCompleted
}

extension Offer {
  /// Where the offer stands.
  public var state: OfferState {
    let states = Set(deliveries.map(\.state))
    guard !states.isEmpty else { return .empty }
    guard states.allSatisfy(\.isFinished) else { return .inProgress }
    guard states.count == 1 else { return .partlyCompleted }
    return states.contains(.delivered) ? .completed : .cancelled
  }
}
