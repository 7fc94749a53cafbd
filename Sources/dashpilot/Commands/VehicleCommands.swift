import DashPilotCore
import DashPilotStore

extension Command {
  private static let name = Argument("NAME", help: "The vehicle's name")

  static let vehicleAdd = Command(
    "vehicle add",
    arguments: [name, Argument("MPG", help: "Its miles per gallon")],
    summary: "Add a vehicle.",
    details: "The first one is selected. A shift copies the selected vehicle's name and economy once, when it starts."
  ) { context in
    let name = try RecordedName(context.value(0) ?? "", for: .vehicle)
    return try context.changingSettings { settings, writing in
      try settings.adding(
        vehicle: name,
        milesPerGallon: MilesPerGallonInput.value(typed: context.value(1) ?? "", locale: writing.locale),
        id: VehicleID(context.world.freshIdentifier()),
        at: context.now
      )
    } confirm: {
      VehicleConfirmation(settings: $0, writing: $1).added(name)
    }
  }

  static let vehicleEdit = Command(
    "vehicle edit",
    arguments: [name],
    options: [
      Option("name", value: "NEW", help: "Its new name"),
      Option("mpg", value: "X", help: "Its miles per gallon"),
    ],
    summary: "Change a vehicle's name or its miles per gallon.",
    details: "No shift that exists is reached."
  ) { context in
    let name = try RecordedName(context.value(0) ?? "", for: .vehicle)
    let newName = try context.arguments.option("name").map { text throws in try RecordedName(text, for: .vehicle) }
    let mpg = context.arguments.option("mpg")
    guard newName != nil || mpg != nil else {
      throw UsageRefusal.missingArgument("--name or --mpg", usage: context.arguments.command.usage)
    }
    return try context.changingSettings { settings, writing in
      let economy = try mpg.map { try MilesPerGallonInput.value(typed: $0, locale: writing.locale) }
      return try settings.editing(vehicle: name, newName: newName, milesPerGallon: economy)
    } confirm: {
      VehicleConfirmation(settings: $0, writing: $1).edited(newName ?? name)
    }
  }

  static let vehicleSelect = Command(
    "vehicle select",
    arguments: [Argument("NAME", isOptional: true, help: "The vehicle's name")],
    options: [Option("none", help: "Select no vehicle")],
    summary: "Select the vehicle that the next shift copies.",
    details: "With --none, the next shift copies no economy."
  ) { context in
    let isNone = context.arguments.has("none")
    guard context.value(0) == nil || !isNone else { throw UsageRefusal.conflictingArguments("NAME", "--none") }
    guard context.value(0) != nil || isNone else {
      throw UsageRefusal.missingArgument("NAME", usage: context.arguments.command.usage)
    }
    let name = try context.value(0).map { text throws in try RecordedName(text, for: .vehicle) }
    return try context.changingSettings { settings, _ in
      try settings.selecting(vehicle: name)
    } confirm: {
      VehicleConfirmation(settings: $0, writing: $1).selected()
    }
  }

  static let vehicleRemove = Command(
    "vehicle remove",
    arguments: [name],
    summary: "Remove a vehicle.",
    details: "Shifts that copied its economy keep what they copied."
  ) { context in
    let name = try RecordedName(context.value(0) ?? "", for: .vehicle)
    return try context.changingSettings { settings, _ in
      try settings.removing(vehicle: name)
    } confirm: {
      VehicleConfirmation(settings: $0, writing: $1).removed(name)
    }
  }

  static let vehicleList = Command(
    "vehicle list",
    summary: "Show the vehicles.",
    details: "The selected one is marked."
  ) { context in
    try context.reading { tree, writing in
      let settings = try tree.settings()
      return Reply(
        .report(SettingsReport(settings: settings, writing: writing).vehicleReport),
        json: .vehicles(of: settings)
      )
    }
  }
}
