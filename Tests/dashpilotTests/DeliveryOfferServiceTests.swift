import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery offer service")
struct DeliveryOfferServiceTests {
  private func started(_ lines: [(String, Double)] = []) throws -> TestTree {
    let tree = try TestTree()
    tree.run("start")
    for (line, seconds) in lines { #expect(tree.run(line, at: seconds).exitCode == .done, "\(line)") }
    return tree
  }

  @Test("One tap records one delivery in an offer of one")
  func oneTap() throws {
    let tree = try started([("accept", 60)])
    let offers = try tree.unfinished().offers
    #expect(offers.count == 1 && offers.map(\.acceptedAt) == [.evening(60)])
    #expect(offers.map { $0.deliveries.map(\.acceptedAt) } == [[.evening(60)]])
  }

  @Test("A grouped offer is recorded at one instant in one write of one document")
  func oneWrite() throws {
    let tree = try started()
    let log = DiskLog()
    tree.run("accept 3", at: 60, on: log.disk(.live(lockPatienceMilliseconds: 0)))
    let written = log.operations.filter { $0.verb == .rename && !$0.path.contains(".dashpilot") }
    #expect(written.count == 1 && written.allSatisfy { $0.path.contains("/unfinished/") })
    let offers = try tree.unfinished().offers
    #expect(offers.count == 1 && offers[0].deliveries.map(\.acceptedAt) == Array(repeating: .evening(60), count: 3))
    #expect(Set(offers[0].deliveries.map(\.id)).count == 3)
  }

  @Test("An offer added later is its own, and overlapping ones never merge, at one instant neither")
  func addOn() throws {
    let tree = try started([("accept 2", 60), ("accept", 120), ("accept 2", 120), ("accept", 120)])
    let shift = try tree.unfinished()
    #expect(shift.offers.map(\.deliveries.count) == [2, 1, 2, 1])
    #expect(shift.deliveries.map(\.offerNumber) == [1, 1, 2, 3, 3, 4])
    #expect(shift.deliveries.map(\.number) == Array(1...6))
  }

  @Test("Accepting leaves every earlier offer the same value, and renumbers none of its deliveries")
  func earlierOffersStay() throws {
    let tree = try started([("accept 2", 60), ("arrive 1", 120), ("cancel 2", 180)])
    var before = try tree.unfinished()
    for count in [1, 3, 1, 2] {
      #expect(tree.run("accept \(count)", at: 240).exitCode == .done)
      let after = try tree.unfinished()
      #expect(Array(after.offers.prefix(before.offers.count)) == before.offers)
      #expect(Array(after.deliveries.prefix(before.deliveries.count)) == before.deliveries)
      before = after
    }
  }

  @Test("Siblings stand at different points, and completing one leaves the rest as they were")
  func siblings() throws {
    let tree = try started([("accept 3", 60), ("arrive 2", 120), ("pickup 2", 180), ("arrive 3", 240)])
    #expect(try tree.unfinished().deliveries.map(\.delivery.state) == [.accepted, .pickedUp, .arrivedAtPickup])
    let before = try tree.unfinished()
    tree.run("deliver 2", at: 300)
    let after = try tree.unfinished()
    #expect(after.delivery(1) == before.delivery(1) && after.delivery(3) == before.delivery(3))
    #expect(after.delivery(2)?.delivery.deliveredAt == .evening(300))
    #expect(after.offers.map(\.state) == [.inProgress])
    tree.run("cancel 1", at: 360)
    tree.run("cancel 3", at: 420)
    #expect(try tree.unfinished().offers.map(\.state) == [.partlyCompleted])
  }

  @Test("An amount stays on the delivery that it was recorded against")
  func amounts() throws {
    let tree = try started([
      ("accept 2", 60), ("cancel 1", 120), ("cancel 2", 180), ("earn current 4.25 --delivery 2", 240),
    ])
    #expect(try tree.unfinished().deliveries.map(\.delivery.grossEarnings) == [nil, Money(minorUnits: 425)])
    tree.run("accept", at: 300)
    tree.run("end", at: 360)
    #expect(try tree.unfinished().deliveries.map(\.delivery.grossEarnings) == [nil, Money(minorUnits: 425), nil])
  }

  @Test("A refused save leaves neither the offer nor any of its deliveries, and an earlier offer whole")
  func refusedSave() throws {
    for count in 0..<4 {
      let tree = try started([("accept 2", 60), ("arrive 1", 120)])
      let (before, files) = (try tree.unfinished(), tree.files)
      let full = Disk.live(lockPatienceMilliseconds: 0).refusingChanges(after: count)
      let outcome = tree.run("accept 3", at: 180, on: full)
      guard outcome.errors.contains("Nothing was changed") else { continue }
      #expect(outcome.exitCode == .diskFailed && tree.files == files)
      #expect(try tree.unfinished() == before)
      #expect(tree.run("accept 3", at: 240).exitCode == .done)
      #expect(try tree.unfinished().offers.first == before.offers.first)
    }
  }

  @Test("A count below one is refused with its number, and an ended shift takes none")
  func refusals() throws {
    let tree = try started()
    let before = tree.files
    #expect(tree.run("accept 0", at: 60).exitCode == .refused)
    #expect(tree.files == before)
    tree.run("end", at: 120)
    let ended = tree.files
    #expect(tree.run("accept 2", at: 180).exitCode == .refused)
    #expect(tree.files == ended)
  }
}

@Suite("Delivery offer surfaces")
struct DeliveryOfferSurfacesCommandTests {
  @Test("A step that names no delivery is refused over a grouped offer, and neither delivery moves")
  func grouped() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    tree.run("arrive 2", at: 120)
    let before = tree.files
    for line in ["next", "next --spoken", "arrive", "pickup", "deliver"] {
      let outcome = tree.run(line, at: 180)
      #expect(outcome.exitCode == .refused, "\(line)")
      #expect(outcome.errors.hasPrefix("2 deliveries are in progress: Delivery 1 and Delivery 2."))
      #expect(tree.files == before)
    }
  }

  @Test("The card of a grouped offer counts its deliveries and has no word of an offer")
  func card() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 3", at: 60)
    for line in ["status", "status --spoken", "status --json"] {
      let card = tree.run(line, at: 120).output
      #expect(!card.lowercased().contains("offer"), "\(card)")
    }
    #expect(tree.run("status", at: 120).output.contains("3 in progress"))
  }
}
