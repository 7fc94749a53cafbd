import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Historical delivery cancellation service")
struct HistoricalDeliveryCancellationServiceTests {
  private let line = "correct cancelled latest 1 --yes"

  @Test("The completion becomes the cancellation in the file, and the shift stays ended with nothing in progress")
  func moved() throws {
    let tree = try TestTree.corrected()
    let (shift, files) = (try tree.finished(), tree.files)
    let outcome = tree.run(line, at: 11_000)
    #expect(
      outcome.output == """
        Made the completion of Delivery 1 of the shift of Saturday, August 23, 2025 a cancellation at the same time. \
        Its amounts stay.

        """
    )
    let after = try tree.finished()
    #expect(after == shift.with(shift.numbered(1).with([.delivered: nil, .cancelled: .evening(2400)])))
    #expect(after.endedAt == .evening(10_800) && after.deliveriesInProgress.isEmpty)
    #expect(tree.changedFiles(since: files).allSatisfy { $0.hasPrefix("shifts/2025/08/") })
    #expect(tree.changedFiles(since: files).count == 1)
    #expect(try tree.tree.route(of: after).route.positionCount > 0)
    #expect(tree.run("status --json", at: 11_000).output.contains("\"state\" : \"none\""))
  }

  @Test("The machine form moves in the fields that say how the delivery ended, and in no other line")
  func figures() throws {
    let tree = try TestTree.corrected()
    let before = tree.run("shift latest --json").output
    tree.run(line, at: 11_000)
    let after = tree.run("shift latest --json").output
    #expect(
      tree.changedLines(before, after) == [
        "\"acceptedToDeliveredSeconds\" : null", "\"cancelledAt\" : \"2025-08-23T22:26:00Z\"",
        "\"cancelledCount\" : 2", "\"deliveredAt\" : null", "\"deliveredCount\" : 2",
        "\"effectiveEarningsPerDeliveryHour\" : null", "\"rateReason\" : \"deliveryNotCompleted\"",
        "\"state\" : \"cancelled\"",
      ]
    )
    #expect(after.contains("\"deliveryActiveSeconds\" : 3900") && after.contains("\"grossEarnings\" : \"7.00\""))
    #expect(tree.run("places show lantern").output.contains("4 min"))  // 240 and 300 s, as before
  }

  @Test("A second invocation writes nothing, and neither does one of a delivery that was never completed")
  func again() throws {
    let tree = try TestTree.corrected()
    tree.run(line, at: 11_000)
    let before = tree.files
    for (words, rule) in [
      ("latest 1", "alreadyCancelled"), ("latest 3", "alreadyCancelled"), ("latest 9", "noSuchDelivery"),
    ] {
      let outcome = tree.run("correct cancelled \(words) --yes --json", at: 11_000)
      #expect(outcome.exitCode == .refused && outcome.output.contains("\"rule\" : \"\(rule)\""))
      #expect(tree.files == before)
    }
  }

  @Test("A running and a paused shift are refused, and sent to the reopening instead")
  func unfinished() throws {
    for line in ["status", "pause"] {
      let tree = try TestTree.corrected(isFinished: false)
      tree.run(line, at: 7300)
      let before = tree.files
      let outcome = tree.run("correct cancelled current 4 --yes", at: 7400)
      #expect(outcome.exitCode == .refused)
      #expect(outcome.errors.contains("Take the completion back with \"dashpilot reopen\", then cancel the delivery."))
      #expect(tree.files == before)
    }
  }

  @Test("A proposal on a record that changed meanwhile is refused as changed, the same correction by another too")
  func stale() throws {
    for meanwhile in [line, "correct times latest 1 --delivered 18:30 --yes", "correct cancelled latest 2 --yes"] {
      let tree = try TestTree.corrected()
      let other = try TestTree.corrected()
      other.run(meanwhile, at: 11_000)
      let outcome = tree.run(words: ["correct", "cancelled", "latest", "1"], at: 11_000) { _ in
        tree.run(meanwhile, at: 11_000).exitCode == .done ? "y" : nil
      }
      #expect(outcome.errors.contains("The record was changed while the question waited"), "\(meanwhile)")
      #expect(tree.files == other.files)
    }
  }
}
