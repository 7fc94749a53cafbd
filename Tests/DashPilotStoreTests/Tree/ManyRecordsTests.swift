import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Many records read at once: on every core, with the answers that one core gives (`design.md`, the record tree).
@Suite("Many records")
struct ManyRecordsTests {
  let temporary: TemporaryTree

  init() throws {
    temporary = try TemporaryTree()
  }

  /// Each way to read: on one core, and on all.
  private var trees: [RecordTree] {
    [false, true].map { RecordTree(root: temporary.root, disk: .live(), usesAllCores: $0) }
  }

  /// Shifts a day apart, each an hour long, with a pause of five minutes at its beginning.
  private let shifts = (1...200).map { number in
    let start = Double(number) * 86_400
    let pause = Pause(id: .number(UInt8(number)), startedAt: .evening(start), endedAt: .evening(start + 300))
    return Shift(
      id: .number(UInt8(number)),
      startedAt: .evening(start),
      endedAt: .evening(start + 3600),
      pauses: [pause]
    )
  }

  /// A route of so many positions, a second and a ten thousandth of a degree apart, from the shift's start.
  private func route(of shift: Shift, positions count: Int) -> Route {
    let positions = (0..<count).map { index in
      Position(
        instant: Instant(milliseconds: shift.startedAt.milliseconds + Int64(index) * 1000),
        latitude: 40 + Double(index) / 10_000,
        longitude: -75,
        accuracy: 5
      )
    }
    return Route(
      shift: shift.id,
      sessions: [CaptureSession(id: .number(7), startedAt: shift.startedAt, positions: positions)]
    )
  }

  private func path(_ shift: Shift) -> String { TreePath.route(RecordName(shift.startedAt, shift.id)) }

  private func saveAll() throws {
    let expenses = shifts.map { shift in
      Expense(
        id: ExpenseID(shift.id.uuid),
        occurredAt: shift.startedAt,
        categoryWord: "fuel",
        amount: Money(40),
        note: nil
      )
    }
    try temporary.store().writing { session in
      try session.apply(Change(saved: shifts.map { .shift($0) } + expenses.map { .expense($0) }))
    }
  }

  @Test("Shifts and expenses come in their order, and damaged ones are named in theirs, on one core and on all")
  func documents() throws {
    try saveAll()
    let damaged = [150, 3, 77].map { TreePath.shift(RecordName(shifts[$0].startedAt, shifts[$0].id), isFinished: true) }
    for path in damaged { try temporary.put("{", at: path) }
    for tree in trees {
      let found = try tree.finishedShifts(from: shifts[0].startedAt, before: .evening(1e9))
      #expect(found.records == shifts.enumerated().filter { ![150, 3, 77].contains($0.offset) }.map(\.element))
      #expect(found.unreadable.map(\.file) == damaged.sorted())
      #expect(try tree.shiftsOfRecord().records == found.records)
      #expect(try tree.expenses().records.map(\.id.uuid) == shifts.map(\.id.uuid).reversed())
    }
  }

  @Test("Routes are measured in the order of the shifts, whatever that is, on one core and on all")
  func routes() throws {
    try saveAll()
    let recorded = shifts.prefix(60)
    for (index, shift) in recorded.enumerated() {
      try temporary.put(RouteDocument.bytes(route(of: shift, positions: index * 20)), at: path(shift))
    }
    let asked = (0..<shifts.count).map { shifts[$0 * 77 % shifts.count] }
    let answers = try trees.map { try $0.measuredRoutes(of: asked).map { try $0.get() } }
    #expect(answers[0] == answers[1])
    for (shift, measured) in zip(asked, answers[0]) {
      let positions = recorded.firstIndex(of: shift).map { $0 * 20 } ?? 0
      #expect(measured.measurement.usable == positions)
      #expect(abs(measured.measurement.metres - Double(max(0, positions - 1)) * 11.119508) < 0.01)
      #expect(measured.positionsInPauses == min(positions, 300))
      #expect(try measured == trees[0].measuredRoute(of: shift))
    }
  }

  @Test("A route that cannot be read hides no other: damaged, a link, a folder, or another shift's")
  func unreadableRoutes() throws {
    for shift in shifts.prefix(40) {
      try temporary.put(RouteDocument.bytes(route(of: shift, positions: 10)), at: path(shift))
    }
    try temporary.put("{\"format\":\"dashpilot.route\"", at: path(shifts[30]))
    try temporary.put(RouteDocument.bytes(route(of: shifts[2], positions: 10)), at: path(shifts[20]))
    for (index, makesLink) in [(25, true), (35, false)] {
      let path = "\(temporary.root)/\(path(shifts[index]))"
      try FileManager.default.removeItem(atPath: path)
      if makesLink {
        let target = "\(temporary.root)/\(self.path(shifts[0]))"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
    }
    let problems: [Int: DocumentProblem] = [
      20: .nameContradictsContent, 25: .notAFile, 30: .notJSON(.endsEarly), 35: .notAFile,
    ]
    for tree in trees {
      for (index, result) in try tree.measuredRoutes(of: shifts).enumerated() {
        switch result {
        case .success(let measured): #expect(measured.measurement.usable == (index < 40 ? 10 : 0))
        case .failure(let problem):
          #expect(problem.problem == problems[index])
          #expect(problem.file == path(shifts[index]))
        }
      }
      #expect(try tree.measuredRoutes(of: shifts).count { (try? $0.get()) == nil } == problems.count)
    }
  }

  @Test("A torn last line is left out and said")
  func tornLine() throws {
    let bytes = RouteDocument.bytes(route(of: shifts[0], positions: 10)) + Array("[10,40.0".utf8)
    try temporary.put(bytes, at: path(shifts[0]))
    let measured = try temporary.tree.measuredRoute(of: shifts[0])
    #expect(measured.measurement.usable == 10)
    #expect(measured.tornLine == 13)
    #expect(try measured.notices == temporary.tree.route(of: shifts[0]).notices)
    #expect(measured.notices.count == 1)
  }

  @Test("A failure that is the disk's and no record's is thrown, the first in order on every core")
  func diskFailure() throws {
    try saveAll()
    for usesAllCores in [false, true] {
      let disk = Disk.live().observed { operation throws(DiskError) in
        guard operation.verb == .read, operation.path.contains("/09/") else { return }
        throw DiskError(path: operation.path, fault: .tooManyOpenFiles)
      }
      let tree = RecordTree(root: temporary.root, disk: disk, usesAllCores: usesAllCores)
      let first = shifts.map { TreePath.shift(RecordName($0.startedAt, $0.id), isFinished: true) }
        .first { $0.contains("/09/") }
      #expect(throws: StorageFailure.disk(file: first ?? "", .tooManyOpenFiles)) {
        try tree.finishedShifts(from: .evening, before: .evening(1e9))
      }
    }
  }
}
