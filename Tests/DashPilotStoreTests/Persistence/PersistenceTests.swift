import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Persistence")
struct PersistenceTests {
  @Test("A shift with every fact, and one with the least, survive a reopened store", arguments: [Shift.full, .minimal])
  func roundTrip(shift: Shift) throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(shift))
    #expect(try temporary.tree.everyShift().records == [shift])
    #expect(try temporary.tree.shift(again: shift) == shift)
    try temporary.save(.shift(shift))
    #expect(temporary.paths.filter { $0.hasSuffix(".json") }.count == 1)
  }

  @Test("The unfinished shift is found again by its place, and once ended no more")
  func unfinished() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(.minimal))
    #expect(try temporary.tree.unfinishedShifts().records == [.minimal])
    try temporary.save(.shift(Shift.minimal.differing(inEnd: .evening(60))))
    #expect(try temporary.tree.unfinishedShifts().records.isEmpty)
    #expect(try temporary.tree.newestFinishedShift().records.map(\.endedAt) == [.evening(60)])
  }

  @Test("A refused save leaves every record as it was")
  func refused() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(.minimal))
    try temporary.expectRefusal(of: Change(saved: [.shift(Shift.minimal.differing(inEnd: .evening(60)))]))
    #expect(try temporary.tree.unfinishedShifts().records == [.minimal])
  }

  @Test("Version 1 recorded when a shift began and ended, and that is all that is read of it, today and migrated")
  func version1() throws {
    let time = { (text: String) throws in try #require(Instant(stored: text)) }
    let (temporary, shifts) = try StoredVersion(number: 1).migratedTree()
    let expected = try [
      ("0c7e44f1-93ad-4e58-8b16-f05d2a7c9e31", time("2024-05-16T15:00:00Z"), time("2024-05-16T17:00:00Z")),
      ("5a1d0c3e-7b42-4c19-9f0a-2d6e81b3c704", time("2024-05-17T21:30:00Z"), time("2024-05-18T01:00:00Z")),
      ("e2b85d60-1f4c-4a97-b3d2-7c90ae154f68", time("2024-06-01T21:00:00.250Z"), nil),
    ]
    .map { id, start, end in
      Shift(id: ShiftID(try #require(UUID(uuidString: id))), startedAt: start, endedAt: end)
    }
    #expect(shifts == expected)
    let before = try StoredVersion(number: 1).tree.everyShift().records.sorted { $0.startedAt < $1.startedAt }
    #expect(before == expected)
    #expect(!temporary.paths.contains { $0.hasPrefix("routes") })
    for shift in shifts { #expect(try temporary.tree.route(of: shift).route.sessions.isEmpty) }
  }

  @Test("The settings of version 1 are read with nothing added")
  func settings() throws {
    let expected = Settings(timeZone: "America/New_York", firstWeekday: .sunday, locale: "en_US")
    #expect(try StoredVersion(number: 1).tree.settings() == expected)
    let temporary = try StoredVersion(number: 1).migratedTree().temporary
    #expect(try temporary.tree.settings() == expected)
  }

  @Test("The frozen shape of version 1 holds no route, no amount and no delivery")
  func frozen() {
    for key in ["routeSamples", "grossEarnings", "deliveries", "pauses", "offers", "fuelMilesPerGallon", "status"] {
      #expect(StoredVersion(number: 1).problem(addingToShift: "\"\(key)\" : [],\n") == .unknownKey(key))
    }
  }
}
