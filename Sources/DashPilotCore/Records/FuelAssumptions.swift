import Foundation

/// What an estimate of fuel rests on: each half was recorded or is absent (`spec/08`, fuel assumptions).
public struct FuelAssumptions: Hashable, Sendable {
  /// Miles per gallon, above zero.
  public let milesPerGallon: Decimal?
  /// The price of a gallon, zero or more; zero is a recorded free price.
  public let gasPricePerGallon: Money?
  /// The vehicle's name, copied with its economy.
  public let vehicleName: String?

  /// Makes the assumptions, each half as recorded.
  public init(milesPerGallon: Decimal? = nil, gasPricePerGallon: Money? = nil, vehicleName: String? = nil) {
    self.milesPerGallon = milesPerGallon
    self.gasPricePerGallon = gasPricePerGallon
    self.vehicleName = vehicleName
  }

  /// Nothing recorded.
  public static let none = FuelAssumptions()
}
