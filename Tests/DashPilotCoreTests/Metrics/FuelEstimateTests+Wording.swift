import DashPilotCore
import TestSupport
import Testing

extension FuelEstimateTests {
  /// The entries under the heading of estimates.
  static func estimates(_ shift: Shift, _ route: RouteMeasurement?) -> [Report.Entry] {
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift, route: route), places: [:], writing: .newYork)
    return report.report.sections.first { $0.heading == "Estimated fuel and net" }?.entries ?? []
  }

  static let fuel = FuelAssumptions(
    milesPerGallon: 25,
    gasPricePerGallon: Money(minorUnits: 350),
    vehicleName: "Blue hatchback"
  )

  @Test("The estimate says what it rests on, seen and heard")
  func restsOn() throws {
    let entry = try #require(Self.estimates(.evening(to: 3600, fuel: Self.fuel), .miles(50)).first)
    #expect(entry.label == "Estimated fuel")
    #expect(entry.text == "$7.00 estimated, 2.00 gal for 50.0 mi at 25.00 mpg and $3.50 a gallon, Blue hatchback")
    #expect(
      entry.spoken == "$7.00 estimated fuel, 2.00 gallons for 50.0 miles at 25.00 miles per gallon "
        + "and $3.50 a gallon, Blue hatchback"
    )
  }

  @Test("Without a vehicle's name none is said")
  func withoutVehicle() throws {
    let fuel = FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(minorUnits: 350))
    let entry = try #require(Self.estimates(.evening(to: 3600, fuel: fuel), .miles(50)).first)
    #expect(entry.text.hasSuffix("at 25.00 mpg and $3.50 a gallon"))
  }

  @Test("The recorded half stands beside the reason that names the other")
  func recordedHalf() {
    let economy = Self.estimates(.evening(to: 3600, fuel: FuelAssumptions(milesPerGallon: 25)), .miles(50))
    #expect(economy.prefix(2).map(\.text) == ["Add the price of a gallon to see an estimate", "25.00 mpg"])
    #expect(economy.prefix(2).map(\.spoken).last == "25.00 miles per gallon recorded")
    let price = FuelAssumptions(gasPricePerGallon: Money(minorUnits: 0))
    let entries = Self.estimates(.evening(to: 3600, fuel: price), .miles(50))
    #expect(
      entries.prefix(2).map(\.text) == ["Add this vehicle's miles per gallon to see an estimate", "$0.00 a gallon"]
    )
    #expect(entries.first?.spoken == "No estimated fuel. Add this vehicle's miles per gallon to see an estimate")
  }

  @Test("A partial route says that more was used than is estimated, and a whole one does not")
  func floorIsSaid() {
    let floor = "This estimate is a floor, because the route is partial"
    let shift = Shift.evening(to: 3600, fuel: Self.fuel)
    #expect(Self.estimates(shift, .miles(50, gaps: 1)).map(\.text).contains(floor))
    #expect(Self.estimates(shift, .miles(50, inferred: true)).map(\.text).contains(floor))
    #expect(!Self.estimates(shift, .miles(50)).map(\.text).contains(floor))
  }

  @Test("No sentence about fuel says $0, zero, expense, deduct, profit or tax")
  func words() {
    let shifts = [Shift.evening(to: 3600), .evening(to: 3600, fuel: FuelAssumptions(milesPerGallon: 25))]
    let entries = shifts.flatMap { shift in
      ([.nothing, .unmeasurable, .miles(5, gaps: 1)] as [RouteMeasurement]).flatMap { Self.estimates(shift, $0) }
    }
    let texts = entries.flatMap { [$0.text, $0.spoken] } + FuelUnavailability.allCases.map(\.explanation)
    for text in texts {
      for word in ["$0", "zero", "expense", "deduct", "profit", "tax", "take-home", "income", "earned"] {
        #expect(!text.lowercased().contains(word), "\(text)")
      }
    }
  }
}
