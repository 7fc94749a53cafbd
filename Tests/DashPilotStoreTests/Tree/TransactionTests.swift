import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// A write is done whole or not at all, whatever the disk does and wherever the process dies (`design.md`, writing).
@Suite("Transaction")
struct TransactionTests {
  /// A change to a tree that holds some records already.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [Record]
    let saved: [Record]
  }

  /// A disk that goes wrong after so many operations.
  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let disk: @Sendable (Int) -> Disk
  }

  private static let running = Shift(id: .number(1), startedAt: .evening)
  private static let ended = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(60))
  private static let place = PickupPlace(id: .number(40), displayName: "Bella's", createdAt: .evening)

  static let changes: [Change] = [
    Change(testDescription: "a first document", before: [], saved: [.shift(running)]),
    Change(testDescription: "one document", before: [.shift(running)], saved: [.shift(paused)]),
    Change(testDescription: "an end, which moves its document", before: [.shift(running)], saved: [.shift(ended)]),
    Change(
      testDescription: "several documents, some of them new",
      before: [.shift(running), .place(place)],
      saved: [
        .shift(ended), .place(PickupPlace(id: .number(40), displayName: "Bella", createdAt: .evening)),
        .place(PickupPlace(id: .number(41), displayName: "Süd", createdAt: .evening)),
        .route(Route(shift: .number(1), sessions: []), of: ended),
      ]
    ),
  ]

  private static let paused = Shift(
    id: .number(1),
    startedAt: .evening,
    pauses: [Pause(id: .number(2), startedAt: .evening(30))]
  )

  private static let live = Disk.live()
  static let troubles: [Trouble] = [
    Trouble(testDescription: "a full disk") { live.failing(after: $0, with: .noSpace) },
    Trouble(testDescription: "one operation that fails") { live.failingOnce(after: $0, with: .failed(code: 5)) },
    Trouble(testDescription: "a process that is killed") { live.stopping(after: $0) },
  ]

  @Test(
    "After a fault at any operation, recovery leaves the records before or after, byte for byte, and nothing else",
    arguments: changes,
    troubles
  )
  func everyOperation(change: Change, trouble: Trouble) throws {
    let whole = try tree(of: change)
    let before = whole.files
    try apply(change, whole.store())
    let after = whole.files
    #expect(before != after)
    var (operations, seen) = (0, Set<Bool>())
    while true {
      let temporary = try tree(of: change)
      let failure = failure(of: change, temporary.store(trouble.disk(operations)))
      try read(temporary, between: before, and: after)
      try temporary.store().writing { _ in }
      #expect(temporary.files == before || temporary.files == after, "after \(operations) operations")
      #expect(temporary.files == (isSaidUnchanged(failure) ? before : after), "after \(operations) operations")
      #expect(try leftovers(temporary).isEmpty, "after \(operations) operations")
      seen.insert(temporary.files == after)
      guard failure != nil else { break }
      operations += 1
    }
    #expect(seen == [false, true] && operations > 5)
  }

  private func tree(of change: Change) throws -> TemporaryTree {
    let temporary = try TemporaryTree()
    try temporary.store().writing { try $0.apply(DashPilotCore.Change(saved: change.before)) }
    return temporary
  }

  private func apply(_ change: Change, _ store: RecordStore) throws {
    try store.writing { try $0.apply(DashPilotCore.Change(saved: change.saved)) }
  }

  private func failure(of change: Change, _ store: RecordStore) -> (any Error)? {
    do {
      try apply(change, store)
      return nil
    } catch { return error }
  }

  /// Whether the writer was told that nothing was changed.
  private func isSaidUnchanged(_ failure: (any Error)?) -> Bool {
    if case .unsettled = failure as? StorageFailure { return false }
    return failure != nil
  }

  /// Checks that the next reading sees the records before or after, and never something between.
  private func read(_ temporary: TemporaryTree, between before: [String: [UInt8]], and after: [String: [UInt8]]) throws
  {
    try temporary.store().reading { tree throws in
      #expect(temporary.files == before || temporary.files == after)
      let shifts = try tree.unfinishedShifts().records + tree.newestFinishedShift().records
      #expect(shifts.count <= 1)
    }
  }

  private func leftovers(_ temporary: TemporaryTree) throws -> [String] {
    let staged = try? FileManager.default.contentsOfDirectory(atPath: "\(temporary.root)/.dashpilot/staged")
    let workshop = try FileManager.default.contentsOfDirectory(atPath: "\(temporary.root)/.dashpilot")
    return (staged ?? []) + workshop.filter { !["lock", "staged"].contains($0) }
  }
}
