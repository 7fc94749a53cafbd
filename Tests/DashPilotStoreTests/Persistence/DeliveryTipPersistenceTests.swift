import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Delivery tip persistence")
struct DeliveryTipPersistenceTests {
  @Test("Up to version 12 no delivery holds a tip, and each reports what it reported then", arguments: 7...12)
  func version12(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    #expect(shifts.flatMap(\.deliveries).allSatisfy { $0.delivery.tips.isEmpty })
    #expect(!temporary.holds("tips"))
    let paid = shifts[1].deliveries.map(\.delivery)
    #expect(paid.map(\.grossEarnings) == [Money(minorUnits: 1240), .zero, nil])
    // $12.40 in 28 minutes, and nothing in 40.
    #expect(paid[0].ownRate.value?.formatted(locale: Locale(identifier: "en_US")) == "$26.57")
    #expect(paid[1].ownRate.value == .zero)
  }

  @Test("The frozen shape of version 12 holds no tip")
  func frozen() {
    #expect(StoredVersion(number: 12).problem(addingToDelivery: "\"tips\" : []") == .unknownKey("tips"))
    #expect(StoredVersion(number: 13).problem(addingToDelivery: "\"tips\" : []") == nil)
  }

  @Test("The tips of version 13 keep their methods and moments", arguments: 13...16)
  func version13(number: Int) throws {
    let shifts = try StoredVersion(number: number).migratedTree().shifts
    let tips = shifts[1].deliveries.map(\.delivery.tips)
    #expect(tips.map(\.count) == [0, 2, 0])
    #expect(tips[1].map(\.amount) == [Money(3), Money(minorUnits: 250)])
    #expect(tips[1].map(\.method) == [.cash, .platform])
    #expect(tips[1].map(\.recordedAt.text) == ["2024-05-17T23:31:00.000Z", "2024-05-18T00:15:00.000Z"])
  }

  @Test("Tips survive a reopened store, and a refused save keeps them")
  func roundTrip() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(.full))
    let found = try temporary.tree.newestFinishedShift().records
    #expect(found == [.full])
    #expect(found.first?.numbered(1).tips.map(\.method) == [.cash, .platform, .unrecognised("barter"), nil])
    try temporary.expectRefusal(of: Change(saved: [.shift(Shift.full.with(offers: []))]))
    #expect(try temporary.tree.newestFinishedShift().records == [.full])
  }
}
