import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery progress assistance")
struct DeliveryProgressServiceTests {
  @Test("Asking writes nothing, however often the card is read and in whatever form")
  func writesNothing() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    tree.run("arrive 2", at: 120)
    let before = tree.files
    for line in ["status", "status --spoken", "status --json", ""] {
      let log = DiskLog()
      let outcome = tree.run(line, at: 9000, on: log.disk(.live(lockPatienceMilliseconds: 0)))
      #expect(outcome.exitCode == .done)
      #expect(outcome.output.contains(line == "status --json" ? "\"waitedSeconds\" : 8940" : "Did you arrive"))
      #expect(tree.files == before)
      #expect(!log.operations.contains { $0.verb == .write || $0.verb == .rename || $0.verb == .remove })
    }
  }

  @Test("Answering is the ordinary command: it records its own delivery's step at its own time, and no sibling moves")
  func answering() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    let before = try tree.unfinished()
    #expect(tree.run("status", at: 2000).output.contains("Record it with \"dashpilot arrive 1\""))
    #expect(tree.run("arrive 1", at: 2100).exitCode == .done)
    let after = try tree.unfinished()
    #expect(after.delivery(1)?.delivery.arrivedAtPickupAt == .evening(2100))
    #expect(after.delivery(2) == before.delivery(2))
    let card = tree.run("status", at: 2200).output
    #expect(!card.contains("dashpilot arrive 1\"") && card.contains("dashpilot arrive 2\""))
  }

  @Test("A finished shift is asked nothing")
  func finished() throws {
    let tree = try TestTree()
    tree.run("start")
    for line in ["accept", "cancel 1", "end"] { tree.run(line, at: 60) }
    for line in ["status", "", "shift latest"] {
      #expect(!tree.run(line, at: 9000).output.contains("Did you arrive"))
    }
  }
}
