import DashPilotCore
import TestSupport
import Testing

/// What a delivery's states, steps and counts are called.
@Suite("Delivery wording")
struct DeliveryWordingTests {
  /// One delivery in each state, with the one action that it offers.
  static let states: [(delivery: Delivery, state: DeliveryState, command: String?, title: String)] = [
    (.evening(1, accepted: 60), .accepted, "arrive 1", "Accepted"),
    (.evening(1, accepted: 60, arrived: 70), .arrivedAtPickup, "pickup 1", "Arrived at pickup"),
    (.evening(1, accepted: 60, arrived: 70, pickedUp: 80), .pickedUp, "deliver 1", "Picked up"),
    (.evening(1, accepted: 60, arrived: 70, pickedUp: 80, delivered: 90), .delivered, nil, "Delivered"),
    (.evening(1, accepted: 60, arrived: 70, cancelled: 90), .cancelled, nil, "Cancelled"),
  ]

  @Test("Each state offers its one action, seen as the command and heard with its delivery's number", arguments: states)
  func action(delivery: Delivery, state: DeliveryState, command: String?, title: String) {
    #expect(delivery.state == state && state.title == title)
    let shift = Shift.evening(offers: Offer.each(delivery))
    let next = ShiftCardTests.page(shift, readAt: 600).sections.last?.entries ?? []
    let steps = next.filter { $0.text.contains("1") }
    #expect(steps.map(\.text) == [command].compactMap { $0.map { "dashpilot \($0)" } })
    #expect(steps.map(\.spoken) == [command].compactMap { $0.map { "Next may be dashpilot \($0)" } })
    #expect(state.nextStep?.command == command?.split(separator: " ").first.map(String.init))
  }

  @Test("No two states are called alike, and every state is named")
  func titles() {
    #expect(Set(DeliveryState.allCases.map(\.title)).count == 5)
    #expect(Set(Self.states.map(\.state)) == Set(DeliveryState.allCases))
  }

  @Test("On the card a delivery's state is heard with its name and its time in whole words")
  func spokenState() {
    let heard = Self.states.filter { !$0.state.isFinished }.map { row in
      ShiftCardTests.page(.evening(offers: Offer.each(row.delivery)), readAt: 3720).sections[0].entries[1].spoken
    }
    #expect(
      heard == [
        "Delivery 1, accepted, 1 hour, 1 minute since it was accepted",
        "Delivery 1, arrived at pickup, 1 hour, 1 minute since it was accepted",
        "Delivery 1, picked up, 1 hour, 1 minute since it was accepted",
      ]
    )
  }

  @Test("One delivery is one, and none and several are deliveries")
  func counts() {
    let said = { (count: Int) in
      let deliveries = (0..<count).map { Delivery.evening(UInt8($0 + 1), accepted: Double($0) + 1) }
      let finished = Delivery.evening(200, accepted: 500, cancelled: 600)
      let shift = Shift.evening(offers: [.evening(1, deliveries), .evening(2, [finished])])
      return Confirmation(writing: .newYork).recorded(.cancelled, ofDelivery: count + 1, in: shift).visible
    }
    #expect(said(0) == "Delivery 1 was cancelled at 5:56 PM. No delivery is in progress.")
    #expect(said(1) == "Delivery 2 was cancelled at 5:56 PM. 1 delivery in progress.")
    #expect(said(2) == "Delivery 3 was cancelled at 5:56 PM. 2 deliveries in progress.")
    #expect(counted(0, "delivery", "deliveries") == "0 deliveries")
    #expect(counted(1, "delivery", "deliveries") == "1 delivery")
    #expect(counted(12, "delivery", "deliveries") == "12 deliveries")
  }
}
