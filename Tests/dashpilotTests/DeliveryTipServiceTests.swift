import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery additional tip service")
struct DeliveryTipServiceTests {
  /// A finished shift with a delivered delivery of $9.75 and a cancelled one.
  private func finished() throws -> TestTree {
    let tree = try TestTree()
    let lines = [
      "start", "accept 2", "arrive 1", "pickup 1", "deliver 1", "cancel 2", "end", "earn latest 9.75 --delivery 1",
    ]
    for (index, line) in lines.enumerated() { #expect(tree.run(line, at: Double(index) * 60).exitCode == .done) }
    return tree
  }

  private func latest(_ tree: TestTree) throws -> Shift {
    try #require(try tree.tree.newestFinishedShift().records.first)
  }

  private func tips(_ tree: TestTree, of number: Int = 1) throws -> [Tip] {
    try latest(tree).deliveries[number - 1].delivery.tips
  }

  @Test("A tip is recorded on a finished shift, corrected and removed, as the files say after each")
  func finishedShift() throws {
    let tree = try finished()
    let before = try latest(tree)
    #expect(tree.run("tip add latest 1 4 cash", at: 1000).exitCode == .done)
    #expect(tree.run("tip add latest 1 4 platform", at: 1001).exitCode == .done)
    let added = try tips(tree)
    #expect(added.map(\.amount) == [Money(4), Money(4)])
    #expect(added.map(\.method) == [.cash, .platform])
    #expect(added.map(\.recordedAt) == [.evening(1000), .evening(1001)])
    #expect(tree.run("tip edit latest 1 2 --amount 5.50", at: 2000).exitCode == .done)
    #expect(tree.run("tip edit latest 1 2 --method CASH", at: 2001).exitCode == .done)
    let corrected = Tip(id: added[1].id, amount: Money(minorUnits: 550), method: .cash, recordedAt: .evening(1001))
    #expect(try tips(tree) == [added[0], corrected])
    #expect(tree.run("tip remove latest 1 1", at: 2002).exitCode == .done)
    #expect(try tips(tree) == [corrected])
    #expect(tree.run("tip remove latest 1 1", at: 2003).exitCode == .done)
    #expect(try latest(tree) == before)
  }

  @Test("A tip is recorded on a finished delivery of the shift in progress, a cancelled one too, and survives its end")
  func runningShift() throws {
    let tree = try TestTree()
    for line in ["start", "accept 2", "cancel 2", "tip add current 2 1 cash"] {
      #expect(tree.run(line).exitCode == .done)
    }
    let refused = tree.files
    #expect(tree.run("tip add current 1 1 cash").exitCode == .refused)
    #expect(tree.files == refused)
    tree.run("cancel 1", at: 60)
    tree.run("end", at: 60)
    #expect(try tips(tree, of: 2).map(\.amount) == [Money(1)])
    #expect(try tips(tree, of: 1).isEmpty)
  }

  @Test("Every refusal leaves each file as it was")
  func refusals() throws {
    let tree = try finished()
    tree.run("tip add latest 1 4 cash", at: 1000)
    let before = tree.files
    let lines = [
      "tip add latest 1 0 cash", "tip add latest 1 0.00 cash", "tip add latest 1 4 cheque",
      "tip add latest 1 4.005 cash",
      "tip add latest 3 4 cash", "tip add latest one 4 cash", "tip add current 1 4 cash",
      "tip edit latest 1 1 --amount 0",
      "tip edit latest 1 2 --amount 5", "tip edit latest 2 1 --amount 5",
      "tip edit latest 1 1 --amount 5 --method cheque",
      "tip remove latest 1 2", "tip remove latest 2 1", "tip remove latest 1 first",
    ]
    for line in lines {
      #expect(tree.run(line, at: 2000).exitCode == .refused, "\(line)")
      #expect(tree.files == before, "\(line)")
    }
    #expect(tree.run("tip edit latest 1 1", at: 2000).exitCode == .wrongUsage)
    #expect(tree.run("tip add latest 1 -- -4 cash", at: 2000).exitCode == .refused)
    #expect(tree.files == before)
  }

  @Test("A tip moves neither the platform's amount nor the shift's, and is in the total that is shown")
  func amounts() throws {
    let tree = try finished()
    tree.run("earn latest 86.25", at: 900)
    tree.run("tip add latest 1 4 cash", at: 1000)
    let shift = try latest(tree)
    #expect(shift.grossEarnings == Money(minorUnits: 8625))
    #expect(shift.deliveries[0].delivery.grossEarnings == Money(minorUnits: 975))
    #expect(tree.run("shift latest", at: 2000).output.contains("$13.75"))
  }

  @Test("With the shift its tips are gone: they stand in its document and nowhere else")
  func cascade() throws {
    let tree = try finished()
    tree.run("tip add latest 1 4 cash", at: 1000)
    let shift = try latest(tree)
    let store = RecordStore(root: tree.root, disk: .live())
    try store.writing { try $0.apply(Change(removed: [.shift(shift)])) }
    #expect(!tree.files.values.contains { String(decoding: $0, as: UTF8.self).contains("\"tips\"") })
    #expect(try tree.tree.newestFinishedShift().records.isEmpty)
  }

  @Test("A delivery that is reopened, or corrected to cancelled, keeps every tip")
  func corrections() throws {
    let running = try TestTree()
    for line in ["start", "accept", "arrive", "pickup", "deliver", "tip add current 1 4 cash"] { running.run(line) }
    let tips = try running.unfinished().deliveries[0].delivery.tips
    #expect(tips.map(\.amount) == [Money(4)])
    #expect(running.run("reopen 1", at: 60).exitCode == .done)
    #expect(try running.unfinished().deliveries[0].delivery.tips == tips)
    for line in ["deliver", "end"] { running.run(line, at: 120) }
    #expect(running.run("correct cancelled latest 1 --yes", at: 180).exitCode == .done)
    let delivery = try latest(running).deliveries[0].delivery
    #expect(delivery.state == .cancelled && delivery.tips == tips)
  }
}
