extension Settings {
  /// The merge of the settings of two clones.
  static func resolved(_ sides: ThreeWay<Settings>) -> Resolved<Settings> {
    let (timeZone, locale) = (sides.text(\.timeZone), sides.text(\.locale))
    let (firstWeekday, gitCommit) = (sides.fact(\.firstWeekday), sides.fact(\.gitCommit))
    let vehicles = sides.rows(\.vehicles)
    let selectedVehicle = sides.optional(\.selectedVehicle)
    let gasPrice = sides.optional(\.gasPricePerGallon)
    let cardFile = sides.text(\.cardFile)
    return Resolved { side in
      Settings(
        timeZone: timeZone[side],
        firstWeekday: firstWeekday[side],
        locale: locale[side],
        vehicles: vehicles[side],
        selectedVehicle: selectedVehicle[side],
        gasPricePerGallon: gasPrice[side],
        cardFile: cardFile[side],
        gitCommit: gitCommit[side]
      )
    }
  }
}

extension Vehicle: MergedRow {
  var rowID: VehicleID { id }
  var texts: [String] { [name] }

  static func resolved(_ sides: ThreeWay<Vehicle>) -> Resolved<Vehicle> {
    let (name, economy, createdAt) = (sides.text(\.name), sides.fact(\.milesPerGallon), sides.fact(\.createdAt))
    return Resolved { side in
      Vehicle(id: sides.ours.id, name: name[side], milesPerGallon: economy[side], createdAt: createdAt[side])
    }
  }
}
