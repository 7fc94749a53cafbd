import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period fuel")
struct PeriodFuelTests {
  /// A shift of the table: its miles, its two assumptions, and its amount in cents.
  struct Given: Sendable {
    let miles: Double
    let economy: Double?
    let price, gross: Int?

    init(_ miles: Double, _ economy: Double?, _ price: Int?, _ gross: Int? = nil) {
      (self.miles, self.economy, self.price, self.gross) = (miles, economy, price, gross)
    }
  }

  /// What the shifts of a period come to, in cents and in hundredths of a gallon as they are shown.
  struct Row: Sendable {
    let shifts: [Given]
    let cost, gallons: Int
    let covered: Int
    let miles: (String, String)
    let percent: Int
    let net: (cents: Int?, pairs: Int)
  }

  static let rows = [
    Row(
      shifts: [Given(50, 25, 4_00), Given(50, 12.5, 4_00)],
      cost: 24_00,
      gallons: 600,
      covered: 2,
      miles: ("100.0", "100.0"),
      percent: 100,
      net: (nil, 0)
    ),
    Row(
      shifts: [Given(50, 25, 4_00, 100_00), Given(25, 25, 4_00), Given(40, nil, nil, 60_00)],
      cost: 12_00,
      gallons: 300,
      covered: 2,
      miles: ("75.0", "115.0"),
      percent: 65,
      net: (92_00, 1)
    ),
    Row(
      shifts: [Given(142.3, 25, 4_00), Given(46.6, nil, nil)],
      cost: 22_77,
      gallons: 569,
      covered: 1,
      miles: ("142.3", "188.9"),
      percent: 75,
      net: (nil, 0)
    ),
    Row(
      shifts: [Given(99.6, 25, 4_00), Given(0.4, nil, nil)],
      cost: 15_94,
      gallons: 398,
      covered: 1,
      miles: ("99.6", "100.0"),
      percent: 100,
      net: (nil, 0)
    ),
    Row(
      shifts: [Given(100, 25, 4_00, 5_00)],
      cost: 16_00,
      gallons: 400,
      covered: 1,
      miles: ("100.0", "100.0"),
      percent: 100,
      net: (-11_00, 1)
    ),
  ]

  private func metrics(_ shifts: [Given], _ expenses: [Expense] = []) -> PeriodMetrics {
    PeriodMetrics(
      shifts.enumerated().map { index, given in
        .of(
          UInt8(index + 1),
          gross: given.gross,
          fuel: .of(given.economy, given.price),
          route: .miles(given.miles)
        )
      },
      expenses
    )
  }

  private func shown(_ miles: Miles?) throws -> String {
    Writing.newYork.number(try #require(miles).decimal, fractionDigits: 1)
  }

  @Test("Cost, gallons and both coverages are the sums of the shifts' own estimates", arguments: rows)
  func table(row: Row) throws {
    let metrics = metrics(row.shifts)
    let sums = try #require(metrics.fuel.estimate.value)
    #expect(sums.cost.amount.roundedHalfAwayFromZero(scale: 2) == Decimal(row.cost) / 100)
    #expect(sums.gallons.roundedHalfAwayFromZero(scale: 2) == Decimal(row.gallons) / 100)
    #expect(metrics.fuel.shifts == Coverage(row.covered, of: row.shifts.count))
    #expect(metrics.fuel.shifts.isComplete == (row.covered == row.shifts.count))
    #expect(try shown(metrics.fuel.contributingMiles) == row.miles.0)
    #expect(try shown(metrics.fuel.totalMiles) == row.miles.1)
    #expect(metrics.fuel.percentOfMiles == row.percent)
    #expect(metrics.net.ledger.value?.amount == row.net.cents.map { Money(minorUnits: $0) })
    #expect(metrics.net.shifts == Coverage(row.net.pairs, of: row.shifts.count))
    #expect(metrics.net.ledger.reason == (row.net.cents == nil ? .noPairedShift : nil))
  }

  @Test("The estimated net is of the paired shifts alone, and never the period's gross less the period's fuel")
  func paired() throws {
    let metrics = metrics(Self.rows[1].shifts)
    let ledger = try #require(metrics.net.ledger.value)
    #expect(ledger.earnings == Money(minorUnits: 100_00) && ledger.fuel == Money(minorUnits: 8_00))
    let (gross, fuel) = (try #require(metrics.gross.value), try #require(metrics.fuel.estimate.value?.cost))
    #expect(ledger.amount != gross - fuel && gross - fuel == Money(minorUnits: 148_00))
  }

  @Test("Costs and gallons are added as the shifts keep them, six digits each, and rounded at the end alone")
  func keptDigits() throws {
    let shift = Given(1, 30, 1_00)  // 1 ÷ 30 = 0.033333, cut
    let sums = try #require(metrics([shift, shift, shift]).fuel.estimate.value)
    #expect(sums.cost.amount == (try Decimal(literal: "0.099999")))
    #expect(sums.gallons == (try Decimal(literal: "0.099999")))
  }

  @Test("Net after recorded expenses and estimated net after fuel stand beside each other as two statements")
  func twoNets() {
    let shifts = [Given(50, 25, 4_00, 100_00)]
    let metrics = metrics(shifts, [.of(.fuel, 45_00)])
    #expect(metrics.netAfterRecordedExpenses == .available(Money(minorUnits: 55_00)))
    #expect(metrics.net.ledger.value?.amount == Money(minorUnits: 92_00))
    #expect(metrics.fuel == self.metrics(shifts).fuel && metrics.net == self.metrics(shifts).net)
    #expect(self.metrics(shifts).netAfterRecordedExpenses == .unavailable(.noExpenseRecorded))
    #expect(metrics.expenses.byCategory.map(\.total) == [Money(minorUnits: 45_00)])
  }

  @Test("Both are unavailable for want of a shift first, and then for want of an estimate or of a pair")
  func unavailable() {
    let none = PeriodMetrics([], [.of(.fuel, 45_00)])
    #expect(none.fuel.estimate == .unavailable(.noFinishedShift) && none.net.ledger == .unavailable(.noFinishedShift))
    #expect(none.fuel.shifts == Coverage(0, of: 0) && none.net.shifts == Coverage(0, of: 0))
    #expect(!none.fuel.shifts.isComplete && none.fuel.percentOfMiles == nil)
    for given in [Given(50, nil, nil, 5_00), Given(50, 25, nil, 5_00), Given(50, nil, 4_00, 5_00)] {
      let metrics = metrics([given])
      #expect(metrics.fuel.estimate == .unavailable(.noShiftEstimated))
      #expect(metrics.net.ledger == .unavailable(.noPairedShift))
      #expect(metrics.fuel.shifts == Coverage(0, of: 1) && metrics.fuel.percentOfMiles == 0)
    }
    let unpaid = metrics([Given(50, 25, 4_00)])
    #expect(unpaid.fuel.estimate.value?.cost == Money(minorUnits: 8_00))
    #expect(unpaid.net.ledger == .unavailable(.noPairedShift))
  }
}
