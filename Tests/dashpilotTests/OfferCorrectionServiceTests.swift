import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Offer correction service")
struct OfferCorrectionServiceTests {
  /// The deliveries of each offer, by their numbers, as the file says.
  private func groups(_ tree: TestTree) throws -> [[Int]] {
    OfferGrouping.groupings(of: try tree.finished()).map(\.deliveries)
  }

  @Test("A move leaves both offers standing, or takes away the one that it empties")
  func move() throws {
    let tree = try TestTree.corrected()
    let before = try tree.finished()
    #expect(try groups(tree) == [[1, 2], [3], [4]])
    tree.run("correct grouping latest move 4 2 --yes", at: 11_000)
    #expect(try groups(tree) == [[1, 2], [3, 4]])
    tree.run("correct grouping latest move 4 1 --yes", at: 11_000)
    #expect(try groups(tree) == [[1, 2, 4], [3]])
    #expect(try tree.finished().offers.map(\.acceptedAt) == [.evening(600), .evening(4800)])
    #expect(try tree.finished().offers.map(\.id) == before.offers.prefix(2).map(\.id))
    #expect(try tree.finished().deliveries.map(\.delivery) == before.deliveries.map(\.delivery))
  }

  @Test("A split of one and of several; of every delivery it is refused as nothing")
  func split() throws {
    let tree = try TestTree.corrected()
    tree.run("correct grouping latest merge 2 1 --yes", at: 11_000)
    #expect(try groups(tree) == [[1, 2, 3], [4]])
    expectRefusal("split 1 2 3", "wouldMoveEveryDelivery", tree)
    expectRefusal("split 3 4", "fromDifferentOffers", tree)
    tree.run("correct grouping latest split 2 3 --yes", at: 11_000)
    #expect(try tree.finished().offers.map(\.acceptedAt) == [.evening(600), .evening(600), .evening(6600)])
    #expect(try Set(groups(tree)) == [[1], [2, 3], [4]])
    let number = try #require(tree.finished().delivery(3)).offerNumber
    #expect(tree.run("correct grouping latest separate \(number) --yes", at: 11_000).exitCode == .done)
    #expect(try Set(groups(tree)) == [[1], [2], [3], [4]])
  }

  @Test("The wrong direction of a merge is refused before anything moves, and the truthful one works")
  func merge() throws {
    let tree = try TestTree.corrected()
    let before = try tree.finished()
    expectRefusal("merge 1 2", "acceptedBeforeOffer", tree)
    let outcome = tree.run("correct grouping latest merge 2 1 --yes", at: 11_000)
    #expect(
      outcome.output == """
        Moved Delivery 3 of the shift of Saturday, August 23, 2025 to Offer 1, which held Delivery 1 and Delivery 2, \
        and removed Offer 2. Every time, place and amount stays.

        """
    )
    let first = before.offers[0].deliveries + before.offers[1].deliveries
    let merged = Offer(id: before.offers[0].id, acceptedAt: .evening(600), deliveries: first)
    #expect(try tree.finished() == before.with(offers: [merged, before.offers[2]]))
  }

  @Test(
    "Refusals leave every byte",
    arguments: [
      ("move 9 1", "noSuchDelivery"), ("move 3 9", "noSuchOffer"), ("move 3 2", "alreadyInOffer"),
      ("move 1 2", "acceptedBeforeOffer"), ("split 1 1", "deliveryGivenTwice"), ("split 3", "wouldMoveEveryDelivery"),
      ("merge 9 1", "noSuchOffer"), ("merge 1 1", "intoItself"), ("separate 2", "fewerThanTwo"),
      ("separate 9", "noSuchOffer"),
    ]
  )
  func refusals(_ words: String, _ rule: String) throws {
    expectRefusal(words, rule, try TestTree.corrected())
  }

  private func expectRefusal(_ words: String, _ rule: String, _ tree: TestTree) {
    let before = tree.files
    let outcome = tree.run("correct grouping latest \(words) --yes --json", at: 11_000)
    #expect(outcome.exitCode == .refused && outcome.output.contains("\"rule\" : \"\(rule)\""), "\(words)")
    #expect(tree.files == before)
  }

  @Test("Words that say no action are wrong usage")
  func wrongWords() throws {
    let tree = try TestTree.corrected()
    let before = tree.files
    for words in ["move 1", "move 1 2 3", "split", "merge 1", "separate 1 2", "join 1 2"] {
      #expect(tree.run("correct grouping latest \(words) --yes").exitCode == .wrongUsage, "\(words)")
    }
    #expect(tree.files == before)
  }

  @Test("The machine form moves in offerNumber alone, and one file is written")
  func export() throws {
    for words in ["move 4 2", "merge 3 1", "separate 1", "split 2"] {
      let tree = try TestTree.corrected()
      let (files, before) = (tree.files, tree.run("shift latest --json").output)
      #expect(tree.run("correct grouping latest \(words) --yes", at: 11_000).exitCode == .done)
      let changed = tree.changedLines(before, tree.run("shift latest --json").output)
      #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("\"offerNumber\" : ") }, "\(words): \(changed)")
      #expect(tree.changedFiles(since: files).count == 1)
    }
  }

  @Test("A running, a parked and a paused shift are grouped otherwise, and go on as they were")
  func unfinished() throws {
    for line in ["status", "park", "pause"] {
      let tree = try TestTree.corrected(isFinished: false)
      tree.run(line, at: 7300)
      let before = try tree.unfinished()
      let card = tree.run("status --json", at: 7400).output
      #expect(tree.run("correct grouping current move 4 2 --yes", at: 7400).exitCode == .done)
      let after = try tree.unfinished()
      #expect(after == before.with(offers: after.offers))
      #expect(after.deliveries.map(\.delivery) == before.deliveries.map(\.delivery))
      #expect(after.deliveries.map(\.offerNumber) == [1, 1, 2, 2])
      #expect(tree.run("status --json", at: 7400).output == card)
    }
  }

  @Test("A new offer has the same identifier when it is asked about and when it is written")
  func asked() throws {
    let tree = try TestTree.corrected()
    let words = ["correct", "grouping", "latest", "separate", "1"]
    #expect(tree.run(words: words, at: 11_000, answering: { _ in "y" }).exitCode == .done)
    #expect(try groups(tree).count == 4)
    let stale = tree.run(words: ["correct", "grouping", "latest", "merge", "2", "1"], at: 11_000) { _ in
      tree.run("correct grouping latest merge 2 1 --yes", at: 11_000).exitCode == .done ? "y" : nil
    }
    #expect(stale.errors.contains("The record was changed while the question waited"))
    #expect(try groups(tree) == [[1, 2], [3], [4]])
  }
}
