import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// All older documents at once: each record whole or not at all, whatever the disk does (`design.md`, the record tree).
@Suite("Migrating a tree")
struct MigratingTests {
  private func migrate(_ store: RecordStore) throws {
    try store.writing { session in try session.migrate(try session.tree.formatSurvey().older) }
  }

  /// A tree of one shift of version 9 with its positions, one place of version 9, and settings.
  private func small() throws -> TemporaryTree {
    let (temporary, stored) = (try TemporaryTree(), try StoredVersion(number: 9).documents)
    for (path, bytes) in stored where !path.hasPrefix("shifts/") && !path.hasPrefix("expenses/") {
      try temporary.put(bytes, at: path)
    }
    return temporary
  }

  /// Each record's files in a tree: those of the shift go together.
  private func records(_ files: [String: [UInt8]]) -> [String: [String: [UInt8]]] {
    files.filter { $0.key.contains(".json") }.reduce(into: [:]) { records, file in
      records[file.key.contains("e2b85d60") ? "shift" : file.key, default: [:]][file.key] = file.value
    }
  }

  @Test("After a fault at any operation, recovery leaves each record before or after, byte for byte")
  func everyOperation() throws {
    let live = Disk.live()
    let troubles: [@Sendable (Int) -> Disk] = [
      { live.failing(after: $0, with: .noSpace) }, { live.failingOnce(after: $0, with: .failed(code: 5)) },
      { live.refusingChanges(after: $0) }, { live.stopping(after: $0) },
    ]
    let whole = try small()
    let before = records(whole.files)
    let log = DiskLog()
    try migrate(whole.store(log.disk(live)))
    let after = records(whole.files)
    #expect(before["shift"]?.count == 1 && after["shift"]?.count == 2)
    for trouble in troubles {
      var states = Set<Int>()
      for operations in 0...log.operations.count {
        let temporary = try small()
        try? migrate(temporary.store(trouble(operations)))
        try temporary.store().writing { _ in }
        let found = records(temporary.files)
        #expect(found.keys == before.keys)
        for (record, files) in found {
          #expect(files == before[record] || files == after[record], "\(record) after \(operations)")
        }
        states.insert(found.count { $0.value == after[$0.key] })
        try migrate(temporary.store())
        #expect(records(temporary.files) == after, "after \(operations) operations")
      }
      #expect(states == [0, 1, 2, 3, 4])
    }
  }

  @Test("What is done is told before each document, by how many are done")
  func told() throws {
    let (temporary, told) = (try small(), Counter())
    try temporary.store().writing { session in
      let older = try session.tree.formatSurvey().older
      try session.migrate(older) { done in
        #expect(told.next() == done + 1)
        #expect((try? session.tree.formatSurvey().older.count) == older.count - done)
      }
    }
    #expect(told.next() == 5)
  }

  @Test("A disk that fails on the way says how many documents are done, and that the others are as they were")
  func partly() throws {
    let temporary = try small()
    let disk = Disk.live().observed { operation throws(DiskError) in
      guard operation.verb == .rename, operation.path.contains("/places/") else { return }
      throw DiskError(path: operation.path, fault: .noSpace)
    }
    let place = "places/6ff27da8-1c5d-4e90-b3a7-0d8e5f2c4b91.json"
    #expect(throws: StorageFailure.partlyMigrated(1, of: 4, file: place, .noSpace)) {
      try migrate(temporary.store(disk))
    }
    #expect(try temporary.tree.formatSurvey().older.map(\.version) == [9, 9, 9])
    let fresh = try small()
    try fresh.store().writing { _ in }
    #expect(throws: StorageFailure.disk(file: "dashpilot.json", .noSpace)) {
      try migrate(fresh.store(.live().refusingChanges(after: 2)))
    }
    #expect(try fresh.tree.formatSurvey().older.count == 4)
  }

  @Test("Newer and damaged documents are named and left alone, and the others are written")
  func unreadable() throws {
    let temporary = try StoredVersion(number: 9).copy()
    let (newer, damaged) = ("dashpilot.json", "unfinished/20240601T210000Z-e2b85d60.json")
    try temporary.put(
      try temporary.text(at: newer).replacing("\"formatVersion\" : 9", with: "\"formatVersion\" : 40"),
      at: newer
    )
    try temporary.put("{", at: damaged)
    let before = temporary.files
    let survey = try temporary.tree.formatSurvey()
    #expect(survey.unreadable.map(\.file) == [newer, damaged])
    #expect(survey.unreadable.map(\.problem) == [.newerVersion(found: "40", ours: 16), .notJSON(.endsEarly)])
    try migrate(temporary.store())
    for path in [newer, damaged] { #expect(temporary.files[path] == before[path]) }
    #expect(try temporary.tree.formatSurvey() == FormatSurvey(older: [], unreadable: survey.unreadable))
  }

  @Test("Routes of the versions 10 to 15 are older documents too, also where nothing else is")
  func routes() throws {
    for number in 10...15 {
      let temporary = try StoredVersion(number: 16).copy()
      let path = "routes/2024/05/20240517T213000Z-5a1d0c3e.jsonl"
      let current = try temporary.text(at: path)
      try temporary.put(current.replacing("\"formatVersion\":16", with: "\"formatVersion\":\(number)"), at: path)
      #expect(try temporary.tree.formatSurvey().older.map(\.file) == [path])
      try migrate(temporary.store())
      #expect(try temporary.text(at: path) == current)
    }
  }

  @Test("The torn last line of an older route is said, and is not written again")
  func torn() throws {
    let temporary = try StoredVersion(number: 12).copy()
    let path = "routes/2024/05/20240516T150000Z-0c7e44f1.jsonl"
    try temporary.put(try temporary.text(at: path) + "[180,38.3", at: path)
    let notices = try temporary.tree.formatSurvey().older.flatMap(\.notices)
    let sentence = "Line 6 of \(path) was cut short while it was written, so its position is left out."
    #expect(notices.map(\.visible) == [sentence])
    try migrate(temporary.store())
    #expect(temporary.files[path] == (try StoredVersion(number: 16).documents[path]))
  }

  @Test("A finished shift that was left among the unfinished ones is written where it stands")
  func leftBehind() throws {
    let temporary = try StoredVersion(number: 9).copy()
    let name = "20240517T213000Z-5a1d0c3e.json"
    let text = try temporary.text(at: "shifts/2024/05/\(name)")
    try temporary.put(text, at: "unfinished/\(name)")
    try FileManager.default.removeItem(atPath: "\(temporary.root)/shifts/2024/05/\(name)")
    try migrate(temporary.store())
    #expect(temporary.files["unfinished/\(name)"] != nil && temporary.files["shifts/2024/05/\(name)"] == nil)
    #expect(try temporary.tree.readsAs() == StoredVersion(number: 9).tree.readsAs())
  }
}
