import Foundation
import TestSupport
import Testing

@testable import DashPilotCore

extension OfferGroupingTests {
  private func accepting(_ shift: Shift, _ offer: UInt8, _ deliveries: [UInt8], at seconds: Double) throws -> Shift {
    try shift.accepting(
      NewOffer(id: .number(offer), deliveries: deliveries.map { .number($0) }),
      at: .live(now: .evening(seconds))
    )
  }

  @Test("Numbers run over the whole shift, beside the offers' own")
  func shiftWide() throws {
    var shift = Shift.evening()
    for (offer, deliveries) in [(1, [1, 2]), (2, [3]), (3, [4, 5, 6])] as [(UInt8, [UInt8])] {
      shift = try accepting(shift, offer, deliveries, at: Double(offer) * 60)
    }
    #expect(shift.deliveries.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(shift.deliveries.map(\.offerNumber) == [1, 1, 2, 3, 3, 3])
    #expect(OfferGrouping.groupings(of: shift).map(\.number) == [1, 2, 3])
  }

  @Test("Accepting again at the same instant renumbers neither a delivery nor an offer, whatever the identifiers")
  func oneInstant() throws {
    let orders: [[UInt8]] = [[9, 8, 7, 6], [0xFF, 0xFE, 1, 0], [1, 2, 3, 4], [5, 5, 5, 5]]
    for order in orders {
      var shift = Shift.evening()
      for number in order {
        let before = shift.deliveries
        shift = try accepting(shift, number, [number], at: 60)
        #expect(shift.deliveries.prefix(before.count).map(\.delivery) == before.map(\.delivery), "\(order)")
        #expect(shift.deliveries.map(\.offerNumber) == Array(1...shift.offers.count), "\(order)")
      }
      #expect(shift.deliveries.count == 4 && Set(shift.deliveries.map(\.delivery.id)).count == 4)
      #expect(Set(shift.offers.map(\.id)).count == 4)
    }
  }

  @Test("Several together, accepted at the instant of others, come after all of them and in one offer")
  func severalAtOneInstant() throws {
    let first = try accepting(.evening(), 9, [9, 8], at: 60)
    let second = try accepting(first, 1, [2, 1, 3], at: 60)
    #expect(second.deliveries.prefix(2).map(\.delivery) == first.deliveries.map(\.delivery))
    #expect(second.deliveries.map(\.offerNumber) == [1, 1, 2, 2, 2])
  }

  @Test("An identifier that comes later already is kept as it is, and a made one differs from all others")
  func following() {
    let text = { (text: String) in UUID(uuidString: text).map { DeliveryID($0) } }
    let high = text("f0000000-0000-4000-8000-000000000001")
    let low = text("10000000-0000-4000-8000-000000000002")
    #expect(high?.following(low) == high)
    #expect(low?.following(nil) == low)
    let made = low?.following(high)
    #expect(made.map { $0 > (high ?? $0) } == true)
    #expect(made?.text.hasSuffix("-4000-8000-000000000002") == true)
    #expect(made == low?.following(high))
    let last = text("ffffffff-ffff-4000-8000-000000000003")
    #expect(low?.following(last) == low)
  }

  @Test("A wrong count is refused before any identifier is taken, and an ended shift takes no offer")
  func refusals() throws {
    for count in [0, -1] {
      #expect(throws: AcceptRefusal.countBelowOne(count)) {
        try Shift.evening().checkAccepting(count: count, expectsAmount: false)
      }
    }
    #expect(throws: AcceptRefusal.shiftEnded) {
      try Shift.evening(to: 3600).checkAccepting(count: 2, expectsAmount: false)
    }
    try Shift.evening().checkAccepting(count: 1, expectsAmount: false)
  }
}
