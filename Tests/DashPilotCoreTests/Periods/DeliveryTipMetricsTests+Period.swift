import DashPilotCore
import TestSupport
import Testing

extension DeliveryTipMetricsTests {
  /// A period of one shift of two hours for $40.00 with deliveries of a gross and tips, each of half an hour.
  private func period(_ deliveries: [(gross: Int?, tips: [Int])]) -> PeriodMetrics {
    let records: [Delivery] = deliveries.enumerated().map { index, paid in
      let start = Double(index) * 1800
      return .evening(UInt8(index + 1), accepted: start, delivered: start + 1800, gross: paid.gross, tips: paid.tips)
    }
    return PeriodMetrics([.of(1, worked: 2, gross: 40_00, route: .miles(10), deliveries: records)])
  }

  @Test("The period's subtotal reads effective earnings, every tip of every delivery in it")
  func subtotal() {
    let bare = period([(10_00, []), (6_00, [])])
    #expect(bare.deliveries.earnings.isCents(16_00, 2, of: 2))
    #expect(period([(10_00, [5_00, 25]), (6_00, [1_00])]).deliveries.earnings.isCents(22_25, 2, of: 2))
    #expect(period([(0, [5_00])]).deliveries.earnings.isCents(5_00, 1, of: 1))
  }

  @Test("Coverage is unmoved: a delivery that holds only tips still counts as not covered, and adds nothing")
  func coverage() {
    #expect(period([(10_00, []), (nil, [5_00])]).deliveries.earnings.isCents(10_00, 1, of: 2))
    #expect(period([(nil, [5_00]), (nil, [2_00])]).deliveries.earnings.isCents(nil, 0, of: 2))
    let (tipped, untipped) = (period([(10_00, [5_00]), (nil, [])]), period([(10_00, []), (nil, [])]))
    #expect(tipped.deliveries.earnings.coverage == untipped.deliveries.earnings.coverage)
  }

  @Test("No rate, no amount and no other figure of the period moves with a tip")
  func ratesStay() {
    let (tipped, untipped) = (period([(10_00, [500_00])]), period([(10_00, [])]))
    #expect(tipped.rates == untipped.rates && tipped.gross == untipped.gross && tipped.net == untipped.net)
    #expect(tipped.rates.perWorkingHour.isCents(20_00, 1, of: 1))
    #expect(tipped.rates.perDeliveryActiveHour.isCents(80_00, 1, of: 1))
    #expect(tipped.rates.perRecordedMile.isCents(4_00, 1, of: 1))
    #expect(tipped.working == untipped.working && tipped.active == untipped.active && tipped.fuel == untipped.fuel)
    #expect(tipped.deliveries != untipped.deliveries)
  }

  @Test("No row of a comparison moves with a tip")
  func comparison() throws {
    let other = period([(10_00, [])])
    let rows = try [[], [500_00]].map { try PeriodComparison.days(period([(10_00, $0)]), other).rows }
    #expect(rows[0] == rows[1])
  }
}
