import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Route suspension persistence")
struct RouteSuspensionPersistenceTests {
  @Test("Up to version 15 nothing is read as parking, not the hour between two sessions of a route", arguments: 3...15)
  func version15(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    let evening = shifts[1]
    #expect(try temporary.tree.route(of: evening).route.sessions.count == 2)
    #expect(try temporary.tree.measuredRoute(of: evening).measurement.gaps == 3)
    #expect(shifts.allSatisfy { $0.parkedStretches.isEmpty })
    #expect(try temporary.tree.metrics(of: evening).times.parked.recorded == 0)
    #expect(!temporary.holds("parked"))
  }

  @Test("Parked stretches are rows of their shift, and no delivery has any")
  func shape() throws {
    let parked = try #require(DocumentShape.shift.fields.first { $0.key.name.description == "parkedStretches" })
    guard case .rows = parked.content else { throw UnexpectedShape() }
    #expect(parked.versions.lowerBound == 16)
    let member = "\"parkedStretches\" : []"
    #expect(StoredVersion(number: 16).problem(addingToDelivery: member) == .unknownKey("parkedStretches"))
    #expect(StoredVersion(number: 16).problem(addingToShift: "\(member),\n") == nil)
    #expect(StoredVersion(number: 15).problem(addingToShift: "\(member),\n") == .unknownKey("parkedStretches"))
  }

  private struct UnexpectedShape: Error {}

  @Test("There are sixteen versions and fifteen steps")
  func counts() {
    #expect(RecordTree.formatVersion == 16 && Migration.steps.count == 15)
  }

  @Test("A tree of version 14 is stepped up, its settings as they were")
  func fromVersion14() throws {
    for (path, bytes) in try StoredVersion(number: 14).documents where path.hasSuffix(".json") {
      let older = MigratedDocument(document: try JSONReader.read(bytes))
      let stepped = Migration.toVersion16(Migration.toVersion15(older))
      #expect(stepped.document == older.document.replacing("formatVersion", with: .integer(16)))
    }
    let temporary = try StoredVersion(number: 14).migratedTree().temporary
    #expect(
      try temporary.tree.settings() == Settings(timeZone: "America/New_York", firstWeekday: .sunday, locale: "en_US")
    )
  }

  @Test("Stretches survive a reopened store, an open one too, and a refused save keeps them")
  func roundTrip() throws {
    let temporary = try TemporaryTree()
    let parked = Shift(
      id: .number(1),
      startedAt: .evening,
      parkedStretches: [
        ParkedStretch(id: .number(2), startedAt: .evening(60), endedAt: .evening(90)),
        ParkedStretch(id: .number(3), startedAt: .evening(120)),
      ]
    )
    try temporary.save(.shift(parked))
    #expect(try temporary.tree.unfinishedShifts().records == [parked])
    try temporary.expectRefusal(of: Change(saved: [.shift(Shift(id: .number(1), startedAt: .evening))]))
    #expect(try temporary.tree.unfinishedShifts().records == [parked])
  }

  @Test("A deleted shift takes its parked stretches and its route with it")
  func cascade() throws {
    let stored = StoredVersion(number: 16)
    let (temporary, evening) = (try stored.copy(), try stored.shift(StoredVersion.evening))
    #expect(evening.parkedStretches.count == 1)
    let before = temporary.files
    #expect(try temporary.deleting(evening) == before.filter { !$0.key.contains("5a1d0c3e") })
    #expect(!temporary.holds("parked"))
  }
}
