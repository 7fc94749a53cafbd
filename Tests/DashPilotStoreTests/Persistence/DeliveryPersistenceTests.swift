import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Delivery persistence")
struct DeliveryPersistenceTests {
  @Test("Up to version 4 no shift has a delivery, and none is made", arguments: 1...4)
  func version4(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    #expect(shifts.allSatisfy { $0.offers.isEmpty && $0.deliveries.isEmpty })
    #expect(!temporary.holds("offers") && !temporary.holds("deliveries"))
    let known = StoredVersion(number: number).problem(addingToShift: "\"deliveries\" : [],\n")
    #expect(known == .unknownKey("deliveries"))
  }

  @Test("The deliveries of version 5 keep every time", arguments: 5...16)
  func version5(number: Int) throws {
    let time = { (text: String) in Instant(stored: "2024-05-17T\(text)Z") }
    let shift = try #require(try StoredVersion(number: number).migratedTree().shifts.dropFirst().first)
    let deliveries = shift.deliveries.map(\.delivery)
    let stages = deliveries.map { delivery in DeliveryStage.allCases.map { delivery[$0] } }
    #expect(
      stages == [
        [time("21:42:00"), time("21:50:00"), time("21:55:00"), time("22:10:00"), nil],
        [time("22:50:00"), time("22:58:00"), time("23:04:30"), time("23:30:00"), nil],
        [time("22:50:00"), nil, nil, nil, time("22:56:00")],
      ]
    )
    #expect(deliveries.map { $0.id.text.prefix(4) } == ["17f2", "2b8e", "3c94"])
  }

  @Test("Several active deliveries are recovered from a reopened store, each at its own stage")
  func active() throws {
    let stored = StoredVersion(number: 5)
    let (temporary, running) = (try stored.copy(), try stored.shift(StoredVersion.unfinished))
    #expect(running.deliveries.map(\.delivery.state) == [.arrivedAtPickup, .accepted])
    let later = Instant(milliseconds: running.startedAt.milliseconds + 1_800_000)
    let advanced = running.numbered(1).with([.pickedUp: later])
    try temporary.save(.shift(running.with(advanced)))
    let found = try temporary.tree.unfinishedShifts().records
    #expect(found == [running.with(advanced)])
    #expect(found.first?.deliveries.map(\.delivery.state) == [.pickedUp, .accepted])
    #expect(found.first?.numbered(2) == running.numbered(2))
  }

  @Test("A refused save moves no delivery, and a deleted shift takes its own with it")
  func refusedAndDeleted() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(.full))
    try temporary.expectRefusal(of: Change(saved: [.shift(Shift.full.with(offers: []))]))
    #expect(try temporary.tree.newestFinishedShift().records == [.full])
    #expect(try temporary.deleting(.full).filter { $0.key.hasSuffix(".json") }.isEmpty)
  }
}
