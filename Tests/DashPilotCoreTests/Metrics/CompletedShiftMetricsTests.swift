import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Completed shift metrics")
struct CompletedShiftMetricsTests {
  /// A delivery that is open between two moments, in seconds.
  static func open(_ number: UInt8, _ start: Double, _ end: Double) -> Offer {
    .evening(number, [.evening(number, accepted: start, delivered: end)])
  }

  @Test(
    "An amount over working time keeps six digits, the rest cut, and shows two",
    arguments: [
      (8625, 10_800, "28.75", "$28.75/hr"), (10_375, 25_200, "14.821428", "$14.82/hr"),
      (15_191, 37_833, "14.454999", "$14.45/hr"), (8635, 36_000, "8.635", "$8.64/hr"), (0, 3600, "0", "$0.00/hr"),
      (1, 3600, "0.01", "$0.01/hr"), (1, 7200, "0.005", "$0.01/hr"), (100, 10_800, "0.333333", "$0.33/hr"),
    ]
  )
  func perWorkingHour(cents: Int, seconds: Int, kept: String, shown: String) throws {
    let rates = ShiftMetrics(.evening(to: Double(seconds), gross: cents)).rates
    #expect(rates.perWorkingHour == .available(try Money(Decimal(literal: kept))))
    #expect(Writing.newYork.rate(rates.perWorkingHour, .workingHour).visible == shown)
  }

  @Test("The rate is the exact quotient: amount × 3,600,000 over the milliseconds, cut")
  func exactQuotient() throws {
    for (cents, milliseconds) in [(8625, 1), (99_999, 10_799_999), (1, 86_400_000), (100_000_000, 3_600_001)] {
      let shift = Shift.evening(to: Double(milliseconds) / 1000, gross: cents)
      let millionths = cents * 10_000 * 3_600_000 / milliseconds
      #expect(ShiftMetrics(shift).rates.perWorkingHour.value?.amount == Decimal(millionths) / 1_000_000)
    }
  }

  @Test("A pause is no working time, and does not lower the rate")
  func paused() throws {
    let metrics = ShiftMetrics(.evening(to: 14_400, gross: 9000, pauses: [.evening(1, from: 600, to: 4200)]))
    #expect(metrics.times.elapsed == .seconds(14_400))
    #expect(metrics.times.paused.duration == .seconds(3600))
    #expect(metrics.times.working == .seconds(10_800))
    #expect(metrics.rates.perWorkingHour == .available(Money(minorUnits: 3000)))
    #expect(Writing.newYork.rate(metrics.rates.perWorkingHour, .workingHour).visible == "$30.00/hr")
  }

  @Test("Overlapping pauses count their shared minutes once")
  func pauseUnion() throws {
    let pauses = [Pause.evening(1, from: 600, to: 1800), .evening(2, from: 1200, to: 2400)]
    let times = ShiftMetrics(.evening(to: 7200, pauses: pauses)).times
    #expect(times.paused.duration == .seconds(1800) && times.working == .seconds(5400))
    #expect(Writing.newYork.duration(times.paused.duration) == "30 min")
    #expect(try Writing.newYork.duration(#require(times.working)) == "1 hr, 30 min")
  }

  @Test("The amount over delivery active time, in words of its own")
  func perActiveHour() throws {
    let shift = Shift.evening(to: 10_800, gross: 8625, offers: [Self.open(1, 0, 3000), Self.open(2, 2400, 3900)])
    let rate = ShiftMetrics(shift).rates.perDeliveryActiveHour
    #expect(rate == .available(try Money(Decimal(literal: "79.615384"))))
    let statement = Writing.newYork.rate(rate, .deliveryActiveHour)
    #expect(statement.visible == "$79.62 / active hr")
    #expect(statement.spoken == "$79.62 gross earnings per delivery active hour")
  }

  @Test(
    "The amount over recorded miles divides by the decimal miles",
    arguments: [
      (8625, 16_093.44, "8.625", "$8.63 / recorded mi"), (7341, 20_000, "5.907097", "$5.91 / recorded mi"),
      (0, 1609.344, "0", "$0.00 / recorded mi"), (100, 0.001609344, "1000000", "$1,000,000.00 / recorded mi"),
    ]
  )
  func perMile(cents: Int, metres: Double, kept: String, shown: String) throws {
    let rates = ShiftMetrics(.evening(to: 3600, gross: cents), route: .metres(metres)).rates
    let rate = try #require(rates.perRecordedMile)
    #expect(rate == .available(try Money(Decimal(literal: kept))))
    #expect(Writing.newYork.rate(rate, .recordedMile).visible == shown)
  }

  @Test("The spoken rates say their divisor in words")
  func spoken() {
    let rate = GrossRate.available(Money(minorUnits: 2875))
    #expect(Writing.newYork.rate(rate, .workingHour).spoken == "$28.75 gross earnings per working hour")
    let mile = GrossRate.available(Money(minorUnits: 1930))
    #expect(Writing.newYork.rate(mile, .recordedMile).spoken == "$19.30 gross earnings per recorded mile")
    #expect(
      Writing.newYork.rate(.unavailable(.noRouteRecorded), .recordedMile).spoken
        == "No gross earnings per recorded mile. No route was recorded on this shift"
    )
  }

  @Test("A partial route marks the rate and does not change it")
  func partialRoute() {
    let shift = Shift.evening(to: 3600, gross: 4500)
    let whole = ShiftMetrics(shift, route: .miles(4.5)).rates
    for route in [RouteMeasurement.miles(4.5, gaps: 2), .miles(4.5, inferred: true)] {
      #expect(route.isPartial)
      #expect(ShiftMetrics(shift, route: route).rates == whole)
    }
    #expect(whole.perRecordedMile == .available(Money(minorUnits: 1000)))
  }

  @Test("Non-delivery time is working time less active time, never below zero, and zero is a measurement")
  func nonDelivery() {
    let deliveries = [Self.open(1, 0, 3900)]
    #expect(ShiftMetrics(.evening(to: 10_800, offers: deliveries)).nonDelivery == .seconds(6900))
    #expect(ShiftMetrics(.evening(to: 3900, offers: deliveries)).nonDelivery == .zero)
    let paused = Shift.evening(to: 5000, pauses: [.evening(1, from: 1000, to: 3000)], offers: deliveries)
    #expect(ShiftMetrics(paused).active.duration == .seconds(3900))
    #expect(ShiftMetrics(paused).nonDelivery == .zero)
    #expect(ShiftMetrics(.evening(to: 10_800)).nonDelivery == nil)
    #expect(ShiftMetrics(.evening(offers: deliveries)).nonDelivery == nil)
    #expect(ShiftMetrics(.evening(to: -1, offers: deliveries)).nonDelivery == nil)
  }
}
