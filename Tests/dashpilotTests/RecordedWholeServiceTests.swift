import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Recorded whole")
struct RecordedWholeServiceTests {
  @Test("It is one document among the finished ones, in one write, with nothing in it and no default copied")
  func oneWrite() throws {
    let tree = try TestTree()
    for line in ["vehicle add Bee 28.5", "settings gas-price 3.50"] { tree.run(line) }
    let before = tree.files
    let log = DiskLog()
    let disk = log.disk(.live())
    #expect(tree.run("record 2025-08-22T10:00-04:00 11:00", on: disk).exitCode == .done)
    #expect(log.operations.filter { $0.verb == .rename }.count == 1)
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift == Shift(id: shift.id, startedAt: .evening(-114_360), endedAt: .evening(-110_760)))
    #expect(tree.files.count == before.count + 1)
    #expect(tree.files.keys.contains { $0.hasPrefix("shifts/2025/08/20250822T140000Z-") })
  }

  @Test("A bare end is the first such time after the start, past midnight too")
  func bareEnd() throws {
    let tree = try TestTree()
    #expect(tree.run("record 2025-08-20T22:00-04:00 02:00").exitCode == .done)
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.startedAt.duration(to: shift.endedAt ?? shift.startedAt) == .seconds(4 * 3600))
  }

  @Test("It may touch a finished shift and the one in progress, and every refusal changes nothing")
  func neighbours() throws {
    let tree = try TestTree()
    tree.run("record 2025-08-22T10:00-04:00 11:00")
    tree.run("start")
    let before = tree.files
    let refused = [
      "record 2025-08-22T10:59-04:00 12:00", "record 2025-08-22T09:00-04:00 10:01",
      "record 2025-08-22T09:00-04:00 12:00",
      "record 2025-08-22T10:15-04:00 10:45", "record 17:00 17:47", "record 17:46 18:46",
      "record 2025-08-22T12:00-04:00 12:00",
      "record noon 13:00",
    ]
    for line in refused {
      #expect(tree.run(line, at: 60).exitCode == .refused, "\(line)")
      #expect(tree.files == before, "\(line)")
    }
    for line in ["record 2025-08-22T11:00-04:00 12:00", "record 2025-08-22T09:00-04:00 10:00", "record 17:00 17:46"] {
      #expect(tree.run(line, at: 60).exitCode == .done, "\(line)")
    }
  }

  @Test("It is refused beside a shift that cannot be read and may overlap it")
  func unreadable() throws {
    let tree = try TestTree()
    tree.run("record 2025-08-22T10:00-04:00 11:00")
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") })
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
    let before = tree.files
    let refused = tree.run("record 2025-08-22T12:00-04:00 13:00")
    #expect(refused.exitCode == .unreadableRecords && refused.errors.contains(path))
    #expect(tree.files == before)
    #expect(tree.run("record 2025-08-22T08:00-04:00 09:00").exitCode == .done)
  }

  @Test("With settings that cannot be read, a clock time means nothing, and one with an offset is recorded")
  func unreadableSettings() throws {
    let tree = try TestTree()
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/dashpilot.json"))
    let before = tree.files
    #expect(tree.run("record 10:00 11:00").exitCode == .unreadableRecords)
    #expect(tree.files == before)
    let recorded = tree.run("record 2025-08-22T10:00-04:00 2025-08-22T11:00-04:00")
    #expect(recorded.exitCode == .done && recorded.errors.contains("dashpilot.json"))
  }
}
