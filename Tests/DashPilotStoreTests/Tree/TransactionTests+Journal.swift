import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension TransactionTests {
  private var running: Shift { Shift(id: .number(1), startedAt: .evening) }
  private var ended: Shift { Shift(id: .number(1), startedAt: .evening, endedAt: .evening(60)) }

  /// A tree whose shift is being ended: the change is committed, and no step of it is done.
  private func committed() throws -> TemporaryTree {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(running))
    let name = "20250823T214600Z-01000000"
    try temporary.put(ShiftDocument.bytes(ended), at: ".dashpilot/staged/0")
    let journal = Journal(
      placements: [Journal.Placement(staged: ".dashpilot/staged/0", path: "shifts/2025/08/\(name).json")],
      removals: ["unfinished/\(name).json"]
    )
    #expect(Journal.read(journal.bytes) == journal)
    try temporary.put(journal.bytes, at: ".dashpilot/journal.json")
    return temporary
  }

  @Test("A committed change that was cut short is finished by the next reading")
  func finishedByReading() throws {
    let temporary = try committed()
    try temporary.store().reading { tree throws in
      #expect(try tree.newestFinishedShift().records == [ended])
      #expect(try tree.unfinishedShifts().records.isEmpty)
    }
    #expect(temporary.paths == ["shifts/2025/08/20250823T214600Z-01000000.json"])
  }

  @Test("A fault at any operation of the finishing leaves a change that the next one finishes")
  func finishingCutShort() throws {
    for operations in 0..<60 {
      let temporary = try committed()
      let disk = Disk.live().stopping(after: operations)
      _ = try? temporary.store(disk).reading { _ in }
      try temporary.store().writing { _ in }
      #expect(temporary.paths == ["shifts/2025/08/20250823T214600Z-01000000.json"], "after \(operations) operations")
      #expect(try temporary.tree.newestFinishedShift().records == [ended])
    }
  }

  @Test("A journal that appears while a reader waits for the lock is finished before anything is read")
  func journalDuringTheWait() throws {
    let (temporary, model) = (try TemporaryTree(), try committed())
    try temporary.save(.shift(running))
    let staged = try Data(contentsOf: URL(filePath: "\(model.root)/.dashpilot/staged/0"))
    let journal = try Data(contentsOf: URL(filePath: "\(model.root)/.dashpilot/journal.json"))
    let waited = Counter()
    let disk = Disk.live().observed { operation throws(DiskError) in
      guard operation.verb == .lock, waited.next() == 1 else { return }
      try? temporary.put(Array(staged), at: ".dashpilot/staged/0")
      try? temporary.put(Array(journal), at: ".dashpilot/journal.json")
    }
    try temporary.store(disk).reading { tree throws in
      #expect(try tree.unfinishedShifts().records.isEmpty)
      #expect(try tree.newestFinishedShift().records == [ended])
    }
  }

  @Test("Staged files without a journal are discarded")
  func discarded() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(running))
    let before = temporary.files
    try temporary.put("{", at: ".dashpilot/staged/0")
    try temporary.put("{", at: ".dashpilot/staged/journal")
    try temporary.store().writing { _ in }
    #expect(temporary.files == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(temporary.root)/.dashpilot/staged").isEmpty)
  }

  @Test("A journal that cannot be read refuses, and is left as it is")
  func unreadableJournal() throws {
    let temporary = try committed()
    try temporary.put("{\"placements\" : 1}", at: ".dashpilot/journal.json")
    let before = temporary.files
    #expect(throws: StorageFailure.self) { try temporary.store().writing { _ in } }
    #expect(throws: StorageFailure.self) { try temporary.store().reading { _ in } }
    #expect(temporary.files == before)
    #expect(try temporary.text(at: ".dashpilot/journal.json") == "{\"placements\" : 1}")
  }

  @Test("A change of nothing does nothing")
  func emptyChange() throws {
    let temporary = try TemporaryTree()
    let log = DiskLog()
    try temporary.store(log.disk(.live())).writing { session in
      let count = log.operations.count
      try session.apply(DashPilotCore.Change(saved: []))
      #expect(log.operations.count == count)
    }
  }

  @Test("One document is staged, put in place by one rename, and synced with its folder")
  func oneDocument() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(running))
    let log = DiskLog()
    let store = temporary.store(log.disk(.live()))
    try store.writing { try $0.apply(DashPilotCore.Change(saved: [.shift(running)])) }
    let writes = log.operations.filter { ![.kind, .list, .read, .lock].contains($0.verb) }
    #expect(
      writes.map { "\($0.verb.rawValue) \($0.path.dropFirst(temporary.root.count + 1))" } == [
        "write .dashpilot/staged/0", "rename unfinished/20250823T214600Z-01000000.json", "syncFolder unfinished",
      ]
    )
  }
}
