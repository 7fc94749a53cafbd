import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Delivery offer persistence")
struct DeliveryOfferPersistenceTests {
  private let stored = StoredVersion(number: 11)

  @Test(
    "Each delivery of before version 12 has an offer of its own, with its acceptance and its identifier",
    arguments: 5...11
  )
  func ownOffers(number: Int) throws {
    for shift in try StoredVersion(number: number).migratedTree().shifts {
      for offer in shift.offers {
        #expect(offer.deliveries.count == 1)
        #expect(offer.deliveries.map(\.acceptedAt) == [offer.acceptedAt])
        #expect(offer.deliveries.map(\.id.uuid) == [offer.id.uuid])
      }
    }
    #expect(try StoredVersion(number: number).shift(StoredVersion.evening).offers.count == 3)
  }

  @Test("Deliveries that were accepted a second apart, or in the same second, are in two offers", arguments: [0, 1000])
  func close(milliseconds: Int64) throws {
    let first = try #require(Instant(stored: "2025-08-23T22:00:00Z"))
    let second = Instant(milliseconds: first.milliseconds + milliseconds)
    let rows = [(7, first), (8, second)].map { number, accepted in
      "{\"id\" : \"0\(number)000000-0000-4000-8000-00000000000\(number)\", \"acceptedAt\" : \"\(accepted.text)\"}"
    }
    let text = DocumentShapeTests.shift(11, "\"deliveries\" : [\(rows.joined(separator: ","))],\n")
    let shift = try JSONReader.document(Array(text.utf8), ShiftDocument.read)
    #expect(shift.offers.map(\.deliveries.count) == [1, 1])
    #expect(shift.offers.map(\.acceptedAt) == [first, second])
  }

  @Test("There are sixteen versions and fifteen steps, and only steps 10 and 12 move anything")
  func counts() {
    #expect(RecordTree.formatVersion == 16 && Migration.steps.count == 15)
  }

  @Test("The frozen shape of version 11 holds no offer, and that of version 12 no delivery outside one")
  func frozen() {
    #expect(stored.problem(addingToShift: "\"offers\" : [],\n") == .unknownKey("offers"))
    let current = StoredVersion(number: 12)
    #expect(current.problem(addingToShift: "\"deliveries\" : [],\n") == .unknownKey("deliveries"))
  }

  @Test("Every figure that a migrated shift reports is that of the ungrouped deliveries")
  func figures() throws {
    let (temporary, shifts) = try stored.migratedTree()
    let metrics = try temporary.tree.metrics(of: shifts[1])
    // 21:42 to 22:10, and 22:50 to 23:30, in 3 hours 30 minutes with a pause of 15.
    #expect(metrics.active.duration == .seconds(4080))
    #expect(metrics.times.working == .seconds(11_700))
    #expect(metrics.nonDelivery == .seconds(7620))
    #expect(metrics.rates.perWorkingHour.value?.formatted(locale: Locale(identifier: "en_US")) == "$26.62")
    #expect(metrics == (try stored.tree.metrics(of: try stored.shift(StoredVersion.evening))))
  }

  private static let grouped = Shift(
    id: .number(1),
    startedAt: .evening,
    offers: [
      Offer(
        id: .number(5),
        acceptedAt: .evening(60),
        deliveries: [
          Delivery(id: .number(6), acceptedAt: .evening(60), deliveredAt: .evening(600)),
          Delivery(id: .number(7), acceptedAt: .evening(60), arrivedAtPickupAt: .evening(300)),
        ]
      )
    ]
  )

  @Test("A grouped offer survives a reopened store with one delivery still running")
  func groupedOffer() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(Self.grouped))
    let found = try temporary.tree.unfinishedShifts().records
    #expect(found == [Self.grouped])
    #expect(found.first?.deliveries.map(\.offerNumber) == [1, 1])
    #expect(found.first?.deliveries.map(\.delivery.state) == [.delivered, .arrivedAtPickup])
  }

  @Test("A deleted shift takes its offers with it")
  func cascade() throws {
    let temporary = try stored.copy()
    let evening = try stored.shift(StoredVersion.evening)
    let before = temporary.files
    #expect(try temporary.deleting(evening) == before.filter { !$0.key.contains("5a1d0c3e") })
    #expect(!temporary.holds("17f2c0a9"))
  }

  @Test("A refused regrouping leaves no delivery in an offer that was discarded, as a fresh reading sees it")
  func rollback() throws {
    let temporary = try TemporaryTree()
    let ended = Self.grouped.with(Self.grouped.numbered(2).with([.delivered: .evening(900)])).differing(
      inEnd: .evening(960)
    )
    try temporary.save(.shift(ended))
    let split = try ended.splitting(deliveries: [2], id: .number(9))
    try temporary.expectRefusal(of: Change(saved: [.shift(split)]))
    #expect(try temporary.tree.newestFinishedShift().records == [ended])
    try temporary.save(.shift(split))
    #expect(try temporary.tree.newestFinishedShift().records.map(\.offers.count) == [2])
  }
}
