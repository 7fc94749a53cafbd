import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What each scenario of `demo` holds, worked out from what the founding text says of it.
@Suite("Scenarios")
struct ScenarioTests {
  func made(_ scenario: Scenario, _ anchor: ScenarioAnchor = .wednesday) throws -> Change {
    try scenario.change(from: anchor)
  }

  /// What a clock in New York shows at the beginning and the end of some shifts.
  func times(_ shifts: [Shift]) -> [String] {
    shifts.map { shift in
      let end = shift.endedAt.map { Writing.newYork.clock($0) } ?? "…"
      return "\(Writing.newYork.date(shift.startedAt)), \(Writing.newYork.clock(shift.startedAt)) to \(end)"
    }
  }

  @Test("There are thirteen, by the names of the founding text")
  func names() {
    #expect(
      Scenario.allCases.map(\.rawValue) == [
        "history", "active-delivery", "pickup-history", "period-summary", "period-comparison", "expected-pay",
        "stacked-offer", "malformed-offer", "paused-history", "late-end-history", "late-delivery-history",
        "older-weeks", "older-weeks-only",
      ]
    )
  }

  @Test("history: the founding figures at 5:46 PM on Tuesday, and a shift thirty hours earlier of none of those")
  func history() throws {
    let change = try made(.history)
    let shift = try #require(change.shifts.last)
    #expect(
      change.row(of: shift) == """
        Tuesday, September 15, 2026 · $86.25 · 5:46 PM to 8:46 PM · 3 hr · 4.5 mi (partial route) · $28.75/hr
        """
    )
    let metrics = change.metrics(of: shift)
    #expect(metrics.route.map { abs($0.metres - 4.469 * 1609.344) < 0.5 } == true)
    #expect(metrics.route?.segments == 2 && metrics.route?.gaps == 3)
    #expect(metrics.active.duration == .seconds(3900) && metrics.nonDelivery == .seconds(6900))
    let rates = metrics.rates
    #expect(Writing.newYork.rate(rates.perDeliveryActiveHour, .deliveryActiveHour).visible == "$79.62 / active hr")
    let perMile = try #require(rates.perRecordedMile)
    #expect(Writing.newYork.rate(perMile, .recordedMile).visible == "$19.30 / recorded mi")
    #expect(shift.deliveries.map(\.delivery.state) == [.delivered, .delivered, .cancelled])
    let amounts = shift.deliveries.map(\.delivery.grossEarnings)
    #expect(amounts == [Money(minorUnits: 950), Money(minorUnits: 1475), nil])
    let bare = try #require(change.shifts.first)
    #expect(bare.startedAt.duration(to: shift.startedAt) == .seconds(30 * 3600))
    #expect(bare.grossEarnings == nil && bare.offers.isEmpty && change.route(of: bare).sessions.isEmpty)
    #expect(change.shifts.count == 2)
  }

  @Test("pickup-history: waits of 4, 7 and 25 minutes at one place, one of 5 at another, and two deliveries without")
  func pickupHistory() throws {
    let change = try made(.pickupHistory)
    let waits = change.places.map { PlaceWaits(at: $0.id, in: change.shifts) }
    #expect(waits.map(\.sampleCount) == [3, 1])
    #expect(waits.map(\.availability) == [.available, .insufficientHistory])
    #expect(waits.first?.median == .seconds(420))
    #expect(waits.first?.shortest == .seconds(240) && waits.first?.longest == .seconds(1500))
    #expect(waits.last?.median == .seconds(300))
    let rest = change.shifts.flatMap(\.deliveries).map(\.delivery).dropFirst(4)
    #expect(rest.map(\.state) == [.cancelled, .delivered])
    #expect(rest.first?.pickedUpAt == nil && rest.first?.arrivedAtPickupAt != nil && rest.last?.pickupPlace == nil)
  }

  @Test("paused-history: two pauses, a delivery between them, and an hour with neither at the end")
  func pausedHistory() throws {
    let change = try made(.pausedHistory)
    let shift = try #require(change.shifts.first)
    #expect(change.row(of: shift).hasSuffix("9:00 AM to 1:00 PM · 3 hr, 10 min · 50 min paused · $18.00/hr"))
    let delivery = try #require(shift.delivery(1)?.delivery)
    let pauses = shift.pauses
    #expect(pauses.count == 2 && shift.deliveries.count == 1)
    #expect(try #require(pauses[0].endedAt) < delivery.acceptedAt)
    #expect(try #require(delivery.deliveredAt) < pauses[1].startedAt)
    #expect(try #require(pauses[1].endedAt).duration(to: #require(shift.endedAt)) == .seconds(3600))
  }

  @Test("older-weeks: one shift this week, one last week, two in the week three back; without the first, the rest")
  func olderWeeks() throws {
    let all = try made(.olderWeeks).shifts
    let expected = [
      "Tuesday, August 25, 2026, 9:00 AM to 11:00 AM", "Thursday, August 27, 2026, 9:00 AM to 1:00 PM",
      "Tuesday, September 8, 2026, 9:00 AM to 12:00 PM", "Tuesday, September 15, 2026, 9:00 AM to 1:00 PM",
    ]
    #expect(times(all) == expected)
    #expect(try made(.olderWeeksOnly).shifts == all.dropLast())
  }
}
