import Foundation
import TestSupport
import Testing

@testable import DashPilotCore
@testable import DashPilotStore

@Suite("Appending to a route")
struct AppendingTests {
  private let temporary: TemporaryTree
  private let shift = Shift(id: .number(1), startedAt: .evening)

  init() throws {
    temporary = try TemporaryTree()
    try temporary.save(.shift(shift))
  }

  private var path: String { TreePath.route(RecordName(shift.startedAt, shift.id)) }

  /// Positions at whole seconds of the evening, one a second.
  private func batch(_ session: UInt8, opens: Bool, from: Int, _ seconds: ClosedRange<Int>) -> CaptureBatch {
    CaptureBatch(
      shift: shift.id,
      session: .number(session),
      opensSession: opens,
      from: .evening(Double(from)),
      positions: seconds.map { second in
        Position(instant: .evening(Double(second)), latitude: 40 + Double(second) / 10_000, longitude: -75, accuracy: 8)
      }
    )
  }

  private func append(_ batch: CaptureBatch, on disk: Disk = .live()) throws {
    try temporary.store(disk).writing { session in try session.append(batch, to: shift) }
  }

  private var route: Route { get throws { try temporary.tree.route(of: shift).route } }

  @Test("Batches make the same bytes as the whole route written at once")
  func sameBytes() throws {
    try append(batch(2, opens: true, from: 0, 0...9))
    try append(batch(2, opens: false, from: 0, 10...14))
    try append(batch(3, opens: true, from: 60, 60...62))
    let appended = try temporary.text(at: path)
    #expect(try appended == String(decoding: RouteDocument.bytes(route), as: UTF8.self))
    #expect(try route.sessions.map(\.positions.count) == [15, 3])
  }

  @Test("Only the batch is written to a route that is there, in one synced operation")
  func oneOperation() throws {
    try append(batch(2, opens: true, from: 0, 0...9))
    let operations = Counted()
    try append(
      batch(2, opens: false, from: 0, 10...19),
      on: Disk.live().observed { operation throws(DiskError) in operations.note(operation) }
    )
    let changes = operations.all.filter(\.changesDisk)
    #expect(changes.map(\.verb) == [.append])
  }

  @Test("A torn last line is cut, and a whole one without its end is kept", arguments: ["[12,40.0", "[12,40.5,-75,8]"])
  func torn(tail: String) throws {
    try append(batch(2, opens: true, from: 0, 0...9))
    try temporary.put(try temporary.text(at: path) + tail, at: path)
    try append(batch(2, opens: false, from: 0, 20...24))
    let reading = try temporary.tree.route(of: shift)
    #expect(reading.tornLine == nil)
    #expect(reading.route.positionCount == (tail.hasSuffix("]") ? 16 : 15))
    #expect(try temporary.text(at: path).hasSuffix("]\n"))
  }

  @Test("A session that another process put behind takes no position of the one that goes on")
  func anotherSession() throws {
    try append(batch(2, opens: true, from: 0, 0...9))
    let imported = CaptureSession(
      id: .number(9),
      startedAt: .evening(30),
      positions: batch(9, opens: true, from: 30, 30...35).positions
    )
    try temporary.save(.route(Route(shift: shift.id, sessions: try route.sessions + [imported]), of: shift))
    try append(batch(2, opens: false, from: 0, 10...19))
    #expect(try route.sessions.map { $0.positions.count } == [20, 6])
    try append(batch(4, opens: true, from: 20, 20...22))
    #expect(try route.sessions.map(\.id) == [.number(2), .number(4), .number(9)])
  }

  @Test("A disk that is full leaves the route as it was; one that stops leaves at most a torn line")
  func faults() throws {
    try append(batch(2, opens: true, from: 0, 0...9))
    let before = try temporary.text(at: path)
    #expect(throws: StorageFailure.self) {
      try append(batch(2, opens: false, from: 0, 10...19), on: Disk.live().refusingChanges(after: 0))
    }
    #expect(try temporary.text(at: path) == before)
    for count in 0..<30 {
      try temporary.put(before, at: path)
      _ = try? append(batch(2, opens: false, from: 0, 10...19), on: Disk.live().stopping(after: count))
      let left = try temporary.tree.route(of: shift).route.sessions.flatMap(\.positions)
      let whole = batch(2, opens: false, from: 0, 0...19).positions
      #expect(left.count >= 10 && left == Array(whole.prefix(left.count)))
    }
  }

  @Test("One process records at a time, and the other is told")
  func oneRecorder() throws {
    let store = temporary.store(.live(lockPatienceMilliseconds: 1))
    try store.holdingRecording {
      #expect(throws: RecordingRefusal.self) { try store.holdingRecording {} }
    }
    try store.holdingRecording {}
  }
}

/// The operations that a disk was asked for.
private final class Counted: @unchecked Sendable {
  private(set) var all: [DiskOperation] = []

  func note(_ operation: DiskOperation) { all.append(operation) }
}
