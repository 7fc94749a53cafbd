import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift profitability")
struct ShiftProfitabilityTests {
  /// Fuel that costs so many cents over 50 miles: 25 miles per gallon, two gallons.
  private func fuel(_ cents: Int) throws -> FuelAssumptions {
    FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(Decimal(cents) / 200))
  }

  private func net(_ shift: Shift, _ route: RouteMeasurement = .miles(50)) throws -> EstimatedNet {
    try #require(ShiftMetrics(shift, route: route).net)
  }

  struct Row: Sendable {
    let gross, fuel, seconds: Int
    let paused: Double
    let net, shown, hourly, shownHourly: String
  }

  static let rows = [
    Row(
      gross: 10_000,
      fuel: 700,
      seconds: 14_400,
      paused: 0,
      net: "93",
      shown: "$93.00",
      hourly: "23.25",
      shownHourly: "$23.25"
    ),
    Row(
      gross: 10_000,
      fuel: 700,
      seconds: 14_400,
      paused: 3600,
      net: "93",
      shown: "$93.00",
      hourly: "31",
      shownHourly: "$31.00"
    ),
    Row(
      gross: 500,
      fuel: 700,
      seconds: 14_400,
      paused: 0,
      net: "-2",
      shown: "-$2.00",
      hourly: "-0.5",
      shownHourly: "-$0.50"
    ),
    Row(
      gross: 0,
      fuel: 1,
      seconds: 64_000,
      paused: 0,
      net: "-0.01",
      shown: "-$0.01",
      hourly: "-0.000562",
      shownHourly: "$0.00"
    ),
  ]

  @Test("The recorded amount less the fuel as kept, and that over working time", arguments: rows)
  func subtraction(row: Row) throws {
    let pauses = row.paused > 0 ? [Pause.evening(1, from: 0, to: row.paused)] : []
    let shift = Shift.evening(to: Double(row.seconds), gross: row.gross, fuel: try fuel(row.fuel), pauses: pauses)
    let net = try net(shift)
    let (amount, hourly) = (try #require(net.amount.value), try #require(net.perWorkingHour.value))
    #expect(amount.amount == (try Decimal(literal: row.net)))
    #expect(hourly.amount == (try Decimal(literal: row.hourly)))
    #expect(Writing.newYork.money(amount) == row.shown && Writing.newYork.money(hourly) == row.shownHourly)
  }

  @Test("A shift paused throughout has a net and no hourly one")
  func noWorkingTime() throws {
    let shift = Shift.evening(
      to: 3600,
      gross: 10_000,
      fuel: try fuel(700),
      pauses: [.evening(1, from: 0, to: 3600)]
    )
    let net = try net(shift)
    #expect(net.amount == .available(Money(minorUnits: 9300)))
    #expect(net.perWorkingHour == .unavailable(.noWorkingTime))
    #expect(try self.net(.evening(to: -60, gross: 10_000, fuel: fuel(700))).perWorkingHour.reason == .noWorkingTime)
  }

  @Test("The reasons in order, the same for the hourly net, each with the case beside it")
  func precedence() throws {
    let paid = try Shift.evening(to: 14_400, gross: 10_000, fuel: fuel(700))
    #expect(try net(paid).amount.reason == nil && net(paid).perWorkingHour.reason == nil)
    let cases: [(Shift, NetUnavailability)] = [
      (.evening(), .shiftNotCompleted), (try .evening(gross: 10_000, fuel: fuel(700)), .shiftNotCompleted),
      (.evening(to: 14_400), .earningsNotRecorded), (try .evening(to: 14_400, fuel: fuel(700)), .earningsNotRecorded),
      (.evening(to: 0), .earningsNotRecorded), (.evening(to: 14_400, gross: 10_000), .fuelNotEstimated),
      (.evening(to: 0, gross: 10_000), .fuelNotEstimated),
    ]
    for (shift, reason) in cases {
      let net = try net(shift)
      #expect(net.amount == .unavailable(reason) && net.perWorkingHour == .unavailable(reason))
    }
    for route in [RouteMeasurement.nothing, .unmeasurable] {
      #expect(try net(paid, route).amount == .unavailable(.fuelNotEstimated))
    }
  }

  @Test("An amount of nothing is an amount, and a free gallon a price")
  func zeroes() throws {
    #expect(try net(.evening(to: 3600, gross: 0, fuel: fuel(700))).amount == .available(Money(minorUnits: -700)))
    #expect(try net(.evening(to: 3600, gross: 500, fuel: fuel(0))).amount == .available(Money(minorUnits: 500)))
  }

  @Test("The hourly net and the gross rate divide by the same working time")
  func sharedDivisor() throws {
    let shift = Shift.evening(
      to: 14_400,
      gross: 10_000,
      fuel: try fuel(0),
      pauses: [.evening(1, from: 60, to: 3660)]
    )
    let metrics = ShiftMetrics(shift, route: .miles(50))
    #expect(metrics.net?.perWorkingHour.value == metrics.rates.perWorkingHour.value)
    #expect(metrics.rates.perWorkingHour.value?.amount == (try Decimal(literal: "33.333333")))
  }

  @Test("Another distance moves the fuel and the net with it")
  func distanceMoves() throws {
    let shift = Shift.evening(to: 14_400, gross: 10_000, fuel: try fuel(700))
    #expect(try net(shift, .miles(25)).amount == .available(Money(minorUnits: 9650)))
    #expect(try net(shift, .metres(0)).amount == .available(Money(minorUnits: 10_000)))
  }

  @Test("A partial route makes the net a ceiling, and only where there is a net")
  func ceiling() throws {
    let shift = Shift.evening(to: 14_400, gross: 10_000, fuel: try fuel(700))
    #expect(try !net(shift).isCeiling)
    #expect(try net(shift, .miles(50, gaps: 1)).isCeiling && net(shift, .miles(50, inferred: true)).isCeiling)
    #expect(try !net(.evening(to: 14_400, fuel: fuel(700)), .miles(50, gaps: 1)).isCeiling)
    #expect(try !net(shift, .unmeasurable).isCeiling)
  }

  @Test("Tips, delivery amounts and expectations move no net")
  func deliveriesMoveNothing() throws {
    let deliveries = Offer.each(.evening(1, accepted: 0, delivered: 60, gross: 900, expected: 800, tips: [300]))
    let bare = Shift.evening(to: 14_400, gross: 10_000, fuel: try fuel(700))
    let rich = Shift.evening(to: 14_400, gross: 10_000, fuel: try fuel(700), offers: deliveries)
    #expect(try net(rich) == net(bare))
  }

  @Test("No reason says $0, zero, profit, take-home, deduct or tax")
  func words() {
    for text in NetUnavailability.allCases.map({ $0.explanation.lowercased() }) {
      for word in ["$0", "zero", "profit", "take-home", "deduct", "tax", "earned", "income"] {
        #expect(!text.contains(word))
      }
    }
  }

  @Test("The page is a subtraction: recorded, less estimated, is estimated, and a ceiling is said")
  func page() throws {
    let shift = Shift.evening(to: 14_400, gross: 500, fuel: FuelEstimateTests.fuel)
    let entries = FuelEstimateTests.estimates(shift, .miles(50, gaps: 1))
    let labels = ["Gross earnings", "Estimated fuel", nil, "Estimated net after fuel", "Net per working hour", nil]
    #expect(entries.map(\.label) == labels)
    #expect(entries.map(\.text).first == "$5.00 recorded")
    #expect(entries.map(\.text)[1].hasPrefix("$7.00 estimated, "))
    let net = [
      "-$2.00 estimated", "-$0.50/hr estimated",
      "This estimate is a ceiling, because the route is partial",
    ]
    #expect(entries.map(\.text).suffix(3) == net[...])
    #expect(entries.map(\.spoken).contains("-$2.00 estimated net after fuel"))
    #expect(entries.map(\.spoken).contains("-$0.50 estimated net after fuel per working hour"))
  }

  @Test("Without an estimate the page keeps every recorded figure and only the net is missing")
  func pageWithoutEstimate() {
    let entries = FuelEstimateTests.estimates(.evening(to: 14_400, gross: 500), .miles(50))
    #expect(
      entries.map(\.spoken) == [
        "No estimated fuel. Add this vehicle's miles per gallon to see an estimate",
        "No estimated net after fuel. This figure needs an estimate of the fuel",
      ]
    )
  }
}
