import DashPilotCore
import TestSupport
import Testing

/// When the card changes, and so what makes its file be written anew: never because time passes (`spec/10`, the card).
@Suite("Shift card update policy")
struct ShiftCardUpdateTests {
  private let shift = Shift.evening(
    offers: Offer.each(.evening(1, accepted: 300, arrived: 400), .evening(2, accepted: 600))
  )

  private func card(_ shift: Shift, _ route: RouteMeasurement? = nil) -> ShiftCard {
    ShiftCard(of: shift, route: route)
  }

  @Test("Time passing is no change: the card is made without a moment, and its anchors stand still")
  func time() {
    let card = card(shift, .miles(4.5))
    #expect(card == self.card(shift, .miles(4.5)))
    #expect(card.working.reading(at: .evening(60)) != card.working.reading(at: .evening(61)))
    #expect(card.deliveries.map(\.acceptedAt) == [.evening(300), .evening(600)])
  }

  @Test("A further recorded mile, a gap, and a route that cannot be read are changes")
  func capture() {
    let before = card(shift, .miles(4.5))
    #expect(card(shift, .miles(4.6)) != before)
    #expect(card(shift, .miles(4.5, gaps: 1)) != before)
    #expect(card(shift, nil) != before)
  }

  @Test("Parking and driving are changes, and pausing stops the clock")
  func states() throws {
    let before = card(shift, .miles(1))
    let parked = Shift.evening(parked: [.evening(8, from: 700)], offers: shift.offers)
    let driven = Shift.evening(parked: [.evening(8, from: 700, to: 800)], offers: shift.offers)
    #expect(card(parked, .miles(1)) != before && card(driven, .miles(1)) != card(parked, .miles(1)))
    #expect(card(parked, .miles(1)).state == .parked && card(driven, .miles(1)).working == before.working)
    let paused = card(.evening(pauses: [.evening(9, from: 900)]), .miles(1))
    #expect(!paused.working.runs && card(.evening(), .miles(1)).working.runs)
  }

  @Test("One delivery finishing as another is accepted moves no count and is a change: the anchors differ")
  func handover() {
    let before = card(shift)
    let after = card(
      .evening(
        offers: Offer.each(
          .evening(1, accepted: 300, arrived: 400, pickedUp: 500, delivered: 900),
          .evening(2, accepted: 600),
          .evening(3, accepted: 900)
        )
      )
    )
    #expect(before.deliveries.count == after.deliveries.count && before != after)
    #expect(after.deliveries.map(\.acceptedAt) == [.evening(600), .evening(900)])
  }

  @Test("An amount, a place and an expectation are on no card, so recording one is no change")
  func never() {
    let priced = Offer(
      id: shift.offers[0].id,
      acceptedAt: .evening(300),
      deliveries: [
        Delivery(
          id: shift.offers[0].deliveries[0].id,
          acceptedAt: .evening(300),
          arrivedAtPickupAt: .evening(400),
          pickupPlace: .number(7),
          expectedEarnings: Money(9)
        )
      ]
    )
    #expect(card(.evening(offers: [priced, shift.offers[1]]), .miles(2)) == card(shift, .miles(2)))
  }
}
