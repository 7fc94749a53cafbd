import DashPilotCore
import TestSupport
import Testing

/// What naming a delivery's place comes to, before anything is written (`spec/07`, naming a delivery's place).
@Suite("Pickup place service")
struct NamingPlaceTests {
  private let catalogue = PlaceCatalogue([
    .evening(41, "Lantern Soup", created: 60), .evening(40, "Lantern Soup Bar"),
    .evening(43, "LANTERN SOUP", created: 30), .evening(42, "lantern soup", created: 30),
  ])

  private func named(_ text: String) throws -> NamedPlace {
    catalogue.naming(try RecordedName(text, for: .pickupPlace), newID: .number(50), at: .evening(900))
  }

  private let inEachState: [Delivery] = [
    .at(nil), .at(nil, arrived: 60), .at(nil, arrived: 60, pickedUp: 120),
    .at(nil, arrived: 60, pickedUp: 120, delivered: 180), .at(nil, arrived: 60, cancelled: 180),
  ]

  private func moved(_ delivery: Delivery, to place: UInt8?) -> Delivery {
    Delivery(
      id: delivery.id,
      acceptedAt: delivery.acceptedAt,
      arrivedAtPickupAt: delivery.arrivedAtPickupAt,
      pickedUpAt: delivery.pickedUpAt,
      deliveredAt: delivery.deliveredAt,
      cancelledAt: delivery.cancelledAt,
      pickupPlace: place.map { .number($0) },
      grossEarnings: delivery.grossEarnings,
      expectedEarnings: delivery.expectedEarnings,
      tips: delivery.tips
    )
  }

  @Test("A name whose key a place has takes that place, and its first spelling stays")
  func reuse() throws {
    let place = try named("  LANTERN soup   BAR ")
    #expect(!place.isNew)
    #expect(place.place == .evening(40, "Lantern Soup Bar"))
    #expect(place.records.isEmpty)
  }

  @Test("Of several places with one key, the one created first is taken, then the first identifier")
  func anomaly() throws {
    #expect(try named("Lantern soup").place.id == .number(42))
  }

  @Test("Another name makes a new place, with the spelling that was typed and the moment of the command")
  func new() throws {
    let place = try named(" Mara\u{2019}s   Kitchen")
    #expect(place.isNew)
    #expect(place.place == .evening(50, "Mara\u{2019}s Kitchen", created: 900))
  }

  @Test("Any delivery takes a place, another one or none, whatever its state, and nothing else of it moves")
  func anyState() throws {
    for end in [nil, 7200.0] {
      for delivery in inEachState {
        let sibling = Delivery.at(41, number: 9, accepted: 500)
        let shift = { (place: UInt8?) in Shift.of([moved(delivery, to: place), sibling], to: end) }
        let named = try shift(nil).naming(named("lantern soup bar"), ofDelivery: 1)
        #expect(named == Change(saved: [.shift(shift(40))]))
        #expect(try shift(40).naming(self.named("lantern soup"), ofDelivery: 1) == Change(saved: [.shift(shift(42))]))
        #expect(try shift(40).naming(nil, ofDelivery: 1) == Change(saved: [.shift(shift(nil))]))
      }
    }
  }

  @Test("A new place and the delivery that names it are one change")
  func oneChange() throws {
    let place = try named("Mara's Kitchen")
    let change = try Shift.of([.at(nil)]).naming(place, ofDelivery: 1)
    #expect(change == Change(saved: [.place(place.place), .shift(.of([.at(50)]))]))
  }

  @Test("The place that a delivery has, and none where it has none, changes nothing")
  func same() throws {
    #expect(try Shift.of([.at(40)]).naming(named("LANTERN SOUP BAR"), ofDelivery: 1) == Change())
    #expect(try Shift.of([.at(nil)]).naming(nil, ofDelivery: 1) == Change())
  }

  @Test("A delivery that is not there is refused, with how many there are")
  func noSuchDelivery() {
    #expect(throws: PlaceNamingRefusal.noSuchDelivery(number: 2, count: 1)) {
      try Shift.of([.at(40)]).naming(named("Mara's"), ofDelivery: 2)
    }
    #expect(throws: PlaceNamingRefusal.noSuchDelivery(number: 1, count: 0)) {
      try Shift.of([]).naming(nil, ofDelivery: 1)
    }
  }

  @Test("All deliveries of an offer take the place that it was accepted with, and one the amount that is expected")
  func accepting() throws {
    let offer = NewOffer(id: .number(1), deliveries: [.number(1), .number(2)], pickupPlace: .number(40))
    let shift = try Shift.of([]).accepting(offer, at: .live(now: .evening(60)))
    #expect(shift.deliveries.map(\.delivery.pickupPlace) == [.number(40), .number(40)])
    let below = NewOffer(id: .number(1), deliveries: [.number(1)], expectedEarnings: Money(minorUnits: -1))
    #expect(throws: AcceptRefusal.negativeExpectation(Money(minorUnits: -1))) {
      try Shift.of([]).accepting(below, at: .live(now: .evening(60)))
    }
    let none = NewOffer(id: .number(1), deliveries: [.number(1)], expectedEarnings: .zero)
    let accepted = try Shift.of([]).accepting(none, at: .live(now: .evening(60)))
    #expect(accepted.deliveries[0].delivery.expectedEarnings == .zero)
  }
}
