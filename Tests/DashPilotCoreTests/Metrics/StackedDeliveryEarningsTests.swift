import DashPilotCore
import TestSupport
import Testing

@Suite("Stacked delivery earnings")
struct StackedDeliveryEarningsTests {
  /// Two deliveries of one offer that overlap, over 1800 and 1200 seconds.
  private func shift(first: Int?, second: Int?) -> Shift {
    .evening(
      to: 7200,
      gross: 4000,
      offers: [
        .evening(
          1,
          [
            .evening(1, accepted: 600, delivered: 2400, gross: first),
            .evening(2, accepted: 600, delivered: 1800, gross: second),
          ]
        )
      ]
    )
  }

  private func rates(_ shift: Shift) -> [DeliveryRate] { shift.deliveries.map(\.delivery.ownRate) }

  @Test("Two overlapping deliveries hold amounts of their own")
  func amounts() throws {
    let both = try shift(first: nil, second: nil)
      .recordingEarnings(Money(minorUnits: 1000), ofDelivery: 1)
      .recordingEarnings(Money(minorUnits: 500), ofDelivery: 2)
    #expect(both == shift(first: 1000, second: 500))
  }

  @Test("Editing or removing one leaves the other")
  func editing() throws {
    let both = shift(first: 1000, second: 500)
    #expect(try both.recordingEarnings(Money(minorUnits: 1), ofDelivery: 1) == shift(first: 1, second: 500))
    #expect(try both.recordingEarnings(nil, ofDelivery: 2) == shift(first: 1000, second: nil))
  }

  @Test("Each rate divides by its own time only")
  func rates() throws {
    #expect(
      rates(shift(first: 1000, second: 500)) == [
        .available(Money(minorUnits: 2000)), .available(Money(minorUnits: 1500)),
      ]
    )
    #expect(
      rates(shift(first: 1000, second: nil)) == [
        .available(Money(minorUnits: 2000)), .unavailable(.earningsNotRecorded),
      ]
    )
  }

  @Test("The shift's active time is their union, and its rate is not made of theirs")
  func union() {
    let metrics = ShiftMetrics(shift(first: 1000, second: 500))
    #expect(metrics.active.duration == .seconds(1800))
    #expect(metrics.rates.perDeliveryActiveHour == .available(Money(minorUnits: 8000)))
  }
}
