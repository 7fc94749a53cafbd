extension JSON {
  /// The machine form of the settings, with the names of their document.
  public static func settings(_ settings: Settings) -> JSON {
    .object([
      "timeZone": .string(settings.timeZone),
      "firstWeekday": .name(settings.firstWeekday),
      "locale": .string(settings.locale),
      "vehicles": .array(settings.vehicles.map(vehicle)),
      "selectedVehicle": settings.selectedVehicle.map { .identifier($0) } ?? .null,
      "gasPricePerGallon": .money(settings.gasPricePerGallon),
      "cardFile": .string(settings.cardFile),
      "gitCommit": .bool(settings.gitCommit),
    ])
  }

  /// The machine form of the vehicles: one object with one list.
  public static func vehicles(of settings: Settings) -> JSON {
    .object([
      "vehicles": .array(settings.vehicles.map(vehicle)),
      "selectedVehicle": settings.selectedVehicle.map { .identifier($0) } ?? .null,
    ])
  }

  private static func vehicle(_ vehicle: Vehicle) -> JSON {
    .object([
      "id": .identifier(vehicle.id),
      "name": .string(vehicle.name),
      "milesPerGallon": .decimalText(vehicle.milesPerGallon, fractionDigits: 2),
      "createdAt": .time(vehicle.createdAt),
    ])
  }

  /// The machine form of a shift's fuel assumptions, its estimate, and the pair that could prefill them.
  public static func fuel(of shift: Shift, metrics: ShiftMetrics, proposal: FuelAssumptions?) -> JSON {
    .object([
      "fuelMilesPerGallon": .decimalText(shift.fuel.milesPerGallon, fractionDigits: 2),
      "fuelGasPricePerGallon": .money(shift.fuel.gasPricePerGallon),
      "fuelVehicleName": .string(shift.fuel.vehicleName),
      "fuel": fuel(metrics.fuel),
      "estimatedNet": net(metrics.net),
      "proposed": proposal.map { proposal in
        .object([
          "fuelMilesPerGallon": .decimalText(proposal.milesPerGallon, fractionDigits: 2),
          "fuelGasPricePerGallon": .money(proposal.gasPricePerGallon),
          "fuelVehicleName": .string(proposal.vehicleName),
        ])
      } ?? .null,
    ])
  }
}
