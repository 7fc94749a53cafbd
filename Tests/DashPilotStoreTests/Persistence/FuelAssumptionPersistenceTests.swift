import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Fuel assumption persistence")
struct FuelAssumptionPersistenceTests {
  @Test("Up to version 13 no shift records a pair, and reports no estimate rather than one of zero", arguments: 1...13)
  func version13(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    for shift in shifts {
      #expect(shift.fuel == .none)
      let metrics = try temporary.tree.metrics(of: shift)
      #expect(metrics.fuel?.value == nil && metrics.fuel?.reason == .milesPerGallonNotRecorded)
    }
    #expect(!temporary.holds("fuelMiles") && !temporary.holds("fuelGas"))
  }

  @Test("Mileage, durations, rates, amounts and tips of version 13 are the figures that they were")
  func figures() throws {
    let (temporary, shifts) = try StoredVersion(number: 13).migratedTree()
    let (evening, metrics) = (shifts[1], try temporary.tree.metrics(of: shifts[1]))
    #expect(abs((metrics.route?.metres ?? 0) - 0.0279 * 111_195) < 1)
    #expect(metrics.times.working == .seconds(11_700) && metrics.active.duration == .seconds(4080))
    #expect(metrics.rates.perDeliveryActiveHour.value?.formatted(locale: Locale(identifier: "en_US")) == "$76.32")
    #expect(evening.grossEarnings == Money(minorUnits: 8650))
    #expect(evening.deliveries.flatMap(\.delivery.tips).map(\.amount) == [Money(3), Money(minorUnits: 250)])
  }

  @Test("There are sixteen versions and fifteen steps")
  func counts() {
    #expect(RecordTree.formatVersion == 16 && Migration.steps.count == 15)
  }

  @Test("The frozen shape of version 13 holds neither half")
  func frozen() {
    for key in ["fuelMilesPerGallon", "fuelGasPricePerGallon"] {
      let line = "\"\(key)\" : \"1\",\n"
      #expect(StoredVersion(number: 13).problem(addingToShift: line) == .unknownKey(key))
      #expect(StoredVersion(number: 14).problem(addingToShift: line) == nil)
    }
  }

  @Test("A tree of version 12 is stepped up through both steps")
  func twoSteps() throws {
    for (path, bytes) in try StoredVersion(number: 12).documents where path.hasSuffix(".json") {
      let older = MigratedDocument(document: try JSONReader.read(bytes))
      let stepped = Migration.toVersion14(Migration.toVersion13(older))
      #expect(stepped.document == older.document.replacing("formatVersion", with: .integer(14)))
    }
  }

  @Test(
    "A recorded pair survives a reopened store, a gas price of zero too, and each half alone",
    arguments: [
      FuelAssumptions(milesPerGallon: Decimal(285) / 10, gasPricePerGallon: .zero, vehicleName: nil),
      FuelAssumptions(milesPerGallon: nil, gasPricePerGallon: Money(Decimal(3459) / 1000), vehicleName: nil),
      FuelAssumptions(milesPerGallon: 40, gasPricePerGallon: nil, vehicleName: "Bee"),
    ]
  )
  func roundTrip(fuel: FuelAssumptions) throws {
    let temporary = try TemporaryTree()
    let shift = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(60), fuel: fuel)
    try temporary.save(.shift(shift))
    #expect(try temporary.tree.newestFinishedShift().records == [shift])
    let bare = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(60))
    try temporary.expectRefusal(of: Change(saved: [.shift(bare)]))
    #expect(try temporary.tree.newestFinishedShift().records == [shift])
  }

  @Test("From version 14 on the halves are carried over, and a name only from version 15 on", arguments: 14...16)
  func carried(number: Int) throws {
    let shifts = try StoredVersion(number: number).migratedTree().shifts
    let price = Money(Decimal(3459) / 1000)
    let name = number < 15 ? nil : "Blue \"Bee\""
    let evening = FuelAssumptions(milesPerGallon: Decimal(285) / 10, gasPricePerGallon: price, vehicleName: name)
    let lunch = FuelAssumptions(milesPerGallon: nil, gasPricePerGallon: .zero, vehicleName: nil)
    #expect(shifts.map(\.fuel) == [lunch, evening, .none])
  }
}
