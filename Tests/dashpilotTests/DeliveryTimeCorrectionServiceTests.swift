import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery time correction service")
struct DeliveryTimeCorrectionServiceTests {
  @Test("Each stage is corrected in turn, and all of them survive each other in the file")
  func inTurn() throws {
    let tree = try TestTree.corrected()
    let steps: [(String, Int, DeliveryStage, Double)] = [
      ("1 --accepted 17:57", 1, .accepted, 660), ("2 --arrived 18:02", 1, .arrivedAtPickup, 960),
      ("2 --picked-up 18:07", 1, .pickedUp, 1260), ("2 --delivered 18:36", 1, .delivered, 3000),
      ("3 --cancelled 19:25", 3, .cancelled, 5940),
    ]
    var expected = try tree.finished()
    let first = expected.numbered(1).id
    for (words, number, stage, seconds) in steps {
      let id = number == 1 ? first : expected.numbered(number).id
      #expect(tree.run("correct times latest \(words) --yes", at: 11_000).exitCode == .done)
      let delivery = try #require(expected.deliveries.first { $0.delivery.id == id }?.delivery)
      expected = expected.with(delivery.with([stage: .evening(seconds)]))
      #expect(try tree.finished() == expected, "\(words)")
    }
    #expect(expected.deliveries.first { $0.delivery.id == first }?.number == 2)
  }

  @Test("One file is written; the route, the places and the settings keep their bytes")
  func oneFile() throws {
    let tree = try TestTree.corrected()
    let before = tree.files
    let outcome = tree.run("correct times latest 1 --delivered 18:36 --arrived 18:02 --yes", at: 11_000)
    #expect(
      outcome.output == """
        Corrected the times of Delivery 1 of the shift of Saturday, August 23, 2025: arrived at pickup 6:02 PM and \
        delivered 6:36 PM. Its amounts, its place and the route stay.

        """
    )
    let changed = tree.changedFiles(since: before)
    #expect(changed.count == 1 && changed.allSatisfy { $0.hasPrefix("shifts/2025/08/") })
    let again = tree.files
    #expect(
      tree.run("correct times latest 1 --delivered 18:36 --yes", at: 11_000).output.hasPrefix("Nothing had to be")
    )
    #expect(tree.files == again)
  }

  @Test("The figures that a delivery feeds follow at once, and the machine form moves in no other line")
  func figures() throws {
    let tree = try TestTree.corrected()
    let before = tree.run("shift latest --json").output
    tree.run("correct times latest 1 --delivered 18:36 --yes", at: 11_000)
    let later = tree.run("shift latest --json").output
    #expect(
      tree.changedLines(before, later) == [
        "\"acceptedToDeliveredSeconds\" : 2400", "\"deliveredAt\" : \"2025-08-23T22:36:00Z\"",
        "\"deliveryActiveSeconds\" : 4200",  // 2400 + 1200 + 600, stacked ones once
        "\"effectiveEarningsPerDeliveryHour\" : \"16.50\"",  // $7.00 and a $4.00 tip in 40 minutes
        "\"grossPerDeliveryActiveHour\" : \"73.93\"",  // $86.25 in 4,200 s
        "\"nonDeliverySeconds\" : 6100",  // 10,800 - 500 - 4,200
      ]
    )
    tree.run("correct times latest 1 --arrived 18:04 --yes", at: 11_000)
    #expect(
      tree.changedLines(later, tree.run("shift latest --json").output) == [
        "\"arrivedAtPickupAt\" : \"2025-08-23T22:04:00Z\"", "\"pickupWaitSeconds\" : 120",
      ]
    )
    #expect(tree.run("places show lantern").output.contains("2 min"))
  }

  @Test("A cancelled delivery keeps its ending, and what it never recorded is refused")
  func cancelled() throws {
    let tree = try TestTree.corrected()
    let before = tree.files
    let refused = tree.run("correct times latest 3 --delivered 19:20 --yes", at: 11_000)
    #expect(refused.exitCode == .refused && refused.errors.contains("no recorded time for \"Delivered\""))
    #expect(tree.files == before)
    #expect(tree.run("correct times latest 3 --cancelled 19:20 --yes", at: 11_000).exitCode == .done)
    #expect(try tree.finished().numbered(3).state == .cancelled)
    #expect(try tree.finished().numbered(3).cancelledAt == .evening(5640))
  }

  @Test(
    "A refusal leaves every byte",
    arguments: [
      ("latest 1 --accepted 2025-08-23T17:45:59-04:00", "beforeShiftStart"),
      ("latest 4 --delivered 20:47", "afterShiftEnd"),
      ("latest 1 --delivered 18:05", "outOfOrder"), ("latest 2 --delivered 18:53", "overlapsPause"),
      ("latest 9 --delivered 18:05", "noSuchDelivery"), ("current 1 --delivered 18:05", "noShiftInProgress"),
    ]
  )
  func refusals(_ words: String, _ rule: String) throws {
    let tree = try TestTree.corrected()
    let before = tree.files
    let outcome = tree.run("correct times \(words) --yes --json", at: 11_000)
    #expect(outcome.exitCode == .refused && outcome.output.contains("\"rule\" : \"\(rule)\""))
    #expect(tree.files == before)
  }

  @Test("A running shift is refused, and so is a command that names no stage")
  func running() throws {
    let tree = try TestTree.corrected(isFinished: false)
    let before = tree.files
    #expect(tree.run("correct times current 1 --delivered 18:36 --yes").errors.contains("This shift has not ended."))
    #expect(tree.run("correct times current 1 --yes").exitCode == .wrongUsage)
    #expect(tree.files == before)
  }

  @Test("Nothing is written without an answer, and a y writes")
  func asked() throws {
    let tree = try TestTree.corrected()
    let before = tree.files
    let words = ["correct", "times", "latest", "1", "--delivered", "18:36"]
    let refused = tree.run(words: words, at: 11_000)
    #expect(refused.exitCode == .refused && refused.errors.hasPrefix("This corrects the times of Delivery 1"))
    #expect(tree.run(words: words, at: 11_000, answering: { _ in "n" }).exitCode == .refused)
    #expect(tree.files == before)
    #expect(tree.run(words: words, at: 11_000, answering: { _ in "y" }).exitCode == .done)
    #expect(try tree.finished().numbered(1).deliveredAt == .evening(3000))
  }

  @Test(
    "A proposal on a record that changed meanwhile is refused as changed, and the newer times stay",
    arguments: [
      "correct times latest 1 --delivered 18:30 --yes", "earn latest 90", "correct end latest 20:40 --yes",
      "correct times latest 1 --picked-up 18:40 --delivered 18:50 --yes", "delete latest --yes",
    ]
  )
  func stale(_ meanwhile: String) throws {
    let tree = try TestTree.corrected()
    let changed = try TestTree.corrected()
    changed.run(meanwhile, at: 11_000)
    let stale = tree.run(words: ["correct", "times", "latest", "1", "--delivered", "18:36"], at: 11_000) { _ in
      tree.run(meanwhile, at: 11_000).exitCode == .done ? "y" : nil
    }
    #expect(stale.exitCode == .refused)
    #expect(stale.errors.contains("The record was changed while the question waited"))
    #expect(tree.files == changed.files)
  }
}
