import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension RecordTreeTests {
  private func unreadable(_ path: String, _ problem: DocumentProblem) -> UnreadableRecord {
    UnreadableRecord(file: path, line: nil, problem: problem)
  }

  private var everything: ReadRecords<Shift> {
    get throws { try temporary.tree.finishedShifts(from: .evening(-1e9), before: .evening(1e9)) }
  }

  @Test("One unreadable record hides no other, and is left alone")
  func oneUnreadable() throws {
    try temporary.save(.shift(shift(1, end: 60)), .shift(shift(2, at: 100, end: 160)), .shift(shift(3, at: 200)))
    try temporary.put("{\n<<<<<<< HEAD\n", at: "shifts/2025/08/\(name).json")
    let before = temporary.files
    let found = try everything
    #expect(found.records.map(\.id) == [.number(2)])
    let expected = UnreadableRecord(file: "shifts/2025/08/\(name).json", line: 2, problem: .notJSON(.conflictMarker))
    #expect(found.unreadable == [expected])
    try temporary.save(.shift(shift(2, at: 100, end: 170)))
    #expect(temporary.files["shifts/2025/08/\(name).json"] == before["shifts/2025/08/\(name).json"])
  }

  @Test("A name or a folder that contradicts the content is unreadable")
  func misnamed() throws {
    let paths = [
      "shifts/2025/08/20250823T214601Z-01000000.json", "shifts/2025/08/20250823T214600Z-02000000.json",
      "shifts/2025/08/20250823T214600Z-01000000-0000-4000-8000-000000000002.json", "shifts/2025/07/\(name).json",
      "unfinished/20250823T214602Z-01000000.json",
    ]
    for path in paths {
      let temporary = try TemporaryTree()
      try temporary.put(shift(1, end: 60), at: path)
      let found = try temporary.tree.finishedShifts(from: .evening(-1e9), before: .evening(1e9))
      #expect(found.records.isEmpty)
      #expect(found.unreadable == [unreadable(path, .nameContradictsContent)])
    }
  }

  @Test("Files that have no record's name are left alone")
  func otherFiles() throws {
    try temporary.save(.shift(shift(1, end: 60)))
    let others = [
      "shifts/2025/08/notes.json", "shifts/2025/08/\(name).txt", "shifts/2025/08/\(name).json~",
      "shifts/2025/08/.DS_Store",
      "shifts/notes/\(name).json", "shifts/2025/8/\(name).json", "shifts/2025/13/\(name).json",
      "shifts/20250/08/\(name).json",
    ]
    for path in others { try temporary.put("x", at: path) }
    #expect(try everything.records == [shift(1, end: 60)])
    #expect(try everything.unreadable.isEmpty)
  }

  @Test("A link or a folder in place of a file is unreadable, wherever the link leads")
  func notAFile() throws {
    try temporary.put(shift(1, end: 60), at: "elsewhere.json")
    let path = "shifts/2025/08/\(name).json"
    try FileManager.default.createDirectory(
      atPath: "\(temporary.root)/shifts/2025/08",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.root)/\(path)",
      withDestinationPath: "\(temporary.root)/elsewhere.json"
    )
    #expect(try everything.unreadable == [unreadable(path, .notAFile)])
    try FileManager.default.removeItem(atPath: "\(temporary.root)/\(path)")
    try FileManager.default.createDirectory(atPath: "\(temporary.root)/\(path)", withIntermediateDirectories: false)
    #expect(try everything.unreadable == [unreadable(path, .notAFile)])
  }

  @Test("A pipe in place of a file is unreadable, and nobody waits for what it may say")
  func pipe() throws {
    let path = "shifts/2025/08/\(name).json"
    try FileManager.default.createDirectory(
      atPath: "\(temporary.root)/shifts/2025/08",
      withIntermediateDirectories: true
    )
    #expect(mkfifo("\(temporary.root)/\(path)", 0o644) == 0)
    #expect(try everything.unreadable == [unreadable(path, .notAFile)])
  }

  @Test("Of two documents with one identifier the one among the finished shifts is read, else the first in order")
  func duplicates() throws {
    let (first, second) = (shift(1, at: 0, end: 60), shift(1, at: 3_000_000, end: 3_000_060))
    let paths = [first, second].map { TreePath.shift(RecordName($0.startedAt, $0.id), isFinished: true) }
    try temporary.put(first, at: paths[0])
    try temporary.put(second, at: paths[1])
    let twice = DocumentProblem.standsTwice(in: paths[0])
    #expect(try everything.records == [first])
    #expect(try everything.unreadable == [unreadable(paths[1], twice)])
    try temporary.put(shift(1, at: 0), at: "unfinished/\(name).json")
    #expect(try temporary.tree.unfinishedShifts().records.isEmpty)
    #expect(try temporary.tree.unfinishedShifts().unreadable == [unreadable("unfinished/\(name).json", twice)])
    #expect(try everything.records == [first])
    try temporary.save(.shift(shift(1, at: 0, end: 90)))
    #expect(temporary.paths == [paths[0], paths[1], "unfinished/\(name).json"].sorted())
  }

  @Test("A finished shift among the unfinished ones is read as finished, and one without an end in history as nothing")
  func misplaced() throws {
    try temporary.put(shift(1, end: 60), at: "unfinished/\(name).json")
    try temporary.put(shift(2, at: 100), at: "shifts/2025/08/20250823T214740Z-02000000.json")
    #expect(try everything.records == [shift(1, end: 60)])
    #expect(try everything.unreadable.isEmpty)
    #expect(try temporary.tree.newestFinishedShift().records == [shift(1, end: 60)])
    try temporary.save(.shift(shift(1, end: 90)))
    #expect(
      temporary.paths.contains("shifts/2025/08/\(name).json") && !temporary.paths.contains("unfinished/\(name).json")
    )
  }

  @Test("A route that belongs to a shift which its name denies is unreadable, not empty")
  func routeOfAnother() throws {
    try temporary.put(RouteDocument.bytes(Route(shift: .number(2), sessions: [])), at: "routes/2025/08/\(name).jsonl")
    #expect(
      throws: UnreadableRecord(
        file: "routes/2025/08/\(name).jsonl",
        line: 1,
        path: "shift",
        problem: .nameContradictsContent
      )
    ) { try temporary.tree.route(of: shift(1)) }
  }

  @Test("A place under another's name is unreadable")
  func misnamedPlace() throws {
    let place = PickupPlace(id: .number(2), displayName: "Bella's", createdAt: .evening)
    try temporary.put(PlaceDocument.bytes(place), at: TreePath.place(.number(1)))
    #expect(throws: unreadable(TreePath.place(.number(1)), .nameContradictsContent)) {
      try temporary.tree.place(.number(1))
    }
  }

  @Test("A file that may not be opened is unreadable, and too many open files are a failure")
  func diskFaults() throws {
    try temporary.save(.shift(shift(1, end: 60)))
    let refusing = { (fault: DiskFault) in
      temporary.store(
        Disk.live().observed { operation throws(DiskError) in
          if operation.verb == .read { throw DiskError(path: operation.path, fault: fault) }
        }
      )
    }
    let path = "shifts/2025/08/\(name).json"
    #expect(
      try refusing(.noPermission).tree.newestFinishedShift().unreadable == [unreadable(path, .disk(.noPermission))]
    )
    #expect(throws: StorageFailure.disk(file: path, .tooManyOpenFiles)) {
      try refusing(.tooManyOpenFiles).tree.newestFinishedShift()
    }
  }
}
