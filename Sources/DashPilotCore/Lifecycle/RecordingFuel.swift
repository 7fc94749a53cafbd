import Foundation

/// Why a shift's fuel assumptions were not recorded (`spec/08`, fuel assumptions).
public enum FuelAssumptionRefusal: Refusal {
  case shiftNotCompleted
  case invalidFuelEconomy(Decimal)
  case negativeGasPrice(Money)
}

/// What is written of one half of the assumptions: a value, nothing any more, or what it was.
public enum FuelHalf<Value: Hashable & Sendable>: Hashable, Sendable {
  case kept
  case removed
  case recorded(Value)

  fileprivate func value(keeping old: Value?) -> Value? {
    switch self {
    case .kept: old
    case .removed: nil
    case .recorded(let value): value
    }
  }
}

extension Shift {
  /// A finished shift with the halves that an edit names, and the others kept.
  ///
  /// The vehicle's name is the one given; else the kept one while the economy has the same value; else none.
  public func recordingFuel(
    milesPerGallon: FuelHalf<Decimal>,
    gasPricePerGallon: FuelHalf<Money>,
    vehicleName: String? = nil
  ) throws(FuelAssumptionRefusal) -> Shift {
    guard state == .ended else { throw .shiftNotCompleted }
    if case .recorded(let economy) = milesPerGallon, economy <= 0 { throw .invalidFuelEconomy(economy) }
    if case .recorded(let price) = gasPricePerGallon, price < .zero { throw .negativeGasPrice(price) }
    let economy = milesPerGallon.value(keeping: fuel.milesPerGallon)
    let keptName = economy != nil && economy == fuel.milesPerGallon ? fuel.vehicleName : nil
    let assumptions = FuelAssumptions(
      milesPerGallon: economy,
      gasPricePerGallon: gasPricePerGallon.value(keeping: fuel.gasPricePerGallon),
      vehicleName: economy == nil ? nil : vehicleName ?? keptName
    )
    return replacing(fuel: assumptions)
  }

  /// A finished shift without any assumption: no estimate, not one of nothing.
  public func clearingFuel() throws(FuelAssumptionRefusal) -> Shift {
    guard state == .ended else { throw .shiftNotCompleted }
    return replacing(fuel: FuelAssumptions.none)
  }
}

extension FuelHalf<Decimal> {
  /// The name of the selected vehicle, where the economy written is that vehicle's by value.
  public func vehicleName(in settings: Settings) -> String? {
    guard case .recorded(let economy) = self else { return nil }
    let defaults = settings.fuelDefaults
    return defaults.milesPerGallon == economy ? defaults.vehicleName : nil
  }
}

extension FuelAssumptions {
  /// Whether nothing is recorded.
  public var isEmpty: Bool { self == .none }

  /// Whether both halves are recorded, so that another shift's could be filled from them.
  public var isPair: Bool { milesPerGallon != nil && gasPricePerGallon != nil }
}
