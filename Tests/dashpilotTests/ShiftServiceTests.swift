import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Shift service")
struct ShiftServiceTests {
  @Test("A shift is started, found again by the next command, and ended into its month")
  func startAndEnd() throws {
    let tree = try TestTree()
    #expect(tree.run("start").exitCode == .done)
    #expect(try tree.unfinished().startedAt == .evening)
    #expect(tree.run("end", at: 10_800).exitCode == .done)
    let finished = try tree.tree.finishedShifts(from: .evening(-86_400), before: .evening(86_400)).records
    #expect(finished.map(\.endedAt) == [.evening(10_800)])
    #expect(try tree.tree.unfinishedShifts().records.isEmpty)
    #expect(tree.files.keys.filter { $0.hasPrefix("shifts/2025/08/20250823T214600Z-") }.count == 1)
  }

  @Test("A second shift is refused while one is unfinished, paused or not, and changes nothing")
  func oneAtATime() throws {
    let tree = try TestTree()
    tree.run("start")
    let before = tree.files
    #expect(tree.run("start", at: 60).exitCode == .refused)
    #expect(tree.files == before)
    tree.run("pause", at: 120)
    let paused = tree.files
    #expect(tree.run("start", at: 180).exitCode == .refused)
    #expect(tree.files == paused)
  }

  @Test("A clock that went back ends a shift at its latest fact, and gives no negative length")
  func clockWentBack() throws {
    let tree = try TestTree()
    tree.run("start", at: 600)
    tree.run("accept", at: 900)
    tree.run("cancel 1", at: 300)
    #expect(tree.run("end", at: 0).exitCode == .done)
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.endedAt == .evening(900))
    #expect(shift.deliveries.map(\.delivery.cancelledAt) == [.evening(900)])
  }

  @Test("A start before the end of the newest finished shift is refused, live and typed")
  func startAfterTheNewest() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("end", at: 3600)
    let before = tree.files
    #expect(tree.run("start", at: 3599.999).exitCode == .refused)
    #expect(tree.run("start --at 18:45", at: 7200).exitCode == .refused)
    #expect(tree.files == before)
    #expect(tree.run("start --at 18:46", at: 7200).exitCode == .done)
  }

  @Test("An end may not precede the newest position of the route")
  func endAfterTheRoute() throws {
    let tree = try TestTree()
    tree.run("start --at 17:46", at: 1)
    tree.run("route import \(Fixtures.url("Tracks/evening.gpx").path()) --shift current", at: 10_000)
    let refused = tree.run("end --at 20:00", at: 10_000)
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("the newest position was recorded, at 8:07 PM"))
    #expect(tree.run("end --at 20:08", at: 10_000).exitCode == .done)
  }
}
