import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Fuel assumptions")
struct FuelAssumptionsTests {
  func fuel(_ mpg: String? = nil, _ cents: Int? = nil, _ name: String? = nil) throws -> FuelAssumptions {
    FuelAssumptions(
      milesPerGallon: try mpg.map { try Decimal(literal: $0) },
      gasPricePerGallon: cents.map { Money(minorUnits: $0) },
      vehicleName: name
    )
  }

  func shift(_ fuel: FuelAssumptions, to end: Double? = 7200) -> Shift {
    .evening(
      to: end,
      gross: end.map { _ in 8625 },
      fuel: fuel,
      offers: Offer.each(.evening(1, accepted: 0, delivered: 60, gross: 975, tips: [100]))
    )
  }

  private func economy(_ text: String) throws -> FuelHalf<Decimal> { .recorded(try Decimal(literal: text)) }

  private func price(_ cents: Int) -> FuelHalf<Money> { .recorded(Money(minorUnits: cents)) }

  @Test("Each half is recorded, replaced and removed by itself, and nothing else of the shift moves")
  func halves() throws {
    let rows: [(FuelAssumptions, FuelHalf<Decimal>, FuelHalf<Money>, FuelAssumptions)] = [
      (.none, try economy("28.5"), .kept, try fuel("28.5")), (.none, .kept, price(350), try fuel(nil, 350)),
      (try fuel("28.5", 350), try economy("30"), .kept, try fuel("30", 350)),
      (try fuel("28.5", 350), .kept, price(399), try fuel("28.5", 399)),
      (try fuel("28.5", 350), .removed, .kept, try fuel(nil, 350)),
      (try fuel("28.5", 350), .kept, .removed, try fuel("28.5")),
      (try fuel("28.5", 350), .removed, .removed, .none), (try fuel("28.5", 350), .kept, .kept, try fuel("28.5", 350)),
      (.none, .removed, .removed, .none), (.none, try economy("0.01"), price(0), try fuel("0.01", 0)),
    ]
    for (before, economy, price, after) in rows {
      let edited = try shift(before).recordingFuel(milesPerGallon: economy, gasPricePerGallon: price)
      #expect(edited == shift(after))
    }
  }

  @Test("A running or paused shift is refused, before the values are judged, and so is clearing it")
  func running() throws {
    for shift in [shift(.none, to: nil), .evening(pauses: [.evening(1, from: 60)])] {
      #expect(throws: FuelAssumptionRefusal.shiftNotCompleted) {
        try shift.recordingFuel(milesPerGallon: .recorded(0), gasPricePerGallon: price(-1))
      }
      #expect(throws: FuelAssumptionRefusal.shiftNotCompleted) { try shift.clearingFuel() }
    }
  }

  @Test("An economy of zero or below is refused, and before a negative price; neither half is then written")
  func economyBound() throws {
    for text in ["0", "-0.01"] {
      let value = try Decimal(literal: text)
      for cents in [350, -1] {
        #expect(throws: FuelAssumptionRefusal.invalidFuelEconomy(value)) {
          try shift(.none).recordingFuel(milesPerGallon: .recorded(value), gasPricePerGallon: price(cents))
        }
      }
    }
  }

  @Test("A gas price of zero is recorded, a cent below it is refused")
  func priceBound() throws {
    let free = try shift(.none).recordingFuel(milesPerGallon: .kept, gasPricePerGallon: price(0))
    #expect(free.fuel == (try fuel(nil, 0)) && free.fuel != .none)
    #expect(throws: FuelAssumptionRefusal.negativeGasPrice(Money(minorUnits: -1))) {
      try shift(.none).recordingFuel(milesPerGallon: economy("28.5"), gasPricePerGallon: price(-1))
    }
  }

  @Test("The vehicle's name is the one given, else the kept one while the economy has the same value, else none")
  func vehicleName() throws {
    let rows: [(FuelHalf<Decimal>, String?, FuelAssumptions)] = [
      (try economy("30"), "Van", try fuel("30", 350, "Van")), (try economy("30"), nil, try fuel("30", 350)),
      (try economy("28.50"), nil, try fuel("28.5", 350, "Bee")), (.kept, nil, try fuel("28.5", 350, "Bee")),
      (try economy("28.5"), "Van", try fuel("28.5", 350, "Van")), (.removed, nil, try fuel(nil, 350)),
      (.removed, "Van", try fuel(nil, 350)),
    ]
    for (economy, name, after) in rows {
      let edited = try shift(fuel("28.5", 350, "Bee"))
        .recordingFuel(milesPerGallon: economy, gasPricePerGallon: .kept, vehicleName: name)
      #expect(edited == shift(after))
    }
    let priced = try shift(fuel("28.5", 350, "Bee")).recordingFuel(milesPerGallon: .kept, gasPricePerGallon: .removed)
    #expect(priced == shift(try fuel("28.5", nil, "Bee")))
  }

  @Test("A default's name goes with a typed economy only when that is the default's, by value")
  func nameOfDefault() throws {
    let settings = try Settings(timeZone: "UTC", firstWeekday: .monday, locale: "en_US")
      .adding(
        vehicle: RecordedName(stored: "Bee"),
        milesPerGallon: Decimal(literal: "28.5"),
        id: .number(1),
        at: .evening
      )
    for text in ["28.5", "28.50"] { #expect(try economy(text).vehicleName(in: settings) == "Bee") }
    #expect(try economy("28.51").vehicleName(in: settings) == nil)
    #expect(FuelHalf<Decimal>.kept.vehicleName(in: settings) == nil)
    #expect(FuelHalf<Decimal>.removed.vehicleName(in: settings) == nil)
    let none = try settings.selecting(vehicle: nil)
    #expect(try economy("28.5").vehicleName(in: none) == nil)
  }

  @Test("Clearing removes all three, and leaves no estimate rather than one of nothing")
  func clearing() throws {
    let cleared = try shift(fuel("28.5", 350, "Bee")).clearingFuel()
    #expect(cleared == shift(.none))
    let metrics = ShiftMetrics(cleared, route: .miles(50))
    #expect(metrics.fuel == .unavailable(.milesPerGallonNotRecorded))
    #expect(metrics.net?.amount == .unavailable(.fuelNotEstimated))
  }

  @Test("Each shift's estimate rests on its own assumptions: correcting one, or a newer one, moves no other")
  func independent() throws {
    let old = shift(try fuel("25", 350, "Bee"))
    let newer = try shift(.none).recordingFuel(milesPerGallon: economy("50"), gasPricePerGallon: price(500))
    let corrected = try newer.recordingFuel(milesPerGallon: economy("40"), gasPricePerGallon: .kept)
    let costs = [old, newer, corrected].map { ShiftMetrics($0, route: .miles(50)).fuel?.value?.cost }
    #expect(costs == [Money(minorUnits: 700), Money(minorUnits: 500), Money(minorUnits: 625)])
  }
}
