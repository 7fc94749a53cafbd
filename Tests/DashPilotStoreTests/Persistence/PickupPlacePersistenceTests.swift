import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Pickup place persistence")
struct PickupPlacePersistenceTests {
  private let stored = StoredVersion(number: 6)

  private func place(_ prefix: String, in tree: RecordTree) throws -> PickupPlace {
    try #require(try tree.places().records.first { $0.id.text.hasPrefix(prefix) })
  }

  private func waits(at place: PickupPlace, in tree: RecordTree) throws -> PlaceWaits {
    PlaceWaits(at: place.id, in: try tree.shiftsOfRecord().records)
  }

  @Test("Up to version 5 no delivery names a place, and the catalogue is empty", arguments: 1...5)
  func version5(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    #expect(shifts.flatMap(\.deliveries).allSatisfy { $0.delivery.pickupPlace == nil })
    #expect(try temporary.tree.places().records.isEmpty)
    #expect(!temporary.holds("pickupPlace"))
  }

  @Test("The frozen shape of version 5 names no place, and a place's document begins with version 6")
  func frozen() {
    let member = "\"pickupPlace\" : \"28000000-0000-4000-8000-000000000028\""
    #expect(StoredVersion(number: 5).problem(addingToDelivery: member) == .unknownKey("pickupPlace"))
    #expect(stored.problem(addingToDelivery: member) == nil)
  }

  @Test("A place that several deliveries share survives a reopened store as one")
  func shared() throws {
    let (temporary, shifts) = try stored.migratedTree()
    let lantern = try place("6ff2", in: temporary.tree)
    #expect(lantern.displayName == "Tin Lantern Noodles")
    #expect(try temporary.tree.places().records.count == 2)
    #expect(shifts[1].deliveries.map(\.delivery.pickupPlace?.text).map { $0?.prefix(4) } == ["6ff2", "6ff2", "70a3"])
    #expect(try place("70a3", in: temporary.tree).displayName == "Café Ñandú / Nord")
  }

  @Test("The waits of a place are the same before and after its documents are written anew")
  func waits() throws {
    let lantern = try place("6ff2", in: stored.tree)
    let before = try waits(at: lantern, in: stored.tree)
    // 21:50:00 to 21:55:00, and 22:58:00 to 23:04:30.
    #expect(before.sampleCount == 2 && before.median == .seconds(345) && before.longest == .seconds(390))
    let temporary = try stored.copy()
    #expect(try waits(at: lantern, in: temporary.tree) == before)
    try temporary.migrate()
    #expect(try waits(at: lantern, in: temporary.tree) == before)
  }

  @Test("A rename survives a reopened store: one document moves, and no delivery or wait does")
  func rename() throws {
    let temporary = try stored.copy()
    let (before, lantern) = (temporary.files, try place("6ff2", in: temporary.tree))
    let waits = try waits(at: lantern, in: temporary.tree)
    let change = try PlaceCatalogue(temporary.tree.places().records).renaming(lantern.id, to: "Tin Lantern")
    try temporary.expectRefusal(of: change)
    try temporary.store().writing { try $0.apply(change) }
    let renamed = try place("6ff2", in: temporary.tree)
    #expect(renamed == PickupPlace(id: lantern.id, displayName: "Tin Lantern", createdAt: lantern.createdAt))
    let path = "places/\(lantern.id.text).json"
    #expect(temporary.files.filter { $0.key != path } == before.filter { $0.key != path })
    #expect(temporary.files[path] == PlaceDocument.bytes(renamed))
    #expect(try self.waits(at: renamed, in: temporary.tree) == waits)
  }

  @Test("A merge survives a reopened store: every delivery moves, one place goes, and all routes stay")
  func merge() throws {
    let temporary = try stored.copy()
    let tree = temporary.tree
    let (cafe, lantern) = (try place("70a3", in: tree), try place("6ff2", in: tree))
    let shifts = try tree.everyShift().records
    let routes = try shifts.map { try tree.route(of: $0).route }
    let catalogue = PlaceCatalogue(try tree.places().records)
    let merge = try catalogue.merging(cafe, into: lantern, shifts: shifts)
    #expect(merge.deliveryCount == 2)
    try temporary.expectRefusal(of: merge.change)
    try temporary.store().writing { try $0.apply(merge.change) }
    #expect(try temporary.tree.places().records == [lantern])
    let after = try temporary.tree.everyShift().records
    #expect(after.flatMap(\.deliveries).compactMap(\.delivery.pickupPlace) == Array(repeating: lantern.id, count: 4))
    #expect(try after.map { try temporary.tree.route(of: $0).route } == routes)
  }
}
