import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery recovery service")
struct DeliveryRecoveryServiceTests {
  /// A running evening whose only pause is before the last delivery.
  private func running() throws -> TestTree { try TestTree.corrected(isFinished: false) }

  @Test("One instant is removed, and every other fact of the file stays")
  func reopened() throws {
    let tree = try running()
    let (shift, files) = (try tree.unfinished(), tree.files)
    let outcome = tree.run("reopen 4", at: 7300)
    #expect(
      outcome.output == """
        Took back the completion of Delivery 4. Its state is picked up again. 1 delivery in progress.

        """
    )
    #expect(try tree.unfinished() == shift.with(shift.numbered(4).with([.delivered: nil])))
    #expect(tree.changedFiles(since: files).count == 1)
    #expect(tree.run("deliver 4", at: 7200).exitCode == .done)
    #expect(tree.files == files)
  }

  @Test("What the delivery paid, its tips, its expectation, its place and its offer are kept")
  func money() throws {
    let tree = try TestTree()
    let lines = [
      "start", "accept --place Lantern --expect 8.50", "arrive", "pickup", "deliver", "earn current 9 --delivery 1",
      "tip add current 1 4 cash",
    ]
    for line in lines { tree.run(line, at: 60) }
    let before = try tree.unfinished()
    #expect(tree.run("reopen 1", at: 120).exitCode == .done)
    let delivery = try tree.unfinished().numbered(1)
    #expect(delivery == before.numbered(1).with([.delivered: nil]))
    #expect(delivery.grossEarnings == Money(minorUnits: 900) && delivery.expectedEarnings == Money(minorUnits: 850))
    #expect(delivery.tipTotal == Money(minorUnits: 400) && delivery.pickupPlace != nil)
    #expect(tree.run("tip edit current 1 1 --amount 5", at: 120).exitCode == .done)
    #expect(tree.run("tip remove current 1 1", at: 120).exitCode == .done)
    #expect(tree.run("tip add current 1 5 cash", at: 120).exitCode == .refused)
  }

  @Test("It may be reopened while parked, and the card shows its clock again")
  func parked() throws {
    let tree = try running()
    tree.run("park", at: 7250)
    #expect(tree.run("reopen 4", at: 7300).exitCode == .done)
    let card = tree.run("status --json", at: 7300).output
    #expect(card.contains("\"acceptedAt\" : \"2025-08-23T23:36:00Z\""))
    #expect(card.contains("\"deliver 4\"") && card.contains("\"deliveredCount\" : 2"))
  }

  @Test("A refusal leaves every byte: ended, paused, cancelled, in progress, paused since, not there")
  func refusals() throws {
    let ended = try TestTree.corrected()
    let files = ended.files
    #expect(ended.run("reopen 1", at: 11_000).exitCode == .refused)
    #expect(ended.files == files)

    let tree = try running()
    tree.run("accept", at: 7300)
    let cases = [
      ("reopen 3", "deliveryCancelled"), ("reopen 5", "notDelivered"), ("reopen 1", "pausedSinceDelivered"),
      ("reopen 6", "noSuchDelivery"),
    ]
    for (line, rule) in cases { expectRefusal(line, rule, tree) }
    tree.run("cancel 5", at: 7320)
    tree.run("pause", at: 7400)
    expectRefusal("reopen 4", "shiftPaused", tree)
    tree.run("resume", at: 7500)
    expectRefusal("reopen 4", "pausedSinceDelivered", tree)
  }

  private func expectRefusal(_ line: String, _ rule: String, _ tree: TestTree) {
    let before = tree.files
    let outcome = tree.run("\(line) --json", at: 7600)
    #expect(outcome.exitCode == .refused && outcome.output.contains("\"rule\" : \"\(rule)\""), "\(line)")
    #expect(tree.files == before)
  }

  @Test("A second invocation is refused as in progress")
  func twice() throws {
    let tree = try running()
    tree.run("reopen 4", at: 7300)
    expectRefusal("reopen 4", "notDelivered", tree)
  }
}
