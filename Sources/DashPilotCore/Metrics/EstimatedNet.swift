/// Why a shift has no estimated net after fuel, the first reason that holds (`spec/08`, estimated net).
public enum NetUnavailability: String, CaseIterable, Hashable, Sendable {
  case shiftNotCompleted
  case earningsNotRecorded
  case fuelNotEstimated
  case noWorkingTime
}

/// The estimated net after fuel of a shift: its recorded amount less the estimated fuel, and that per working hour.
public struct EstimatedNet: Equatable, Sendable {
  /// The difference, possibly negative.
  public let amount: Figure<Money, NetUnavailability>
  /// The difference per working hour; it repeats the reason of a missing difference.
  public let perWorkingHour: Figure<Money, NetUnavailability>
  /// Whether the route is partial, so that the net can only be lower.
  public let isCeiling: Bool

  init(of shift: Shift, working: Duration?, fuel: Figure<FuelEstimate, FuelUnavailability>) {
    amount = shift.netAmount(fuel: fuel.value)
    isCeiling = amount.value != nil && fuel.value?.isFloor == true
    switch amount {
    case .unavailable(let reason): perWorkingHour = .unavailable(reason)
    case .available(let net):
      perWorkingHour = working.flatMap(net.perHour).map { .available($0) } ?? .unavailable(.noWorkingTime)
    }
  }
}

extension Shift {
  fileprivate func netAmount(fuel: FuelEstimate?) -> Figure<Money, NetUnavailability> {
    guard state == .ended else { return .unavailable(.shiftNotCompleted) }
    guard let grossEarnings else { return .unavailable(.earningsNotRecorded) }
    guard let fuel else { return .unavailable(.fuelNotEstimated) }
    return .available(grossEarnings - fuel.cost)
  }
}
