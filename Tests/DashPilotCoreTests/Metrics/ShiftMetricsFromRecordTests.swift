import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift metrics from the record")
struct ShiftMetricsFromRecordTests {
  private let metrics = ShiftMetrics(.founding, route: .founding)
  private let writing = Writing.newYork

  @Test("The founding shift worked three hours, 1 hour 5 minutes with a delivery open and 1 hour 55 without")
  func durations() {
    #expect(metrics.times.elapsed == .seconds(3 * 3600))
    #expect(metrics.times.working == .seconds(3 * 3600))
    #expect(metrics.active.duration == .seconds(3600 + 5 * 60))
    #expect(metrics.nonDelivery == .seconds(3600 + 55 * 60))
    #expect(metrics.active.counted == 3 && metrics.active.merged == 2 && metrics.active.overlaps)
  }

  @Test("The founding rates: kept to six digits, shown to two")
  func rates() throws {
    #expect(metrics.rates.perWorkingHour == .available(Money(minorUnits: 2875)))
    #expect(metrics.rates.perDeliveryActiveHour == .available(Money(try Decimal(literal: "79.615384"))))
    #expect(metrics.rates.perRecordedMile == .available(Money(try Decimal(literal: "19.299619"))))
  }

  @Test("The founding rates as they are seen and heard")
  func statements() throws {
    #expect(
      writing.rate(metrics.rates.perWorkingHour, .workingHour)
        == Statement(visible: "$28.75/hr", spoken: "$28.75 gross earnings per working hour")
    )
    #expect(
      writing.rate(metrics.rates.perDeliveryActiveHour, .deliveryActiveHour)
        == Statement(visible: "$79.62 / active hr", spoken: "$79.62 gross earnings per delivery active hour")
    )
    #expect(
      writing.rate(try #require(metrics.rates.perRecordedMile), .recordedMile)
        == Statement(visible: "$19.30 / recorded mi", spoken: "$19.30 gross earnings per recorded mile")
    )
  }

  @Test("The page says the three durations apart in words")
  func spokenDurations() {
    let entries = entries(.founding, metrics)
    #expect(entries.contains(Heard("Working time", "3 hr", "3 hours working shift time")))
    #expect(entries.contains(Heard("Delivery active", "1 hr, 5 min", "1 hour, 5 minutes delivery active time")))
    #expect(entries.contains(Heard("Without a delivery", "1 hr, 55 min", "1 hour, 55 minutes non-delivery time")))
  }

  @Test("The page says Delivery 2's amount and rate with its name")
  func secondDelivery() {
    let entries = entries(.founding, metrics)
    #expect(entries.contains(Heard("Gross earnings", "$14.75", "Gross earnings for Delivery 2, $14.75")))
    #expect(
      entries.contains(
        Heard(
          "Per delivery hour",
          "$35.40 / delivery hr",
          "$35.40 gross earnings per recorded delivery hour, for Delivery 2"
        )
      )
    )
  }

  @Test("Nothing recorded is said as nothing, never as a figure of zero")
  func bareShift() {
    let bare = Shift.evening(to: 1860)
    let metrics = ShiftMetrics(bare, route: .nothing)
    #expect(metrics.nonDelivery == nil && metrics.active.duration == nil && metrics.route?.miles == nil)
    let report = ShiftReport(shift: bare, metrics: metrics, places: [:], writing: writing).report
    for entry in report.sections.flatMap(\.entries) {
      #expect(!entry.text.contains("$0") && !entry.text.contains("0.0 mi") && !entry.text.contains("0 min"))
      #expect(
        !entry.spoken.contains("$0") && !entry.spoken.contains("0.0 miles") && !entry.spoken.contains("0 minutes")
      )
    }
  }

  @Test("The figures are the same however the record's rows are ordered")
  func rowOrder() {
    let shift = Shift.founding
    let reversed = Shift(
      id: shift.id,
      startedAt: shift.startedAt,
      endedAt: shift.endedAt,
      grossEarnings: shift.grossEarnings,
      offers: shift.offers.reversed()
    )
    #expect(reversed == shift)
    #expect(ShiftMetrics(reversed, route: .founding) == metrics)
  }

  @Test("A finished shift's figures do not depend on when they are read")
  func momentOfReading() {
    for now in [-86_400.0, 0, 60, 10_800, 9_999_999] {
      #expect(ShiftMetrics(.founding, route: .founding, readAt: now) == metrics)
    }
  }

  private struct Heard: Equatable {
    let label, text, spoken: String
    init(_ label: String, _ text: String, _ spoken: String) {
      (self.label, self.text, self.spoken) = (label, text, spoken)
    }
  }

  private func entries(_ shift: Shift, _ metrics: ShiftMetrics) -> [Heard] {
    let report = ShiftReport(shift: shift, metrics: metrics, places: [:], writing: writing).report
    return report.sections.flatMap(\.entries).map { Heard($0.label ?? "", $0.text, $0.spoken) }
  }
}
