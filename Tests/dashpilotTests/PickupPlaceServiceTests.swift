import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Pickup place service")
struct PickupPlaceServiceTests {
  private func evening() throws -> TestTree {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    return tree
  }

  private func names(_ tree: TestTree) throws -> [String] {
    try PlaceCatalogue(tree.tree.places().records).places.map(\.displayName)
  }

  private func named(_ number: Int, in shift: Shift, _ tree: TestTree) throws -> String? {
    try shift.delivery(number)?.delivery.pickupPlace.flatMap { try tree.tree.place($0) }?.displayName
  }

  @Test("A place is named, reused in another spelling, changed and removed, and never deleted by any of it")
  func naming() throws {
    let tree = try evening()
    tree.run(words: ["place", "1", "  Lantern  Soup Bar "], at: 120)
    #expect(try named(1, in: tree.unfinished(), tree) == "Lantern Soup Bar")
    tree.run(words: ["place", "2", "LANTERN soup bar"], at: 180)
    #expect(try names(tree) == ["Lantern Soup Bar"])
    #expect(try Set(tree.unfinished().deliveries.map(\.delivery.pickupPlace)).count == 1)
    tree.run(words: ["place", "2", "Crémerie Nord"], at: 240)
    #expect(try names(tree) == ["Lantern Soup Bar", "Crémerie Nord"])
    #expect(try named(1, in: tree.unfinished(), tree) == "Lantern Soup Bar")
    let removal = tree.run("place 2 --remove", at: 300)
    #expect(removal.output == "Removed the pickup place of Delivery 2. The place itself stays.\n")
    #expect(try tree.unfinished().deliveries.map { $0.delivery.pickupPlace == nil } == [false, true])
    #expect(try names(tree) == ["Lantern Soup Bar", "Crémerie Nord"])
    #expect(try tree.tree.places().records.map(\.createdAt).max() == .evening(240))
  }

  @Test("The place that a delivery has, and the removal of none, change no file and are said")
  func unchanged() throws {
    let tree = try evening()
    tree.run("place 1 Lantern", at: 120)
    let before = tree.files
    #expect(tree.run("place 1 LANTERN", at: 180).output.contains("Nothing was written"))
    #expect(tree.run("place 2 --remove", at: 180).output.contains("nothing was removed"))
    #expect(tree.files == before)
  }

  @Test("A finished delivery takes a place, in the running shift and in a finished one, and nothing else moves")
  func finished() throws {
    let tree = try evening()
    tree.run("cancel 1", at: 120)
    let running = try tree.unfinished()
    tree.run("place 1 Lantern", at: 180)
    let catalogue = PlaceCatalogue(try tree.tree.places().records)
    let named = catalogue.naming(RecordedName(stored: "Lantern"), newID: .number(1), at: .evening)
    #expect(try Change(saved: [.shift(tree.unfinished())]) == running.naming(named, ofDelivery: 1))
    tree.run("cancel 2", at: 240)
    tree.run("end", at: 300)
    #expect(tree.run("place 2 Lantern", at: 360).exitCode == .refused)
    let ended = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(tree.run("place 2 Lantern --shift latest", at: 360).exitCode == .done)
    let now = try #require(try tree.tree.newestFinishedShift().records.first)
    #expect(try Change(saved: [.shift(now)]) == ended.naming(named, ofDelivery: 2))
  }

  @Test("Texts are read first, then the shift, the delivery and the places are judged; a refusal changes nothing")
  func refusals() throws {
    let tree = try evening()
    tree.run("place 1 Lantern", at: 120)
    let before = tree.files
    #expect(tree.run(words: ["place", "1", " "]).errors.contains("No name was typed"))
    #expect(tree.run(words: ["place", "9", String(repeating: "a", count: 121)]).errors.contains("120 characters"))
    #expect(tree.run("place x Lantern").exitCode == .refused)
    #expect(tree.run("place 3 Lamp").errors.contains("2 deliveries, numbered 1 to 2"))
    #expect(tree.run("place 3 --remove").exitCode == .refused)
    #expect(tree.run("place 1").exitCode == .wrongUsage)
    #expect(tree.run("place 1 Lamp --remove").exitCode == .wrongUsage)
    #expect(tree.run(words: ["accept", "--place", ""]).exitCode == .refused)
    #expect(tree.files == before)
  }

  @Test("An offer's deliveries are accepted with the place, and one with what it is expected to pay")
  func accepting() throws {
    let tree = try evening()
    tree.run(words: ["accept", "3", "--place", "Lantern Soup"], at: 120)
    let shift = try tree.unfinished()
    #expect(try (3...5).map { try named($0, in: shift, tree) } == Array(repeating: "Lantern Soup", count: 3))
    let outcome = tree.run(words: ["accept", "--place", "lantern  soup", "--expect", "8.50"], at: 180)
    #expect(outcome.output.contains("Recorded \"Lantern Soup\" as the pickup place of Delivery 6.\n"))
    #expect(outcome.output.contains("Recorded $8.50 as expected for Delivery 6."))
    #expect(try tree.unfinished().delivery(6)?.delivery.expectedEarnings == Money(minorUnits: 850))
    #expect(try names(tree) == ["Lantern Soup"])
  }

  @Test("An expected amount goes with one delivery: text first, then the state, then the value")
  func expecting() throws {
    let tree = try TestTree()
    #expect(tree.run("accept --expect x").errors.contains("\"x\""))
    #expect(tree.run("accept 2 --expect 5").errors.contains("No shift is in progress"))
    tree.run("start")
    let before = tree.files
    #expect(tree.run("accept 2 --expect 5 --place Lantern").errors.contains("this offer has 2"))
    #expect(tree.run("accept 0 --expect 5").errors.contains("0 deliveries"))
    #expect(tree.files == before)
    #expect(tree.run("accept --expect 0", at: 60).exitCode == .done)
    #expect(try tree.unfinished().deliveries[0].delivery.expectedEarnings == .zero)
  }

  @Test("The recent ones come first, five of them, then the others by name")
  func recentOrder() throws {
    let tree = try evening()
    for (index, name) in ["G", "F", "E", "D", "C", "B", "A"].enumerated() {
      tree.run("accept --place \(name)", at: 120 + Double(index) * 60)
    }
    tree.run("place 1 Unused", at: 900)
    tree.run("place 1 --remove", at: 900)
    let lines = tree.run("places", at: 960).output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces) } == [
        "Pickup places", "Recent", "A", "B", "C", "D", "E", "Others by name", "F", "G", "Unused",
      ]
    )
  }

  @Test("Deleting a shift spares a place that it shared with another, and one that was its own")
  func deletion() throws {
    let tree = try evening()
    tree.run("place 1 Lantern", at: 120)
    tree.run("place 2 Own", at: 120)
    for line in ["cancel 1", "cancel 2", "end", "start", "accept --place Lantern"] { tree.run(line, at: 180) }
    let ended = try #require(try tree.tree.newestFinishedShift().records.first)
    try RecordStore(root: tree.root, disk: .live()).writing { session in
      try session.apply(Change(removed: [.shift(ended)]))
    }
    #expect(try Set(names(tree)) == ["Lantern", "Own"])
    #expect(try named(1, in: tree.unfinished(), tree) == "Lantern")
    #expect(tree.run("places").output.contains("Own · no delivery"))
  }
}
