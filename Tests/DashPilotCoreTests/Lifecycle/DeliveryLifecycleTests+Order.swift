import DashPilotCore
import TestSupport
import Testing

extension DeliveryLifecycleTests {
  @Test("Deliveries are numbered over the whole shift, by acceptance, then identifier")
  func numbering() {
    let offers: [Offer] = [
      .evening(3, accepted: 90, [.evening(1, accepted: 300), .evening(9, accepted: 100)]),
      .evening(1, accepted: 80, [.evening(7, accepted: 200), .evening(4, accepted: 200)]),
      .evening(2, accepted: 90, [.evening(2, accepted: 200.001)]),
    ]
    let shift = Shift.evening(offers: offers)
    #expect(shift.deliveries.map(\.number) == [1, 2, 3, 4, 5])
    let identifiers: [DeliveryID] = [9, 4, 7, 2, 1].map { .number($0) }
    #expect(shift.deliveries.map(\.delivery.id) == identifiers)
    #expect(shift.deliveries.map(\.offerNumber) == [3, 1, 1, 2, 3])
    #expect(Shift.evening(offers: offers.reversed()) == shift)
  }

  @Test("Of several accepted at one instant, the order is that of the identifiers, however they are given")
  func ties() {
    let deliveries = (1...5).map { Delivery.evening(UInt8($0), accepted: 60) }
    for rotation in 0..<5 {
      let given = Array(deliveries[rotation...] + deliveries[..<rotation])
      #expect(Offer.evening(1, given).deliveries == deliveries)
      let shift = Shift.evening(offers: given.enumerated().map { .evening(UInt8($0 + 1), [$1]) })
      #expect(shift.deliveries.map(\.delivery) == deliveries)
    }
  }

  @Test("Identifiers are ordered by their lower-case text")
  func identifierOrder() {
    let ids: [DeliveryID] = [0x00, 0x09, 0x0A, 0x7F, 0x80, 0xFF].map { .number($0) }
    #expect(ids.reversed().sorted() == ids)
    #expect(ids.map(\.text).sorted() == ids.map(\.text))
    #expect(ids.last?.text == "ff000000-0000-4000-8000-0000000000ff")
  }

  @Test("Finishing a delivery renumbers nothing")
  func finishingKeepsNumbers() throws {
    let before = shift(around: active[2].delivery)
    let after = try before.recording(.deliver, ofDelivery: 2, at: .live(now: .evening(800)))
      .cancelling(delivery: 3, at: .live(now: .evening(5001)))
    #expect(after.deliveries.map(\.number) == [1, 2, 3, 4])
    #expect(after.deliveries.map(\.delivery.id) == before.deliveries.map(\.delivery.id))
    #expect(before.deliveriesInProgress.map(\.number) == [2, 3])
    #expect(after.deliveriesInProgress.isEmpty)
  }

  @Test("The offer's states, from its deliveries")
  func offerStates() {
    let open = Delivery.evening(1, accepted: 0, arrived: 1)
    let delivered = Delivery.evening(2, accepted: 0, delivered: 9)
    let cancelled = Delivery.evening(3, accepted: 0, cancelled: 9)
    let states: [([Delivery], OfferState)] = [
      ([], .empty), ([open], .inProgress), ([open, delivered], .inProgress), ([open, cancelled], .inProgress),
      ([open, delivered, cancelled], .inProgress), ([delivered], .completed),
      ([delivered, .evening(4, accepted: 0, delivered: 5)], .completed), ([cancelled], .cancelled),
      ([cancelled, .evening(4, accepted: 0, cancelled: 5)], .cancelled), ([delivered, cancelled], .partlyCompleted),
      ([.evening(4, accepted: 0, delivered: 8, cancelled: 9)], .cancelled),
    ]
    for (deliveries, state) in states { #expect(Offer.evening(1, deliveries).state == state) }
    #expect(Set(states.map(\.1)) == Set(OfferState.allCases))
  }

  @Test("The one delivery in progress is chosen, and of none or several none is")
  func onlyDelivery() throws {
    let delivered = Delivery.evening(1, accepted: 10, delivered: 20)
    let one = Shift.evening(offers: Offer.each(delivered, .evening(2, accepted: 30)))
    #expect(try one.onlyDeliveryInProgress().number == 2)
    #expect(throws: DeliveryChoiceRefusal.noDeliveryInProgress) { try Shift.evening().onlyDeliveryInProgress() }
    #expect(throws: DeliveryChoiceRefusal.noDeliveryInProgress) {
      try Shift.evening(offers: Offer.each(delivered)).onlyDeliveryInProgress()
    }
    let several = Shift.evening(
      offers: Offer.each(.evening(1, accepted: 10), .evening(2, accepted: 20, cancelled: 25), .evening(3, accepted: 30))
    )
    #expect(throws: DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 3], example: "arrive 1")) {
      try several.onlyDeliveryInProgress()
    }
    let further = Shift.evening(
      offers: Offer.each(.evening(1, accepted: 10, arrived: 12), .evening(3, accepted: 30))
    )
    #expect(throws: DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 2], example: "arrive 2")) {
      try further.onlyDeliveryInProgress(for: .arrive)
    }
    #expect(throws: DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 2], example: "pickup 1")) {
      try further.onlyDeliveryInProgress(for: .deliver)
    }
  }
}
