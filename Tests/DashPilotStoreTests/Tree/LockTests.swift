import DashPilotCore
@testable import DashPilotStore
import Foundation
import Synchronization
import TestSupport
import Testing

/// The lock of a tree: one writer, or many readers, and a refusal that says who holds it (`design.md`, writing).
@Suite("Lock")
struct LockTests {
  let temporary: TemporaryTree
  private let process = ProcessInfo.processInfo.processIdentifier

  init() throws {
    temporary = try TemporaryTree()
  }

  @Test("While one writes, a writer and a reader are refused, and the writer's process is named")
  func exclusive() throws {
    try temporary.store().writing { _ in
      #expect(throws: StorageFailure.locked(by: process)) { try temporary.impatient.writing { _ in } }
      #expect(throws: StorageFailure.locked(by: process)) { try temporary.impatient.reading { _ in } }
    }
    #expect(throws: Never.self) { try temporary.store().writing { _ in } }
  }

  @Test("Readers read together, and a writer beside them is refused")
  func shared() throws {
    try temporary.store().reading { _ in
      #expect(throws: Never.self) { try temporary.store().reading { _ in } }
      #expect(throws: StorageFailure.locked(by: nil)) { try temporary.impatient.writing { _ in } }
    }
    #expect(throws: Never.self) { try temporary.store().writing { _ in } }
  }

  @Test("The lock is let go when what was done under it fails")
  func released() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try temporary.store().writing { _ in throw Failure() } }
    #expect(throws: Failure.self) { try temporary.store().reading { _ in throw Failure() } }
    #expect(throws: Never.self) { try temporary.store().writing { _ in } }
    #expect(try temporary.text(at: ".dashpilot/lock").isEmpty)
  }

  @Test("A number that a dead process left is not named")
  func deadHolder() throws {
    try temporary.put("2147483646\n", at: ".dashpilot/lock")
    let handle = try #require(FileHandle(forUpdatingAtPath: "\(temporary.root)/.dashpilot/lock"))
    #expect(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: StorageFailure.locked(by: nil)) { try temporary.impatient.writing { _ in } }
    try handle.write(contentsOf: Data("nonsense\n".utf8))
    #expect(throws: StorageFailure.locked(by: nil)) { try temporary.impatient.reading { _ in } }
    try handle.close()
    #expect(throws: Never.self) { try temporary.store().writing { _ in } }
  }

  @Test("A tree that nobody may write to is read without a lock, and a write is refused")
  func readOnly() throws {
    try temporary.save(.shift(.full))
    for disk in [Disk.live().readOnly] {
      #expect(try temporary.store(disk).reading { try $0.newestFinishedShift().records } == [.full])
      #expect(throws: StorageFailure.disk(file: ".dashpilot/lock", .readOnly)) {
        try temporary.store(disk).writing { _ in }
      }
    }
    try FileManager.default.removeItem(atPath: "\(temporary.root)/.dashpilot")
    let disk = Disk.live().readOnly
    #expect(try temporary.store(disk).reading { try $0.newestFinishedShift().records } == [.full])
    #expect(throws: StorageFailure.disk(file: ".dashpilot", .readOnly)) { try temporary.store(disk).writing { _ in } }
  }

  @Test("Everything that two writers at once record is kept")
  func concurrentWriters() async throws {
    let temporary = temporary
    await withTaskGroup { group in
      for writer in 0..<2 {
        group.addTask {
          for number in 0..<10 {
            let shift = Shift(id: .number(UInt8(writer * 10 + number + 1)), startedAt: .evening, endedAt: .evening(60))
            let store = temporary.store(.live(lockPatienceMilliseconds: 60_000))
            try? store.writing { try $0.apply(Change(saved: [.shift(shift)])) }
          }
        }
      }
    }
    #expect(temporary.paths.count == 20)
  }
}
