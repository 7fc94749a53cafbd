import DashPilotCore
import Foundation
import TestSupport
import Testing

@testable import DashPilotStore

/// The files of invented records, and how a fresh tree is filled with many of them.
@Suite("Scenarios and long histories in files")
struct ScenarioFilesTests {
  private let anchor = ScenarioAnchor(
    now: Instant(milliseconds: 1_789_588_800_000),
    timeZone: Writing.newYork.timeZone,
    locale: "en_US"
  )

  private var settings: Settings { Settings(timeZone: "America/New_York", firstWeekday: .monday, locale: "en_US") }

  @Test("Each document reads as what was written, and is written again as it was", arguments: Scenario.allCases)
  func documents(_ scenario: Scenario) throws {
    let temporary = try TemporaryTree()
    let change = try scenario.change(from: anchor)
    #expect(try temporary.store().begin(with: change).isEmpty)
    let before = temporary.files
    #expect(before.count == change.saved.count + KeptFile.allCases.count)
    let read = try records(of: temporary.tree)
    #expect(read == Set(change.saved))
    try temporary.store().writing { try $0.apply(Change(saved: Array(read))) }
    #expect(temporary.files == before)
  }

  /// Every record that can be read from a tree.
  private func records(of tree: RecordTree) throws -> Set<Record> {
    let shifts = try tree.everyShift().records
    let routes = try shifts.map { shift in Record.route(try tree.route(of: shift).route, of: shift) }
    let measured = routes.filter { record in
      guard case .route(let route, _) = record else { return false }
      return !route.sessions.isEmpty
    }
    let rest = [Record.settings(try tree.settings())] + (try tree.places().records.map(Record.place))
    let expenses = try tree.expenses(from: .evening(-4e9), before: .evening(4e9)).records.map(Record.expense)
    return Set(shifts.map(Record.shift) + measured + rest + expenses)
  }

  @Test("A scenario is written whole or not at all, wherever the disk fails")
  func whole() throws {
    let change = try Scenario.history.change(from: anchor)
    for count in 0..<12 {
      let temporary = try TemporaryTree()
      #expect(throws: StorageFailure.self) {
        try temporary.store(.live().refusingChanges(after: count)).begin(with: change)
      }
      #expect(temporary.files.isEmpty)
    }
  }

  @Test("A filled tree reads as what was written, and its settings are written last, after everything is sure")
  func filled() throws {
    let temporary = try TemporaryTree()
    let history = LongHistory(years: 1, recordsRoutes: true, anchor: anchor)
    let month = try #require(history.months.first)
    let change = try history.change(in: month)
    let log = DiskLog()
    let kept = try temporary.store(log.disk(.live())).fill(with: history.settings) { session in
      try session.write(history.beginning.saved)
      try session.write(change.saved)
    }
    #expect(kept.isEmpty)
    let expected = change.saved + history.beginning.saved + [.settings(history.settings)]
    #expect(try records(of: temporary.tree) == Set(expected))
    let changing = log.operations.filter(\.changesDisk)
    let sure = try #require(changing.firstIndex { $0.verb == .syncAll })
    #expect(changing[..<sure].allSatisfy { $0.verb != .write && !$0.path.hasSuffix(TreePath.settings) })
    #expect(changing[sure...].contains { $0.verb == .rename && $0.path.hasSuffix(TreePath.settings) })
  }

  @Test("A tree that holds anything is not filled, and stays as it is", arguments: TreePath.records)
  func occupied(_ name: String) throws {
    let temporary = try TemporaryTree()
    try temporary.put("x", at: name == TreePath.settings ? name : "\(name)/x")
    let before = temporary.files
    #expect(try temporary.store().holdsRecords())
    #expect(throws: StorageFailure.disk(file: name, .exists)) {
      try temporary.store().fill(with: settings) { _ in }
    }
    #expect(temporary.files == before)
  }

  @Test("A fill that fails leaves no settings, writes over nothing, and says that it is there in part")
  func cutShort() throws {
    let change = try Scenario.history.change(from: anchor)
    let records = change.saved.dropFirst()
    for count in 2..<12 {
      let temporary = try TemporaryTree()
      let disk = Disk.live().refusingChanges(after: count)
      let failure = #expect(throws: StorageFailure.self) {
        try temporary.store(disk).fill(with: settings) { try $0.write(Array(records)) }
      }
      if case .unfilled? = failure {} else { Issue.record("\(String(describing: failure))") }
      #expect(temporary.files[TreePath.settings] == nil)
    }
    let temporary = try TemporaryTree()
    #expect(throws: StorageFailure.self) {
      try temporary.store().fill(with: settings) { session in
        try session.write(Array(records))
        try session.write(Array(records))
      }
    }
  }

  @Test("A fill holds the lock, so that nobody reads or writes meanwhile")
  func locked() throws {
    let temporary = try TemporaryTree()
    _ = try temporary.store().fill(with: settings) { _ in
      #expect(throws: StorageFailure.self) { try temporary.impatient.reading { _ in } }
    }
    #expect(try temporary.tree.settings() == settings)
  }
}
