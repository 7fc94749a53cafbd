import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift lifecycle")
struct ShiftLifecycleTests {
  let finishedDelivery = Offer.each(.evening(1, accepted: 60, arrived: 120, pickedUp: 180, delivered: 240, gross: 900))

  @Test("A start makes a running shift with nothing in it")
  func start() throws {
    let shift = try Shift.starting(at: .live(now: .evening), id: .number(1), unfinished: nil, floors: [])
    #expect(shift == Shift.evening())
    #expect(shift.state == .running)
  }

  @Test("A start copies the vehicle's name, its economy and the gas price once")
  func startCopiesDefaults() throws {
    let economy = try Decimal(literal: "28.5")
    let fuel = FuelAssumptions(
      milesPerGallon: economy,
      gasPricePerGallon: Money(minorUnits: 349),
      vehicleName: "Blue hatchback"
    )
    let shift = try Shift.starting(
      at: .live(now: .evening),
      id: .number(1),
      unfinished: nil,
      floors: [],
      defaults: fuel
    )
    #expect(shift == Shift.evening(fuel: fuel))
  }

  @Test("The defaults are the selected vehicle's, each half on its own")
  func defaults() throws {
    let economy = try Decimal(literal: "28.5")
    let vehicles = [
      Vehicle(id: .number(1), name: "Old van", milesPerGallon: 14, createdAt: .evening(-200)),
      Vehicle(id: .number(2), name: "Blue hatchback", milesPerGallon: economy, createdAt: .evening(-100)),
    ]
    let price = Money(minorUnits: 349)
    #expect(
      settings(vehicles, selected: .number(2), price: price).fuelDefaults
        == FuelAssumptions(milesPerGallon: economy, gasPricePerGallon: price, vehicleName: "Blue hatchback")
    )
    #expect(
      settings(vehicles, selected: .number(2), price: nil).fuelDefaults
        == FuelAssumptions(milesPerGallon: economy, vehicleName: "Blue hatchback")
    )
    let priceAlone = FuelAssumptions(gasPricePerGallon: price)
    #expect(settings(vehicles, selected: nil, price: price).fuelDefaults == priceAlone)
    #expect(settings(vehicles, selected: .number(9), price: price).fuelDefaults == priceAlone)
    #expect(settings([], selected: nil, price: nil).fuelDefaults == .none)
  }

  @Test("An end closes nothing but the shift where nothing is open")
  func end() throws {
    let shift = Shift.evening(pauses: [.evening(1, from: 300, to: 400)], offers: finishedDelivery)
    let ended = try shift.ending(at: .live(now: .evening(7200)), newestPosition: nil)
    #expect(ended == .evening(to: 7200, pauses: [.evening(1, from: 300, to: 400)], offers: finishedDelivery))
    #expect(ended.state == .ended)
  }

  @Test("An end closes an open pause at the end")
  func endClosesPause() throws {
    let earlier = Pause.evening(1, from: 300, to: 400)
    let shift = Shift.evening(pauses: [earlier, .evening(2, from: 600)], offers: finishedDelivery)
    #expect(
      try shift.ending(at: .typed(.evening(900), now: .evening(1000)), newestPosition: nil)
        == .evening(to: 900, pauses: [earlier, .evening(2, from: 600, to: 900)], offers: finishedDelivery)
    )
  }

  @Test("An end closes an open parked stretch at the end")
  func endClosesParkedStretch() throws {
    let earlier = ParkedStretch.evening(1, from: 300, to: 400)
    let shift = Shift.evening(parked: [earlier, .evening(2, from: 600)])
    #expect(
      try shift.ending(at: .live(now: .evening(900)), newestPosition: nil)
        == .evening(to: 900, parked: [earlier, .evening(2, from: 600, to: 900)])
    )
  }

  @Test("A pause opens a pause and nothing else")
  func pause() throws {
    let earlier = Pause.evening(1, from: 300, to: 400)
    let shift = Shift.evening(pauses: [earlier], offers: finishedDelivery)
    let paused = try shift.pausing(at: .live(now: .evening(600)), id: .number(2), newestPosition: nil)
    #expect(paused == .evening(pauses: [earlier, .evening(2, from: 600)], offers: finishedDelivery))
    #expect(paused.state == .paused)
  }

  @Test("A pause ends an open parked stretch where it begins")
  func pauseClosesParkedStretch() throws {
    let shift = Shift.evening(parked: [.evening(1, from: 300)])
    let paused = try shift.pausing(at: .live(now: .evening(600)), id: .number(2), newestPosition: nil)
    #expect(paused == .evening(pauses: [.evening(2, from: 600)], parked: [.evening(1, from: 300, to: 600)]))
    #expect(paused.openParkedStretch == nil)
  }

  @Test("A resumption closes the open pause and nothing else")
  func resume() throws {
    let earlier = Pause.evening(1, from: 300, to: 400)
    let shift = Shift.evening(pauses: [earlier, .evening(2, from: 600)], offers: finishedDelivery)
    let resumed = try shift.resuming(at: .live(now: .evening(900)), newestPosition: nil)
    #expect(resumed == .evening(pauses: [earlier, .evening(2, from: 600, to: 900)], offers: finishedDelivery))
    #expect(resumed.state == .running)
  }

  @Test("Parking opens a stretch while any number of deliveries are open")
  func park() throws {
    let offers = Offer.each(.evening(1, accepted: 60), .evening(2, accepted: 90, arrived: 100))
    let shift = Shift.evening(offers: offers)
    let parked = try shift.parking(at: .live(now: .evening(600)), id: .number(1), newestPosition: nil)
    #expect(parked == .evening(parked: [.evening(1, from: 600)], offers: offers))
    #expect(parked.state == .parked)
  }

  @Test("Driving closes the parked stretch and nothing else")
  func drive() throws {
    let offers = Offer.each(.evening(1, accepted: 60))
    let earlier = ParkedStretch.evening(1, from: 100, to: 200)
    let shift = Shift.evening(parked: [earlier, .evening(2, from: 600)], offers: offers)
    let driven = try shift.driving(at: .live(now: .evening(700)), newestPosition: nil)
    #expect(driven == .evening(parked: [earlier, .evening(2, from: 600, to: 700)], offers: offers))
    #expect(driven.state == .running)
  }

  private func settings(_ vehicles: [Vehicle], selected: VehicleID?, price: Money?) -> Settings {
    Settings(
      timeZone: "America/New_York",
      firstWeekday: .monday,
      locale: "en_US",
      vehicles: vehicles,
      selectedVehicle: selected,
      gasPricePerGallon: price
    )
  }
}
