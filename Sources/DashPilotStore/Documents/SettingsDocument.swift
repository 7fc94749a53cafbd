import DashPilotCore
import Foundation

/// The document of the settings (`spec/01`, settings).
enum SettingsDocument {
  private static let keys: [DocumentKey] =
    DocumentFormat.headerKeys + [
      "timeZone", "firstWeekday", "locale", "vehicles", "selectedVehicle", "gasPricePerGallon", "cardFile", "gitCommit",
    ]

  static func bytes(_ settings: Settings) -> [UInt8] {
    DocumentFormat.settings.bytes([
      "timeZone": .string(settings.timeZone),
      "firstWeekday": .string(settings.firstWeekday.rawValue),
      "locale": .string(settings.locale),
      "vehicles": .stored(settings.vehicles.map(vehicle)),
      "selectedVehicle": settings.selectedVehicle.map { .stored($0) },
      "gasPricePerGallon": settings.gasPricePerGallon.map { .stored($0) },
      "cardFile": settings.cardFile.map { .string($0) },
      "gitCommit": .bool(settings.gitCommit),
    ])
  }

  static func read(_ document: DocumentValue) throws(DocumentFault) -> Settings {
    try DocumentFormat.settings.read(document, readCurrent)
  }

  private static func readCurrent(_ document: DocumentValue) throws(DocumentFault) -> Settings {
    let object = try document.object(keys: keys)
    let settings = Settings(
      timeZone: try object.required("timeZone", timeZone),
      firstWeekday: try object.required("firstWeekday", weekday),
      locale: try object.required("locale", text),
      vehicles: try object.list("vehicles", vehicle),
      selectedVehicle: try object.optional("selectedVehicle", identifier),
      gasPricePerGallon: try object.optional("gasPricePerGallon", amount),
      cardFile: try object.optional("cardFile", text),
      gitCommit: try object.optional("gitCommit", yesOrNo) ?? false
    )
    try document.refuseDuplicates(in: ["vehicles"])
    return settings
  }

  private static func vehicle(_ vehicle: Vehicle) -> JSON {
    .facts([
      "id": .stored(vehicle.id),
      "name": .string(vehicle.name),
      "milesPerGallon": .string(vehicle.milesPerGallon.storedText()),
      "createdAt": .stored(vehicle.createdAt),
    ])
  }

  private static func vehicle(_ value: DocumentValue) throws(DocumentFault) -> Vehicle {
    let object = try value.object(keys: ["id", "name", "milesPerGallon", "createdAt"])
    return Vehicle(
      id: try object.required("id", identifier),
      name: try object.required("name", name),
      milesPerGallon: try object.required("milesPerGallon", positiveDecimal),
      createdAt: try object.required("createdAt", instant)
    )
  }

  static func timeZone(_ value: DocumentValue) throws(DocumentFault) -> String {
    let name = try value.text()
    do { return try ConventionInput.timeZone(name) } catch { throw value.fault(.expected(.timeZone)) }
  }

  static func weekday(_ value: DocumentValue) throws(DocumentFault) -> Weekday {
    guard let weekday = Weekday(rawValue: try value.text()) else { throw value.fault(.expected(.weekday)) }
    return weekday
  }
}
