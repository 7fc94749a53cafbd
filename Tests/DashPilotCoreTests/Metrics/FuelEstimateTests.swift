import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Fuel estimate")
struct FuelEstimateTests {
  private typealias Estimate = Figure<FuelEstimate, FuelUnavailability>

  private func estimate(_ route: RouteMeasurement, mpg: String?, price: Int?) throws -> Estimate {
    let economy = try mpg.map { try Decimal(literal: $0) }
    return FuelEstimate.of(
      FuelAssumptions(milesPerGallon: economy, gasPricePerGallon: price.map { Money(minorUnits: $0) }),
      route: route
    )
  }

  struct Row: Sendable {
    let metres: Double
    let mpg: String
    let cents: Int
    let gallons, shownGallons, cost, shownCost: String
  }

  static let rows = [
    Row(miles: 50, "25", 350, gallons: "2", "2.00 gal", cost: "7", "$7.00"),
    Row(miles: 100, "30", 300, gallons: "3.333333", "3.33 gal", cost: "10", "$10.00"),
    Row(miles: 10, "30", 345, gallons: "0.333333", "0.33 gal", cost: "1.15", "$1.15"),
    Row(miles: 57, "28.5", 400, gallons: "2", "2.00 gal", cost: "8", "$8.00"),
    Row(metres: 20_000, "31", 329, gallons: "0.400884", "0.40 gal", cost: "1.31891", "$1.32"),
    Row(miles: 50, "25", 0, gallons: "2", "2.00 gal", cost: "0", "$0.00"),
    Row(metres: 0, "25", 350, gallons: "0", "0.00 gal", cost: "0", "$0.00"),
  ]

  @Test("Miles × price ÷ miles per gallon, six digits kept and two shown", arguments: rows)
  func arithmetic(row: Row) throws {
    let estimate = try #require(try estimate(.metres(row.metres), mpg: row.mpg, price: row.cents).value)
    #expect(estimate.cost.amount == (try Decimal(literal: row.cost)))
    #expect(estimate.gallons == (try Decimal(literal: row.gallons)))
    #expect(Writing.newYork.money(estimate.cost) == row.shownCost)
    #expect(Writing.newYork.gallons(estimate.gallons) == row.shownGallons)
  }

  @Test("Gallons are heard in words")
  func spokenGallons() {
    #expect(Writing.newYork.spokenGallons(2) == "2.00 gallons")
    #expect(Writing.newYork.gallons(Decimal(5) / 1000) == "0.01 gal")
  }

  @Test("The estimate is not miles × price")
  func notMilesTimesPrice() throws {
    for (miles, mpg, cents) in [(50, 25, 350), (100, 30, 300)] {
      let estimate = try #require(try estimate(.miles(Double(miles)), mpg: "\(mpg)", price: cents).value)
      let mistake = Money(minorUnits: cents) * Decimal(miles)
      #expect(estimate.cost != mistake && estimate.cost.amount * Decimal(mpg) == mistake.amount)
    }
  }

  @Test("The cost is made from the miles, not from the gallons that are shown")
  func costFromMiles() throws {
    let estimate = try #require(try estimate(.miles(100), mpg: "30", price: 300).value)
    #expect(estimate.cost == Money(minorUnits: 1000))
    #expect(Money(minorUnits: 300) * estimate.gallons == Money(try Decimal(literal: "9.999999")))
  }

  @Test("What it rests on is kept beside it")
  func basis() throws {
    let estimate = try #require(try estimate(.metres(20_000), mpg: "31", price: 329).value)
    #expect(estimate.miles.decimal == (try Decimal(literal: "12.427424")))
    #expect(estimate.milesPerGallon == 31 && estimate.gasPricePerGallon == Money(minorUnits: 329))
  }

  @Test("A partial or inferred route makes it a floor and moves no figure")
  func floor() throws {
    let whole = try #require(try estimate(.miles(50), mpg: "25", price: 350).value)
    #expect(!whole.isFloor)
    for route in [RouteMeasurement.miles(50, gaps: 1), .miles(50, inferred: true)] {
      let partial = try #require(try estimate(route, mpg: "25", price: 350).value)
      #expect(partial.isFloor && partial.cost == whole.cost && partial.gallons == whole.gallons)
    }
  }

  @Test("The reasons in order: the economy, the price, no route, no stretch, an economy that is not above zero")
  func precedence() throws {
    let routes: [(RouteMeasurement, FuelUnavailability?)] = [
      (.nothing, .noRouteRecorded), (.unmeasurable, .routeNotMeasurable), (.metres(.nan), .routeNotMeasurable),
      (.metres(.infinity), .routeNotMeasurable), (.metres(-1), .routeNotMeasurable), (.metres(0), nil),
      (.miles(5), nil),
    ]
    for (route, reason) in routes {
      #expect(try estimate(route, mpg: nil, price: nil).reason == .milesPerGallonNotRecorded)
      #expect(try estimate(route, mpg: nil, price: 350).reason == .milesPerGallonNotRecorded)
      #expect(try estimate(route, mpg: "25", price: nil).reason == .gasPriceNotRecorded)
      #expect(try estimate(route, mpg: "0", price: nil).reason == .gasPriceNotRecorded)
      #expect(try estimate(route, mpg: "25", price: 350).reason == reason)
      #expect(try estimate(route, mpg: "0", price: 350).reason == reason ?? .milesPerGallonNotRecorded)
      #expect(try estimate(route, mpg: "-1", price: 350).reason == reason ?? .milesPerGallonNotRecorded)
    }
  }

  @Test("It does not ask whether the shift ended")
  func unfinishedShift() throws {
    let fuel = FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(minorUnits: 350))
    for shift in [Shift.evening(fuel: fuel), .evening(to: 3600, fuel: fuel)] {
      #expect(ShiftMetrics(shift, route: .miles(50)).fuel == FuelEstimate.of(fuel, route: .miles(50)))
    }
  }
}

extension FuelEstimateTests.Row {
  fileprivate init(
    miles: Double,
    _ mpg: String,
    _ cents: Int,
    gallons: String,
    _ shownGallons: String,
    cost: String,
    _ shownCost: String
  ) {
    self.init(metres: miles * 1609.344, mpg, cents, gallons: gallons, shownGallons, cost: cost, shownCost)
  }

  fileprivate init(
    metres: Double,
    _ mpg: String,
    _ cents: Int,
    gallons: String,
    _ shownGallons: String,
    cost: String,
    _ shownCost: String
  ) {
    (self.metres, self.mpg, self.cents) = (metres, mpg, cents)
    (self.gallons, self.shownGallons, self.cost, self.shownCost) = (gallons, shownGallons, cost, shownCost)
  }
}
