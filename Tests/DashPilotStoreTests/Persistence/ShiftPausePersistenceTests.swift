import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Shift pause persistence")
struct ShiftPausePersistenceTests {
  private let paused = Shift(
    id: .number(1),
    startedAt: .evening,
    pauses: [
      Pause(id: .number(2), startedAt: .evening(600), endedAt: .evening(900)),
      Pause(id: .number(3), startedAt: .evening(1200)),
    ]
  )

  @Test("Up to version 8 every shift worked as long as it lasted, and a quiet hour is no break", arguments: 1...8)
  func version8(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    #expect(shifts.map(\.pauses) == [[], [], []])
    let times = try shifts.map { try temporary.tree.metrics(of: $0).times }
    #expect(times.map(\.elapsed) == [.seconds(7200), .seconds(12_600), .seconds(3600)])
    #expect(times.map(\.working) == times.map(\.elapsed))
    #expect(!temporary.holds("pauses"))
  }

  @Test("A step to version 9 adds no pause to the evening whose route is silent for an hour")
  func quietHour() throws {
    let bytes = try StoredVersion(number: 8).documents["shifts/2024/05/20240517T213000Z-5a1d0c3e.json"] ?? []
    let older = try JSONReader.read(bytes)
    let newer = Migration.toVersion9(MigratedDocument(document: older)).document
    #expect(newer == older.replacing("formatVersion", with: .integer(9)))
    #expect(newer["pauses"] == nil)
  }

  @Test("Pauses are rows of their shift; no flag says that it is paused")
  func shape() throws {
    let pauses = try #require(DocumentShape.shift.fields.first { $0.key.name.description == "pauses" })
    guard case .rows = pauses.content else { throw UnexpectedShape() }
    #expect(pauses.versions.lowerBound == 9)
    for key in ["isPaused", "paused", "pausedAt", "state"] {
      #expect(StoredVersion(number: 16).problem(addingToShift: "\"\(key)\" : true,\n") == .unknownKey(key))
    }
    #expect(StoredVersion(number: 8).problem(addingToShift: "\"pauses\" : [],\n") == .unknownKey("pauses"))
  }

  private struct UnexpectedShape: Error {}

  @Test("There are sixteen versions and fifteen steps")
  func counts() {
    #expect(RecordTree.formatVersion == 16)
    #expect(Migration.steps.count == 15)
    #expect(StoredVersion.all.count == 16)
  }

  @Test("A paused shift is recovered from a reopened store by what finds any unfinished one")
  func recovered() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(paused))
    let found = try temporary.tree.unfinishedShifts().records
    #expect(found == [paused])
    #expect(found.first?.state == .paused)
    try temporary.expectRefusal(of: Change(saved: [.shift(paused.differing(inPauses: []))]))
    #expect(try temporary.tree.unfinishedShifts().records == [paused])
  }

  @Test("A deleted shift takes its pauses with it")
  func cascade() throws {
    let temporary = try TemporaryTree()
    let ended = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(3600), pauses: [paused.pauses[0]])
    try temporary.save(.shift(ended))
    #expect(temporary.holds("pauses"))
    #expect(try temporary.deleting(ended).filter { $0.key.hasSuffix(".json") }.isEmpty)
  }
}
