import DashPilotCore
import TestSupport
import Testing

extension ShiftCardTests {
  private func clocks(_ shift: Shift, readAt seconds: Double) -> [String] {
    Self.lines(shift, readAt: seconds).filter { $0.contains("since it was accepted") || $0.contains(" more ") }
  }

  @Test("Each delivery in progress has a clock from its own acceptance, and never a sum")
  func ownClocks() {
    let shift = Shift.evening(
      offers: [
        .evening(1, [.evening(1, accepted: 600, arrived: 900), .evening(2, accepted: 600)]),
        .evening(2, [.evening(3, accepted: 1800, arrived: 1900, pickedUp: 2000)]),
      ]
    )
    #expect(
      ShiftCard(of: shift, route: nil).deliveries.map(\.acceptedAt) == [.evening(600), .evening(600), .evening(1800)]
    )
    let clocks = clocks(shift, readAt: 3000)
    #expect(
      clocks == [
        "Delivery 1: arrived at pickup, 40 min since it was accepted",
        "Delivery 2: accepted, 40 min since it was accepted",
        "Delivery 3: picked up, 20 min since it was accepted",
      ]
    )
    let text = Self.lines(shift, readAt: 3000).joined(separator: "\n")
    #expect(!text.contains("1 hr, 40 min") && !text.contains("1 hr"))
  }

  @Test("A step moves no clock: a delivery that was picked up counts from its acceptance still")
  func clockStays() {
    let stages: [Delivery] = [
      .evening(1, accepted: 600), .evening(1, accepted: 600, arrived: 700),
      .evening(1, accepted: 600, arrived: 700, pickedUp: 800),
    ]
    for delivery in stages {
      let shift = Shift.evening(offers: Offer.each(delivery))
      #expect(ShiftCard(of: shift, route: nil).deliveries.map(\.acceptedAt) == [.evening(600)])
      #expect(clocks(shift, readAt: 1200).first?.hasSuffix("10 min since it was accepted") == true)
    }
  }

  @Test("A delivered or cancelled delivery leaves the list, and one that is taken back rejoins it under its number")
  func leavingAndRejoining() throws {
    let other = Delivery.evening(2, accepted: 900)
    let card = { (first: Delivery) in ShiftCard(of: .evening(offers: Offer.each(first, other)), route: nil) }
    let pickedUp = Delivery.evening(1, accepted: 600, arrived: 700, pickedUp: 800)
    let both = card(pickedUp)
    #expect(both.deliveries.map(\.number) == [1, 2])
    let delivered = card(.evening(1, accepted: 600, arrived: 700, pickedUp: 800, delivered: 1000))
    #expect(delivered.deliveries.map(\.number) == [2])
    #expect(delivered.deliveredCount == 1 && delivered.cancelledCount == 0)
    let cancelled = card(.evening(1, accepted: 600, cancelled: 1000))
    #expect(cancelled.deliveries.map(\.number) == [2])
    #expect(cancelled.deliveredCount == 0 && cancelled.cancelledCount == 1)
    let finished = Delivery.evening(1, accepted: 600, arrived: 700, pickedUp: 800, delivered: 1000)
    let reopened = try Shift.evening(offers: Offer.each(finished, other)).reopening(delivery: 1)
    #expect(ShiftCard(of: reopened, route: nil) == both)
  }

  @Test("Three have a clock, and past three the remainder is counted")
  func remainder() {
    let shift = { (count: Int) in
      Shift.evening(
        offers: (1...count).map { .evening(UInt8($0), [.evening(UInt8($0), accepted: Double($0) * 60)]) }
      )
    }
    #expect(clocks(shift(3), readAt: 600).count == 3)
    #expect(clocks(shift(4), readAt: 600).last == "1 more in progress")
    let five = clocks(shift(5), readAt: 600)
    #expect(five.count == 4 && five.last == "2 more in progress")
    #expect(five.prefix(3).map { $0.prefix(11) } == ["Delivery 1:", "Delivery 2:", "Delivery 3:"])
    #expect(Self.lines(shift(5), readAt: 600).contains("Deliveries: 5 in progress"))
  }

  @Test("The clocks of a clock that went back stand at nothing")
  func clockBehind() {
    let shift = Shift.evening(offers: Offer.each(.evening(1, accepted: 600)))
    #expect(clocks(shift, readAt: 300) == ["Delivery 1: accepted, 0 min since it was accepted"])
  }

  @Test("Those in progress are counted first, then the delivered and the cancelled, where there are any")
  func counts() {
    let counts = { (deliveries: [Delivery]) in
      Self.lines(.evening(offers: [.evening(1, deliveries)]), readAt: 900).first { $0.hasPrefix("Deliveries") }
    }
    let open = Delivery.evening(1, accepted: 60)
    let delivered = Delivery.evening(2, accepted: 60, arrived: 70, pickedUp: 80, delivered: 90)
    let cancelled = Delivery.evening(3, accepted: 60, cancelled: 100)
    #expect(counts([]) == nil)
    #expect(counts([open]) == "Deliveries: 1 in progress")
    #expect(counts([delivered]) == "Deliveries: 1 delivered")
    #expect(counts([cancelled]) == "Deliveries: 1 cancelled")
    #expect(counts([open, delivered, cancelled]) == "Deliveries: 1 in progress, 1 delivered, 1 cancelled")
  }
}
