import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodFuelTests {
  private static let assumptions = FuelAssumptions.of(25, 4_00)

  private func shift(_ number: UInt8, gross: Int? = nil, fuel: FuelAssumptions = .none, gaps: Int) -> PeriodShift {
    .of(number, gross: gross, fuel: fuel, route: .miles(25, gaps: gaps))
  }

  @Test("A contributing route that is partial makes the fuel a floor, and one without an estimate marks nothing")
  func floor() {
    let (whole, partial) = (
      shift(1, fuel: Self.assumptions, gaps: 0), shift(2, fuel: Self.assumptions, gaps: 1)
    )
    #expect(!PeriodMetrics([whole]).fuel.isFloor && PeriodMetrics([whole, partial]).fuel.isFloor)
    let outside = PeriodMetrics([whole, shift(3, gross: 9_00, gaps: 1), .of(4, route: .unmeasurable)])
    #expect(!outside.fuel.isFloor && outside.mileage.partial == 1)
    let inferred = PeriodShift.of(5, fuel: Self.assumptions, route: .miles(25, inferred: true))
    #expect(PeriodMetrics([whole, inferred]).fuel.isFloor)
    #expect(!PeriodMetrics([shift(3, gaps: 1)]).fuel.isFloor)
  }

  @Test("The route of a paired shift that is partial makes the net a ceiling, and of an unpaired one nothing")
  func ceiling() {
    let pair = shift(1, gross: 50_00, fuel: Self.assumptions, gaps: 0)
    let unpaid = shift(2, fuel: Self.assumptions, gaps: 1)
    let unestimated = shift(3, gross: 50_00, gaps: 1)
    let metrics = PeriodMetrics([pair, unpaid, unestimated])
    #expect(metrics.fuel.isFloor && !metrics.net.isCeiling)
    #expect(metrics.net.shifts == Coverage(1, of: 3) && metrics.fuel.shifts == Coverage(2, of: 3))
    let partial = shift(4, gross: 50_00, fuel: Self.assumptions, gaps: 2)
    #expect(PeriodMetrics([pair, partial]).net.isCeiling && PeriodMetrics([partial]).net.isCeiling)
    #expect(!PeriodMetrics([unpaid]).net.isCeiling)
  }

  @Test("The percent of miles can read 100 with a shift uncovered, and 0 with a real estimate")
  func percentExtremes() {
    let high = PeriodMetrics([
      .of(1, fuel: Self.assumptions, route: .miles(99.6)), .of(2, route: .miles(0.4)),
    ])
    #expect(high.fuel.percentOfMiles == 100 && !high.fuel.shifts.isComplete)
    let low = PeriodMetrics([.of(1, fuel: Self.assumptions, route: .miles(0.4)), .of(2, route: .miles(99.6))])
    #expect(low.fuel.percentOfMiles == 0 && low.fuel.estimate.value?.cost == Money(Decimal(64) / 1000))
  }

  @Test(
    "The percent is rounded half away from zero, from the metres",
    arguments: [
      (125.0, 1000.0, 13), (124.9, 1000, 12), (995, 1000, 100), (994.9, 1000, 99), (4.9, 1000, 0), (145, 1000, 15),
      (285, 1000, 29),
    ]
  )
  func percentRounding(contributing: Double, total: Double, percent: Int) {
    let metrics = PeriodMetrics([
      .of(1, fuel: Self.assumptions, route: .metres(contributing)), .of(2, route: .metres(total - contributing)),
    ])
    #expect(metrics.fuel.percentOfMiles == percent)
    #expect(metrics.fuel.contributingMetres == contributing)
  }

  @Test("Where nothing was measured, or only a distance of nothing, there is no percent")
  func noPercent() {
    for shifts in [[PeriodShift.of(1, fuel: Self.assumptions, route: .nothing)], [.of(1, route: .unmeasurable)]] {
      let fuel = PeriodMetrics(shifts).fuel
      #expect(fuel.percentOfMiles == nil && fuel.totalMetres == 0 && fuel.estimate == .unavailable(.noShiftEstimated))
    }
    let still = PeriodMetrics([.of(1, gross: 10_00, fuel: Self.assumptions, route: .metres(0))])
    #expect(still.fuel.percentOfMiles == nil && still.fuel.estimate.value?.cost == .zero)
    #expect(still.fuel.shifts.isComplete && still.net.ledger.value?.amount == Money(minorUnits: 10_00))
  }

  @Test("A shift without a measured route counts among the shifts, and complete is by shifts and not by miles")
  func completeByShifts() {
    let metrics = PeriodMetrics([
      .of(1, gross: 10_00, fuel: Self.assumptions, route: .miles(50)),
      .of(2, gross: 10_00, fuel: Self.assumptions, route: .nothing), .of(3, fuel: Self.assumptions, route: nil),
    ])
    #expect(metrics.fuel.shifts == Coverage(1, of: 3) && metrics.fuel.percentOfMiles == 100)
    #expect(!metrics.fuel.shifts.isComplete && metrics.net.shifts == Coverage(1, of: 3))
  }

  @Test("A free gallon is an estimate of nothing, and an amount of nothing pairs")
  func zeroes() {
    let free = PeriodMetrics([.of(1, gross: 0, fuel: .of(25, 0), route: .miles(50))])
    #expect(free.fuel.estimate.value?.cost == .zero && free.fuel.estimate.value?.gallons == 2)
    #expect(free.net.ledger.value?.amount == .zero && free.net.shifts == Coverage(1, of: 1))
    let paidNothing = PeriodMetrics([.of(1, gross: 0, fuel: Self.assumptions, route: .miles(50))])
    #expect(paidNothing.net.ledger.value?.amount == Money(minorUnits: -8_00))
  }

  @Test("Each shift is estimated under its own assumptions, and another shift's reach none")
  func ownAssumptions() {
    let metrics = PeriodMetrics([
      .of(1, fuel: .of(25, 4_00), route: .miles(50)), .of(2, fuel: .of(50, 2_00), route: .miles(50)),
      .of(3, route: .miles(50)),
    ])
    #expect(metrics.fuel.estimate.value?.cost == Money(minorUnits: 10_00))  // 8.00 and 2.00
    #expect(metrics.fuel.estimate.value?.gallons == 3)
  }
}
