import DashPilotCore
import DashPilotStore
import Foundation
import Synchronization
import TestSupport

@testable import dashpilot

/// A record folder of a test's own, with a clock that the test sets and identifiers that are the same each time.
final class TestTree: Sendable {
  let root: String
  private let clock = Mutex(Instant.evening)
  private let identifiers = Mutex<UInt64>(0)

  /// Begins a record folder in New York.
  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "dashpilot-test-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    _ = run("init --time-zone America/New_York --locale en_US")
  }

  /// Begins with what another one holds, and with the identifiers that it would give next.
  init(copying other: TestTree) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "dashpilot-test-\(UUID().uuidString)").path()
    try FileManager.default.copyItem(atPath: other.root, toPath: root)
    let given = other.identifiers.withLock { $0 }
    identifiers.withLock { $0 = given }
  }

  /// Begins as a version wrote its records: one of `Fixtures/Stores`.
  init(stored version: String) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "dashpilot-test-\(UUID().uuidString)").path()
    try FileManager.default.copyItem(atPath: Fixtures.url("Stores/\(version)").path(), toPath: root)
    try FileManager.default.removeItem(atPath: "\(root)/reads-as.json")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Runs a command line at so many seconds into the evening, on the real disk or on another.
  ///
  /// A process that another test starts may hold a lock for the moment before it becomes another program.
  @discardableResult
  func run(_ line: String, at seconds: Double = 0, on disk: Disk = .live()) -> Outcome {
    run(words: line.split(separator: " ").map(String.init), at: seconds, on: disk)
  }

  /// Runs a command whose words may hold spaces; at a terminal where each question is answered, if answers are given,
  /// and with its results going to one of so many columns, if a number is.
  @discardableResult
  func run(
    words: [String],
    at seconds: Double = 0,
    on disk: Disk = .live(),
    answering answer: (@Sendable (String) -> String?)? = nil,
    columns: Int? = nil,
    recording: Recording = .nowhere,
    git: Git = .missing
  ) -> Outcome {
    set(seconds)
    let world = world(disk, answering: answer, columns: columns, recording: recording, git: git)
    return DashPilot.run(words, in: world)
  }

  /// Sets the clock to so many seconds into the evening.
  func set(_ seconds: Double) { clock.withLock { $0 = .evening(seconds) } }

  /// Every file of the tree with its bytes, the lock and what is staged aside.
  var files: [String: Data] {
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    let pairs = names.filter { !$0.hasPrefix(".dashpilot") }.compactMap { name in
      FileManager.default.contents(atPath: "\(root)/\(name)").map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Does what the next command that records does first: finishes or discards a change that was cut short.
  func recover() throws { try RecordStore(root: root, disk: .unsynced).writing { _ in } }

  /// What a write has left beside the lock: staged files, or a journal.
  var leftovers: [String] {
    let workshop = FileManager.default.enumerator(atPath: "\(root)/.dashpilot")?.allObjects as? [String] ?? []
    return workshop.filter { $0 != "lock" && $0 != "staged" }
  }

  /// The tree, to read.
  var tree: RecordTree { RecordTree(root: root, disk: .live()) }

  /// The unfinished shift.
  func unfinished() throws -> Shift { try tree.unfinishedShifts().records.inProgress() }

  private func world(
    _ disk: Disk,
    answering answer: (@Sendable (String) -> String?)?,
    columns: Int?,
    recording: Recording,
    git: Git
  ) -> World {
    World(
      now: { self.clock.withLock { $0 } },
      freshIdentifier: { self.freshIdentifier() },
      variable: { _ in nil },
      workingFolder: root,
      timeZone: { "America/New_York" },
      locale: { "en_US" },
      disk: disk,
      open: World.pieces,
      terminal: Terminal(
        isInteractive: answer != nil,
        showsOutput: columns != nil,
        columns: columns ?? 80,
        ask: answer ?? { _ in nil },
        showProgress: { _ in }
      ),
      recording: recording,
      git: git
    )
  }

  private func freshIdentifier() -> UUID {
    let number = identifiers.withLock { number in
      number += 1
      return number
    }
    let low = withUnsafeBytes(of: number.bigEndian) { Array($0) }
    return NSUUID(uuidBytes: Array(low.suffix(4)) + [0, 0, 0x40, 0, 0x80, 0, 0, 0] + low.suffix(4)) as UUID
  }
}
