/// Where a delivery stands, from its recorded stages; the first that holds.
public enum DeliveryState: String, CaseIterable, Hashable, Sendable {
  case cancelled, delivered, pickedUp, arrivedAtPickup, accepted

  /// Whether nothing more can happen to it.
  public var isFinished: Bool { self == .delivered || self == .cancelled }

  /// The step that may be recorded next; none for a finished delivery.
  public var nextStep: DeliveryStep? {
    switch self {
    case .cancelled, .delivered: nil
    case .pickedUp: .deliver
    case .arrivedAtPickup: .pickUp
    case .accepted: .arrive
    }
  }
}

/// A step of a delivery that the driver records.
public enum DeliveryStep: String, CaseIterable, Hashable, Sendable {
  case arrive, pickUp, deliver

  /// The stage that the step records.
  public var stage: DeliveryStage {
    switch self {
    case .arrive: .arrivedAtPickup
    case .pickUp: .pickedUp
    case .deliver: .delivered
    }
  }
}

extension Delivery {
  /// Where the delivery stands.
  public var state: DeliveryState {
    if cancelledAt != nil { return .cancelled }
    if deliveredAt != nil { return .delivered }
    if pickedUpAt != nil { return .pickedUp }
    return arrivedAtPickupAt == nil ? .accepted : .arrivedAtPickup
  }
}
