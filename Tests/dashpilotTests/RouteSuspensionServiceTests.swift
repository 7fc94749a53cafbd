import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Route suspension")
struct RouteSuspensionServiceTests {
  @Test("A shift left parked comes back parked from a store that is opened anew")
  func comesBack() throws {
    let tree = try TestTree()
    for (index, line) in ["start", "accept", "park"].enumerated() { tree.run(line, at: Double(index) * 60) }
    let reopened = try RecordTree(root: tree.root, disk: .live()).unfinishedShifts().records.inProgress()
    #expect(reopened.state == .parked && reopened.openParkedStretch?.startedAt == .evening(120))
    #expect(tree.run("status", at: 90_000).output.hasPrefix("Shift in progress, parked, route not recording"))
    #expect(tree.run("park", at: 90_000).exitCode == .refused)
    #expect(tree.run("drive", at: 90_000).exitCode == .done)
    #expect(try tree.unfinished().parkedStretches.map(\.endedAt) == [.evening(90_000)])
  }

  @Test("Parking writes the parked stretch and nothing else, whatever is in progress; a pickup leaves it open")
  func nothingElse() throws {
    let tree = try TestTree()
    for line in ["start", "accept 2", "arrive 1"] { tree.run(line, at: 60) }
    let before = try tree.unfinished()
    tree.run("park", at: 120)
    let parked = try tree.unfinished()
    #expect(parked.offers == before.offers && parked.pauses == before.pauses && parked.startedAt == before.startedAt)
    tree.run("pickup 1", at: 180)
    tree.run("accept", at: 240)
    #expect(try tree.unfinished().parkedStretches == parked.parkedStretches)
    #expect(try tree.unfinished().state == .parked)
  }

  @Test("Pausing and ending close the stretch at their own instants, and the pause says so")
  func closing() throws {
    let tree = try TestTree()
    for (index, line) in ["start", "park"].enumerated() { tree.run(line, at: Double(index) * 60) }
    #expect(tree.run("pause", at: 300).output.contains("The parked stretch has ended with it."))
    tree.run("resume", at: 600)
    tree.run("park", at: 900)
    #expect(tree.run("end", at: 1200).output.hasSuffix("Working time: 15 min.\n"))
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.parkedStretches.map(\.startedAt) == [.evening(60), .evening(900)])
    #expect(shift.parkedStretches.map(\.endedAt) == [.evening(300), .evening(1200)])
    #expect(shift.pauses.map(\.endedAt) == [.evening(600)])
  }

  @Test("A track read in leaves out what lies inside a parked stretch, and is measured apart around it")
  func track() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("park --at 18:10", at: 1500)
    tree.run("drive --at 18:20", at: 2400)
    tree.run("end", at: 10_800)
    let path = Fixtures.url("Tracks/evening.gpx").path()
    #expect(tree.run("route import \(path) --shift latest", at: 10_900).exitCode == .done)
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    let route = try tree.tree.route(of: shift).route
    let inside = route.sessions.flatMap(\.positions).filter {
      $0.instant >= .evening(1440) && $0.instant < .evening(2040)
    }
    #expect(inside.isEmpty && route.sessions.count == 3)
    let page = tree.run("shift latest", at: 10_900).output
    #expect(page.contains("Parked for 10 min in 1 recorded stretch"))
    #expect(page.contains("Partial route: part of this shift was recorded as parked"))
    #expect(page.contains("Working time                3 hr"))
  }
}
