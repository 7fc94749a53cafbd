import DashPilotCore
import TestSupport
import Testing

extension ScenarioTests {
  @Test(
    "A running shift began forty minutes ago, whatever the day, and no delivery is old enough for a reminder",
    arguments: [Scenario.activeDelivery, .expectedPay, .stackedOffer, .malformedOffer]
  )
  func running(_ scenario: Scenario) throws {
    for day in 0..<7 {
      let anchor = ScenarioAnchor.wednesday.later(day * 86_400)
      let shift = try made(scenario, anchor).unfinished
      #expect(shift.startedAt == anchor.moment.advanced(by: .seconds(-2400)))
      #expect(Reminder.reminders(for: shift, readAt: anchor.moment).isEmpty)
      let facts = shift.deliveries.flatMap { row in DeliveryStage.allCases.compactMap { row.delivery[$0] } }
      #expect(facts.allSatisfy { shift.startedAt < $0 && $0 < anchor.moment })
    }
  }

  @Test("active-delivery: one delivery, picked up")
  func activeDelivery() throws {
    let shift = try made(.activeDelivery).unfinished
    #expect(shift.deliveries.map(\.delivery.state) == [.pickedUp])
  }

  @Test("expected-pay: two deliveries that wait at their pickups, of which the first expects $8.50")
  func expectedPay() throws {
    let shift = try made(.expectedPay).unfinished
    #expect(shift.deliveries.map(\.delivery.state) == [.arrivedAtPickup, .arrivedAtPickup])
    #expect(shift.deliveries.map(\.delivery.expectedEarnings) == [Money(minorUnits: 850), nil])
  }

  @Test("stacked-offer: an offer of two at different steps, and a later one of one")
  func stackedOffer() throws {
    let shift = try made(.stackedOffer).unfinished
    #expect(shift.offers.map(\.deliveries.count) == [2, 1])
    #expect(shift.deliveries.map(\.offerNumber) == [1, 1, 2])
    #expect(shift.deliveries.map(\.delivery.state) == [.arrivedAtPickup, .accepted, .accepted])
  }

  @Test("malformed-offer: the same offer of two, and one accepted after it that holds nothing")
  func malformedOffer() throws {
    let shift = try made(.malformedOffer).unfinished
    #expect(shift.offers.map(\.deliveries.count) == [2, 0])
    #expect(shift.offers[0].acceptedAt < shift.offers[1].acceptedAt)
    #expect(shift.deliveries.map(\.delivery.state) == [.arrivedAtPickup, .accepted])
  }
}
