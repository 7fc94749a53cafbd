import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Expected pay")
struct ExpectedPayServiceTests {
  @Test("It is recorded with the offer or afterwards, kept when the delivery is finished, and no gross is recorded")
  func kept() throws {
    let tree = try TestTree()
    for line in ["start", "accept --expect 8.50", "accept", "expect 2 7", "expect 2 0", "arrive 1", "pickup 1"] {
      #expect(tree.run(line).exitCode == .done, "\(line)")
    }
    let delivered = tree.run("deliver 1", at: 60)
    #expect(delivered.output.contains("expected to pay $8.50"))
    #expect(delivered.output.contains("dashpilot earn current AMOUNT --delivery 1"))
    #expect(tree.run("cancel 2", at: 60).output.contains("expected to pay $0.00"))
    let shift = try tree.unfinished()
    #expect(shift.deliveries.map(\.delivery.expectedEarnings) == [Money(minorUnits: 850), .zero])
    #expect(shift.deliveries.map(\.delivery.grossEarnings) == [nil, nil])
    tree.run("accept", at: 60)
    #expect(!tree.run("cancel 3", at: 60).output.contains("expected"))
  }

  @Test("The quick action that finishes a delivery states no amount")
  func quickAction() throws {
    let tree = try TestTree()
    for line in ["start", "accept --expect 8.50", "next", "next"] { tree.run(line) }
    let delivered = tree.run("next", at: 60)
    #expect(delivered.exitCode == .done && !delivered.output.contains("8.50"))
    #expect(try tree.unfinished().deliveries.map(\.delivery.expectedEarnings) == [Money(minorUnits: 850)])
  }

  @Test("A refused one changes nothing; of a finished shift it can only be taken away")
  func refusals() throws {
    let tree = try TestTree()
    for line in ["start", "accept --expect 8.50"] { tree.run(line) }
    let running = tree.files
    for line in ["accept 2 --expect 5", "accept --expect=-5", "accept --expect five", "expect 2 5", "expect 1 -- -5"] {
      #expect(tree.run(line).exitCode == .refused, "\(line)")
      #expect(tree.files == running, "\(line)")
    }
    for line in ["cancel 1", "end"] { tree.run(line, at: 60) }
    let finished = tree.files
    #expect(tree.run("expect 1 5 --shift latest", at: 120).exitCode == .refused)
    #expect(tree.files == finished)
    #expect(tree.run("expect 1 --remove --shift latest", at: 120).exitCode == .done)
    let again = tree.run("expect 1 --remove --shift latest", at: 120)
    #expect(again.exitCode == .done && again.output.contains("nothing was removed"))
    #expect(try tree.tree.newestFinishedShift().records.first?.deliveries[0].delivery.expectedEarnings == nil)
  }
}
