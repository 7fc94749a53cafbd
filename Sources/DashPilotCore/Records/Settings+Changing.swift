import Foundation

/// Why a vehicle was not added, changed, selected or removed.
public enum VehicleRefusal: Refusal {
  case noSuchVehicle(String, existing: [String])
  case vehicleExists(String)
  case invalidFuelEconomy(Decimal)
}

extension Settings {
  /// The same settings with other values; one that is not named is kept, and `.some(nil)` removes it.
  public func replacing(
    timeZone: String? = nil,
    firstWeekday: Weekday? = nil,
    locale: String? = nil,
    vehicles: [Vehicle]? = nil,
    selectedVehicle: VehicleID?? = nil,
    gasPricePerGallon: Money?? = nil,
    gitCommit: Bool? = nil
  ) -> Settings {
    Settings(
      timeZone: timeZone ?? self.timeZone,
      firstWeekday: firstWeekday ?? self.firstWeekday,
      locale: locale ?? self.locale,
      vehicles: vehicles ?? self.vehicles,
      selectedVehicle: selectedVehicle ?? self.selectedVehicle,
      gasPricePerGallon: gasPricePerGallon ?? self.gasPricePerGallon,
      cardFile: cardFile,
      gitCommit: gitCommit ?? self.gitCommit
    )
  }

  /// The settings with one more vehicle; the first one is selected.
  public func adding(
    vehicle name: RecordedName,
    milesPerGallon: Decimal,
    id: VehicleID,
    at now: Instant
  ) throws(VehicleRefusal) -> Settings {
    try checkName(name, except: nil)
    try checkEconomy(milesPerGallon)
    let vehicle = Vehicle(id: id, name: name.display, milesPerGallon: milesPerGallon, createdAt: now)
    return replacing(vehicles: vehicles + [vehicle], selectedVehicle: vehicles.isEmpty ? .some(id) : nil)
  }

  /// The settings with a vehicle's name or economy changed; no shift that exists is reached.
  public func editing(
    vehicle name: RecordedName,
    newName: RecordedName? = nil,
    milesPerGallon: Decimal? = nil
  ) throws(VehicleRefusal) -> Settings {
    let vehicle = try vehicle(named: name)
    if let newName { try checkName(newName, except: vehicle.id) }
    if let milesPerGallon { try checkEconomy(milesPerGallon) }
    let edited = Vehicle(
      id: vehicle.id,
      name: newName?.display ?? vehicle.name,
      milesPerGallon: milesPerGallon ?? vehicle.milesPerGallon,
      createdAt: vehicle.createdAt
    )
    return replacing(vehicles: vehicles.map { $0.id == vehicle.id ? edited : $0 })
  }

  /// The settings with a vehicle selected, or none.
  public func selecting(vehicle name: RecordedName?) throws(VehicleRefusal) -> Settings {
    guard let name else { return replacing(selectedVehicle: .some(nil)) }
    return replacing(selectedVehicle: .some(try vehicle(named: name).id))
  }

  /// The settings without a vehicle; where it was selected, none is.
  public func removing(vehicle name: RecordedName) throws(VehicleRefusal) -> Settings {
    let vehicle = try vehicle(named: name)
    let isSelected = selectedVehicle == vehicle.id
    return replacing(
      vehicles: vehicles.filter { $0.id != vehicle.id },
      selectedVehicle: isSelected ? .some(nil) : nil
    )
  }

  /// The vehicle with a name, by its key.
  public func vehicle(named name: RecordedName) throws(VehicleRefusal) -> Vehicle {
    guard let vehicle = vehicles.first(where: { RecordedName(stored: $0.name).key == name.key }) else {
      throw .noSuchVehicle(name.display, existing: vehicles.map(\.name))
    }
    return vehicle
  }

  private func checkName(_ name: RecordedName, except id: VehicleID?) throws(VehicleRefusal) {
    let holder = vehicles.first { $0.id != id && RecordedName(stored: $0.name).key == name.key }
    if let holder { throw .vehicleExists(holder.name) }
  }

  private func checkEconomy(_ economy: Decimal) throws(VehicleRefusal) {
    guard economy > 0 else { throw .invalidFuelEconomy(economy) }
  }
}
