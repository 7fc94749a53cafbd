import DashPilotCore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery earnings service")
struct DeliveryEarningsServiceTests {
  @Test("An amount is recorded, replaced, recorded as zero and removed, and the shift's own never moves")
  func delivery() throws {
    let tree = try finishedEvening()
    tree.run("earn latest 86.25", at: 11_000)
    let amounts: [(String, Money?)] = [("14.75", Money(minorUnits: 1475)), ("0", .zero), ("--remove", nil)]
    for (typed, expected) in amounts {
      #expect(tree.run("earn latest \(typed) --delivery 1", at: 11_000).exitCode == .done)
      let shift = try #require(try tree.tree.newestFinishedShift().records.first)
      #expect(shift.deliveries[0].delivery.grossEarnings == expected)
      #expect(shift.deliveries[1].delivery.grossEarnings == nil)
      #expect(shift.grossEarnings == Money(minorUnits: 8625))
    }
  }

  @Test("A delivery in progress is refused its amount, a finished one of a running shift is not")
  func states() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    tree.run("cancel 2", at: 120)
    let before = tree.files
    #expect(tree.run("earn current 5 --delivery 1", at: 180).exitCode == .refused)
    #expect(tree.run("earn current 5 --delivery 3", at: 180).exitCode == .refused)
    #expect(tree.run("earn current 5", at: 180).exitCode == .refused)
    #expect(tree.files == before)
    #expect(tree.run("earn current 5 --delivery 2", at: 180).exitCode == .done)
    #expect(try tree.unfinished().deliveries[1].delivery.grossEarnings == Money(minorUnits: 500))
  }

  @Test("What is typed is read by the same rules as a shift's amount, in the locale that is named")
  func input() throws {
    let tree = try finishedEvening()
    #expect(tree.run("earn latest 14,75 --delivery 1", at: 11_000).exitCode == .refused)
    #expect(tree.run("earn latest 14,75 --delivery 1 --locale de_DE", at: 11_000).exitCode == .done)
    #expect(tree.run("earn latest 1.234,5 --locale de_DE", at: 11_000).exitCode == .done)
    let shift = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(shift.deliveries[0].delivery.grossEarnings == Money(minorUnits: 1475))
    #expect(shift.grossEarnings == Money(minorUnits: 123_450))
  }

  private func finishedEvening() throws -> TestTree {
    let tree = try TestTree()
    let lines = ["start", "accept 2", "arrive 1", "pickup 1", "deliver 1", "cancel 2", "end"]
    for (index, line) in lines.enumerated() { tree.run(line, at: Double(index) * 60) }
    return tree
  }
}
