import Foundation

/// The day that a week begins on.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// The identity of a vehicle.
public typealias VehicleID = Identifier<Vehicle>

/// A vehicle whose name and economy can be copied onto a shift when it starts.
public struct Vehicle: Hashable, Sendable {
  /// Which vehicle this is.
  public let id: VehicleID
  /// Its name.
  public let name: String
  /// Its miles per gallon, above zero.
  public let milesPerGallon: Decimal
  /// When it was added.
  public let createdAt: Instant

  /// Makes a vehicle exactly as recorded.
  public init(id: VehicleID, name: String, milesPerGallon: Decimal, createdAt: Instant) {
    self.id = id
    self.name = name
    self.milesPerGallon = milesPerGallon
    self.createdAt = createdAt
  }
}

/// What a record tree was set up with; changing it rewrites no record (`spec/01`, settings).
public struct Settings: Hashable, Sendable {
  /// The zone of reports, by its IANA name.
  public let timeZone: String
  /// The day that a summary's week begins on.
  public let firstWeekday: Weekday
  /// The locale that writes amounts and numbers, by its identifier.
  public let locale: String
  /// The vehicles, in the order in which they were added.
  public let vehicles: [Vehicle]
  /// The vehicle whose economy the next shift copies.
  public let selectedVehicle: VehicleID?
  /// The price of a gallon that the next shift copies.
  public let gasPricePerGallon: Money?
  /// Where the card is written for other programs to show.
  public let cardFile: String?
  /// Whether each write is committed to git.
  public let gitCommit: Bool

  /// Makes settings exactly as recorded.
  public init(
    timeZone: String,
    firstWeekday: Weekday,
    locale: String,
    vehicles: [Vehicle] = [],
    selectedVehicle: VehicleID? = nil,
    gasPricePerGallon: Money? = nil,
    cardFile: String? = nil,
    gitCommit: Bool = false
  ) {
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    self.locale = locale
    self.vehicles = vehicles.inOrder(\.createdAt, \.id)
    self.selectedVehicle = selectedVehicle
    self.gasPricePerGallon = gasPricePerGallon
    self.cardFile = cardFile
    self.gitCommit = gitCommit
  }

  /// What a shift that starts now copies: each half on its own, the name only with an economy (`spec/08`).
  public var fuelDefaults: FuelAssumptions {
    let vehicle = vehicles.first { $0.id == selectedVehicle }
    return FuelAssumptions(
      milesPerGallon: vehicle?.milesPerGallon,
      gasPricePerGallon: gasPricePerGallon,
      vehicleName: vehicle?.name
    )
  }
}
