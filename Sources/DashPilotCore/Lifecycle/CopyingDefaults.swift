import Foundation

/// Why defaults were not copied onto a shift; the shift starts whatever becomes of the copy (`spec/08`).
public enum FuelDefaultsRefusal: Refusal {
  case shiftAlreadyEnded
  case fuelAssumptionsAlreadyRecorded
  case invalidFuelEconomy(Decimal)
  case negativeGasPrice(Money)
}

extension Shift {
  /// The shift with the defaults copied once: each half on its own, the name only with an economy.
  ///
  /// With neither economy nor price there is nothing to copy, which is no refusal.
  public func copyingDefaults(_ defaults: FuelAssumptions) throws(FuelDefaultsRefusal) -> Shift {
    guard state != .ended else { throw .shiftAlreadyEnded }
    guard fuel.milesPerGallon == nil, fuel.gasPricePerGallon == nil else { throw .fuelAssumptionsAlreadyRecorded }
    let (economy, price) = (defaults.milesPerGallon, defaults.gasPricePerGallon)
    guard economy != nil || price != nil else { return self }
    if let economy, economy <= 0 { throw .invalidFuelEconomy(economy) }
    if let price, price < .zero { throw .negativeGasPrice(price) }
    let name = economy == nil ? nil : defaults.vehicleName
    return replacing(fuel: FuelAssumptions(milesPerGallon: economy, gasPricePerGallon: price, vehicleName: name))
  }
}
