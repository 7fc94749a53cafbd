import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery and shift earnings are independent")
struct IndependentEarningsTests {
  private func shift(gross: Int?, first: Int?, second: Int?) -> Shift {
    .evening(
      to: 3600,
      gross: gross,
      offers: Offer.each(
        .evening(1, accepted: 0, delivered: 1200, gross: first),
        .evening(2, accepted: 600, cancelled: 1800, gross: second)
      )
    )
  }

  @Test("Changing the shift's amount moves no delivery's")
  func shiftAmount() throws {
    let before = shift(gross: 8625, first: 1000, second: nil)
    #expect(try before.recordingEarnings(Money(minorUnits: 1)) == shift(gross: 1, first: 1000, second: nil))
    #expect(try before.recordingEarnings(nil) == shift(gross: nil, first: 1000, second: nil))
  }

  @Test("Changing a delivery's amount moves neither the shift's nor a sibling's")
  func deliveryAmount() throws {
    let before = shift(gross: 8625, first: 1000, second: nil)
    #expect(
      try before.recordingEarnings(Money(minorUnits: 300), ofDelivery: 2)
        == shift(gross: 8625, first: 1000, second: 300)
    )
    #expect(try before.recordingEarnings(nil, ofDelivery: 1) == shift(gross: 8625, first: nil, second: nil))
  }

  @Test("Deliveries may fall short of the shift's amount, meet it and exceed it", arguments: [4000, 5000, 6000])
  func sums(second: Int) throws {
    let before = shift(gross: 10_000, first: 5000, second: nil)
    #expect(
      try before.recordingEarnings(Money(minorUnits: second), ofDelivery: 2)
        == shift(gross: 10_000, first: 5000, second: second)
    )
  }

  @Test("Either may exist alone")
  func alone() throws {
    let none = shift(gross: nil, first: nil, second: nil)
    #expect(try none.recordingEarnings(Money(minorUnits: 5)) == shift(gross: 5, first: nil, second: nil))
    let delivery = try none.recordingEarnings(Money(minorUnits: 5), ofDelivery: 1)
    #expect(delivery == shift(gross: nil, first: 5, second: nil))
    #expect(ShiftMetrics(delivery).rates.perWorkingHour == .unavailable(.earningsNotRecorded))
    #expect(delivery.deliveries[0].delivery.ownRate == .available(Money(minorUnits: 15)))
  }

  @Test("Recorded, missing and zero stay apart on both")
  func threeStates() {
    let amounts = [nil, 0, 8625]
    let shifts = amounts.flatMap { gross in amounts.map { shift(gross: gross, first: $0, second: nil) } }
    #expect(Set(shifts).count == 9)
    let rates = shifts.map { ShiftMetrics($0).rates.perWorkingHour }
    #expect(
      rates == Array(repeating: .unavailable(.earningsNotRecorded), count: 3)
        + Array(repeating: .available(.zero), count: 3)
        + Array(repeating: .available(Money(minorUnits: 8625)), count: 3)
    )
  }

  @Test("No statement about the shift compares the two")
  func noComparison() {
    let shift = shift(gross: 10_000, first: 5000, second: 7000)
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift), places: [:], writing: .newYork).report
    for text in report.sections.flatMap(\.entries).flatMap({ [$0.text, $0.spoken] }) {
      #expect(
        !text.contains("$20.00") && !text.contains("$120.00") && !text.contains("short") && !text.contains("more than")
      )
    }
  }
}
