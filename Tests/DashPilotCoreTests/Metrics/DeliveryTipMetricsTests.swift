import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery tip metrics")
struct DeliveryTipMetricsTests {
  /// A shift of two hours, $40.00, with one delivery over half an hour.
  private func shift(gross: Int?, tips: [Int]) -> Shift {
    .evening(
      to: 7200,
      gross: 4000,
      offers: Offer.each(.evening(1, accepted: 600, delivered: 2400, gross: gross, tips: tips))
    )
  }

  private func rate(_ shift: Shift) -> DeliveryRate { shift.deliveries[0].delivery.ownRate }

  @Test("The delivery's own rate divides what it paid altogether, not the platform's amount alone")
  func effective() {
    #expect(rate(shift(gross: 1000, tips: [])) == .available(Money(minorUnits: 2000)))
    #expect(rate(shift(gross: 1000, tips: [500])) == .available(Money(minorUnits: 3000)))
  }

  @Test("Every recorded tip is read, not the first or the largest")
  func everyTip() {
    #expect(rate(shift(gross: 1000, tips: [100, 300, 100])) == .available(Money(minorUnits: 2 * 1500)))
    #expect(rate(shift(gross: 1000, tips: [300, 100, 100])) == .available(Money(minorUnits: 2 * 1500)))
  }

  @Test("Without the platform's amount there is no rate at all, and the delivery counts as not recorded")
  func missingGross() {
    let tipped = shift(gross: nil, tips: [500])
    #expect(rate(tipped) == .unavailable(.earningsNotRecorded))
    #expect(rate(tipped) == rate(shift(gross: nil, tips: [])))
    #expect(tipped.deliveries.compactMap(\.delivery.effectiveEarnings).isEmpty)
  }

  @Test("Recording, correcting and removing a tip moves the rate at once, and no figure of the shift")
  func moves() throws {
    let bare = shift(gross: 1000, tips: [])
    let tip = Tip(id: .number(1), amount: Money(minorUnits: 500), method: .cash, recordedAt: .evening(0))
    let added = try bare.addingTip(tip, toDelivery: 1)
    let corrected = try added.correctingTip(1, ofDelivery: 1, to: TipCorrection(amount: Money(minorUnits: 250)))
    let removed = try corrected.removingTip(1, ofDelivery: 1)
    let rates = [bare, added, corrected, removed].map { rate($0) }
    #expect(rates == [2000, 3000, 2500, 2000].map { .available(Money(minorUnits: $0)) })
    for shift in [bare, added, corrected, removed] {
      let metrics = ShiftMetrics(shift, route: .miles(10))
      #expect(metrics.rates.perWorkingHour == .available(Money(minorUnits: 2000)))
      #expect(metrics.rates.perDeliveryActiveHour == .available(Money(minorUnits: 8000)))
      #expect(metrics.rates.perRecordedMile == .available(Money(minorUnits: 400)))
      #expect(metrics.net == ShiftMetrics(bare, route: .miles(10)).net)
    }
  }

  @Test("The list of the shift states the tips and the sum beside the platform's amount")
  func list() {
    let shift = shift(gross: 1000, tips: [500, 125])
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift), places: [:], writing: .newYork).report
    let entries = report.sections.first { $0.heading == "Delivery 1, delivered" }?.entries ?? []
    let rows = entries.compactMap { entry in entry.label.map { ($0, entry.text) } }
    let expected = [
      ("Gross earnings", "$10.00"), ("Additional tips", "$6.25 in 2 tips"), ("Tip 1", "$5.00, cash"),
      ("Tip 2", "$1.25, cash"), ("Effective earnings", "$16.25"), ("Per delivery hour", "$32.50 / delivery hr"),
    ]
    for row in expected { #expect(rows.contains { $0 == row }, "\(row)") }
  }
}
