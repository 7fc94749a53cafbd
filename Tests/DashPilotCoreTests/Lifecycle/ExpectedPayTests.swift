import DashPilotCore
import TestSupport
import Testing

@Suite("Expected pay")
struct ExpectedPayTests {
  private func shift(_ delivery: Delivery, to end: Double? = nil) -> Shift {
    .evening(
      to: end,
      gross: end.map { _ in 8625 },
      offers: [.evening(1, [.evening(1, accepted: 60, expected: 700, tips: []), delivery])]
    )
  }

  private static let active = [
    Delivery.evening(2, accepted: 100), .evening(2, accepted: 100, arrived: 200),
    .evening(2, accepted: 100, arrived: 200, pickedUp: 300),
  ]

  @Test("It is recorded, replaced, recorded as zero and removed on a delivery in progress, and nothing else moves")
  func active() throws {
    for delivery in ExpectedPayTests.active {
      let bare = shift(delivery)
      let amounts: [Money?] = [Money(minorUnits: 850), Money(minorUnits: 900), .zero, nil, nil]
      var current = bare
      for amount in amounts {
        current = try current.recordingExpectation(amount, ofDelivery: 2)
        #expect(current.deliveries[1].delivery.expectedEarnings == amount)
        #expect(try current.recordingExpectation(nil, ofDelivery: 2) == bare)
      }
    }
  }

  @Test("A finished delivery takes none, as what it finished is named, and is told so before a negative amount")
  func finished() {
    let finished: [(Delivery, DeliveryState)] = [
      (.evening(2, accepted: 100, arrived: 200, pickedUp: 300, delivered: 400), .delivered),
      (.evening(2, accepted: 100, cancelled: 400), .cancelled),
    ]
    for (delivery, state) in finished {
      for end in [nil, 7200.0] {
        for cents in [850, 0, -1] {
          #expect(throws: ExpectationRefusal.deliveryFinished(number: 2, state: state)) {
            try shift(delivery, to: end).recordingExpectation(Money(minorUnits: cents), ofDelivery: 2)
          }
        }
      }
    }
  }

  @Test("It survives finishing, and can be taken away at any time")
  func survives() throws {
    let carrying = shift(.evening(2, accepted: 100, arrived: 200, pickedUp: 300, expected: 850))
    let delivered = try carrying.recording(.deliver, ofDelivery: 2, at: .live(now: .evening(400)))
    #expect(delivered.deliveries[1].delivery.expectedEarnings == Money(minorUnits: 850))
    #expect(delivered.deliveries[1].delivery.grossEarnings == nil)
    let cancelled = try carrying.cancelling(delivery: 2, at: .live(now: .evening(400)))
    #expect(cancelled.deliveries[1].delivery.expectedEarnings == Money(minorUnits: 850))
    let removed = try delivered.recordingExpectation(nil, ofDelivery: 2)
    #expect(removed == shift(.evening(2, accepted: 100, arrived: 200, pickedUp: 300, delivered: 400)))
    let ended = shift(.evening(2, accepted: 100, delivered: 400, expected: 850), to: 7200)
    #expect(
      try ended.recordingExpectation(nil, ofDelivery: 2) == shift(.evening(2, accepted: 100, delivered: 400), to: 7200)
    )
  }

  @Test("A cent below zero and a delivery that is not there are refused, the delivery first")
  func refused() {
    #expect(throws: ExpectationRefusal.negativeExpectation(Money(minorUnits: -1))) {
      try shift(ExpectedPayTests.active[0]).recordingExpectation(Money(minorUnits: -1), ofDelivery: 2)
    }
    for number in [0, 3] {
      for amount in [Money(minorUnits: -1), nil] {
        #expect(throws: ExpectationRefusal.noSuchDelivery(number: number, count: 2)) {
          try shift(ExpectedPayTests.active[0]).recordingExpectation(amount, ofDelivery: number)
        }
      }
    }
  }

  @Test("An offer of one delivery is accepted with it, and never with one below zero")
  func accepting() throws {
    func accept(_ cents: Int) throws(AcceptRefusal) -> Shift {
      let offer = NewOffer(id: .number(1), deliveries: [.number(1)], expectedEarnings: Money(minorUnits: cents))
      return try Shift.evening().accepting(offer, at: .live(now: .evening(60)))
    }
    for cents in [0, 850] {
      #expect(try accept(cents).deliveries.map(\.delivery.expectedEarnings) == [Money(minorUnits: cents)])
    }
    #expect(throws: AcceptRefusal.negativeExpectation(Money(minorUnits: -1))) { try accept(-1) }
  }

  @Test("It is counted by nothing: no figure of the shift, no total and no rate of its delivery")
  func uncounted() {
    for gross in [nil, 1000] {
      func shift(expected: Int?) -> Shift {
        .evening(
          to: 7200,
          gross: 4000,
          offers: Offer.each(.evening(1, accepted: 0, delivered: 3600, gross: gross, expected: expected, tips: [5]))
        )
      }
      let (with, without) = (shift(expected: 9900), shift(expected: nil))
      #expect(ShiftMetrics(with) == ShiftMetrics(without))
      #expect(with.deliveries[0].delivery.ownRate == without.deliveries[0].delivery.ownRate)
      #expect(with.deliveries[0].delivery.effectiveEarnings == without.deliveries[0].delivery.effectiveEarnings)
    }
  }

  @Test("It is called expected where it is shown, and stands beside what the delivery paid")
  func wording() {
    let shift = shift(.evening(2, accepted: 100, delivered: 400, gross: 975, expected: 850), to: 7200)
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift), places: [:], writing: .newYork).report
    let entries = report.sections.first { $0.heading == "Delivery 2, delivered" }?.entries ?? []
    #expect(entries.contains { $0.label == "Expected" && $0.text == "$8.50" })
    #expect(entries.contains { $0.spoken == "Expected pay for Delivery 2, $8.50" })
    #expect(entries.contains { $0.label == "Gross earnings" && $0.text == "$9.75" })
    let confirmation = Confirmation(writing: .newYork)
    let finished = confirmation.recorded(.delivered, ofDelivery: 2, in: shift).visible
    #expect(finished.contains("It was expected to pay $8.50; record what it paid"))
    #expect(!confirmation.quickly(.delivered, ofDelivery: 2, in: shift).visible.contains("8.50"))
  }
}
