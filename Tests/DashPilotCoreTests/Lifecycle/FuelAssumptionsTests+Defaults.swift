import DashPilotCore
import Foundation
import TestSupport
import Testing

extension FuelAssumptionsTests {
  private func start(_ defaults: FuelAssumptions) throws -> Shift {
    try .starting(
      at: .live(now: .evening),
      id: .number(1),
      unfinished: nil,
      floors: [],
      defaults: defaults
    )
  }

  @Test("A shift that starts copies the defaults once: each half alone, the name only with an economy")
  func copying() throws {
    let rows = [
      (try fuel("28.5", 350, "Bee"), try fuel("28.5", 350, "Bee")),
      (try fuel("28.5", nil, "Bee"), try fuel("28.5", nil, "Bee")),
      (try fuel(nil, 350, "Bee"), try fuel(nil, 350)), (try fuel(nil, 0), try fuel(nil, 0)),
      (try fuel(nil, nil, "Bee"), .none), (.none, .none),
    ]
    for (defaults, copied) in rows { #expect(try start(defaults) == .evening(fuel: copied)) }
  }

  @Test("A default that is not valid is not copied, and never stops a start")
  func invalidDefaults() throws {
    let invalid: [(FuelAssumptions, FuelDefaultsRefusal)] = [
      (try fuel("0", -1, "Bee"), .invalidFuelEconomy(0)),
      (try fuel("28.5", -1), .negativeGasPrice(Money(minorUnits: -1))),
    ]
    for (defaults, refusal) in invalid {
      #expect(throws: refusal) { try Shift.evening().copyingDefaults(defaults) }
      #expect(try start(defaults) == .evening())
    }
  }

  @Test("An ended shift, then one that records either half, is refused a copy, before the values are judged")
  func refusedCopies() throws {
    let defaults = try fuel("0", -1)
    for fuel in [try fuel("28.5"), try fuel(nil, 0), try fuel("28.5", 350)] {
      #expect(throws: FuelDefaultsRefusal.shiftAlreadyEnded) { try shift(fuel).copyingDefaults(defaults) }
      #expect(throws: FuelDefaultsRefusal.fuelAssumptionsAlreadyRecorded) {
        try shift(fuel, to: nil).copyingDefaults(defaults)
      }
      #expect(throws: FuelDefaultsRefusal.fuelAssumptionsAlreadyRecorded) {
        try shift(fuel, to: nil).copyingDefaults(.none)
      }
    }
    #expect(throws: FuelDefaultsRefusal.shiftAlreadyEnded) { try shift(.none).copyingDefaults(.none) }
    #expect(try Shift.evening().copyingDefaults(.none) == .evening())
  }

  private func bee() throws -> Settings {
    try Settings(timeZone: "UTC", firstWeekday: .monday, locale: "en_US")
      .adding(
        vehicle: RecordedName(stored: "Bee"),
        milesPerGallon: Decimal(literal: "28.5"),
        id: .number(1),
        at: .evening
      )
  }

  @Test("The first vehicle is selected, the next are not, and the defaults are the selected one's and the price")
  func defaults() throws {
    let two = try bee()
      .adding(vehicle: RecordedName(stored: "Van"), milesPerGallon: 18, id: .number(2), at: .evening(60))
      .replacing(gasPricePerGallon: .some(Money(minorUnits: 350)))
    #expect(two.fuelDefaults == (try fuel("28.5", 350, "Bee")))
    #expect(try two.selecting(vehicle: RecordedName(stored: "VAN")).fuelDefaults == fuel("18", 350, "Van"))
    #expect(try two.selecting(vehicle: nil).fuelDefaults == fuel(nil, 350))
    #expect(try two.removing(vehicle: RecordedName(stored: "Bee")).fuelDefaults == fuel(nil, 350))
    #expect(try two.removing(vehicle: RecordedName(stored: "Van")).fuelDefaults == fuel("28.5", 350, "Bee"))
  }

  @Test("Editing a vehicle moves only what is named, keeps its place, and reaches no shift that copied it")
  func editingVehicle() throws {
    let settings = try bee()
    let started = try start(settings.fuelDefaults)
    let edited = try settings.editing(vehicle: RecordedName(stored: "bee"), milesPerGallon: 30)
    #expect(edited.fuelDefaults == (try fuel("30", nil, "Bee")))
    let renamed = try edited.editing(vehicle: RecordedName(stored: "Bee"), newName: RecordedName(stored: "BEE"))
    #expect(renamed.vehicles == [Vehicle(id: .number(1), name: "BEE", milesPerGallon: 30, createdAt: .evening)])
    #expect(started.fuel == (try fuel("28.5", nil, "Bee")))
  }

  @Test("A vehicle's name is taken once whatever its case, its economy is above zero, and a missing one is named")
  func vehicleRefusals() throws {
    let settings = try bee()
    let (bee, van) = (RecordedName(stored: "BEE"), RecordedName(stored: "Van"))
    #expect(throws: VehicleRefusal.vehicleExists("Bee")) {
      try settings.adding(vehicle: bee, milesPerGallon: 0, id: .number(2), at: .evening)
    }
    #expect(throws: VehicleRefusal.invalidFuelEconomy(0)) {
      try settings.adding(vehicle: van, milesPerGallon: 0, id: .number(2), at: .evening)
    }
    #expect(throws: VehicleRefusal.invalidFuelEconomy(-1)) { try settings.editing(vehicle: bee, milesPerGallon: -1) }
    let missing = VehicleRefusal.noSuchVehicle("Van", existing: ["Bee"])
    #expect(throws: missing) { try settings.editing(vehicle: van, milesPerGallon: 30) }
    #expect(throws: missing) { try settings.selecting(vehicle: van) }
    #expect(throws: missing) { try settings.removing(vehicle: van) }
    let two = try settings.adding(vehicle: van, milesPerGallon: 18, id: .number(2), at: .evening(60))
    #expect(throws: VehicleRefusal.vehicleExists("Bee")) { try two.editing(vehicle: van, newName: bee) }
  }
}
