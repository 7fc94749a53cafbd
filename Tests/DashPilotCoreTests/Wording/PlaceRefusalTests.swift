import DashPilotCore
import TestSupport
import Testing

@Suite("Pickup place sentences")
struct PlaceRefusalTests {
  private let lantern = PickupPlace.evening(40, "Lantern Soup")
  private let bar = PickupPlace.evening(41, "Lantern Soup Bar")

  @Test("Each refusal of a pickup place and of a name has its sentence")
  func refusals() {
    let names: [any Refusal] = NameSubject.allCases.flatMap { subject -> [NameRefusal] in
      [.empty(subject), .tooLong(subject, maximum: 120)]
    }
    let refusals: [any Refusal] =
      names
      + [
        PlaceChoiceRefusal.placeNotFound("Lantern"), PlaceNamingRefusal.noSuchDelivery(number: 4, count: 2),
        PlaceNamingRefusal.noSuchDelivery(number: 1, count: 0),
      ] + [PlaceRenameRefusal.placeNotFound, .empty, .tooLong(maximum: 120), .nameInUse("LANTERN", by: "Lantern")]
      + [
        PlaceMergeRefusal.samePlace("Lantern"), .placeNotFound("Lantern"), .shiftChanged(source: "Lantern"),
      ]
    #expect(Golden.mismatch("PlaceRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }

  @Test("Each confirmation of a pickup place has its sentence, and the question before a merge")
  func confirmations() throws {
    let confirmation = PlaceConfirmation(writing: .newYork)
    let catalogue = PlaceCatalogue([lantern, bar])
    let merge = { (count: UInt8) throws in
      let deliveries = (0..<count).map { Delivery.at(40, number: $0 + 1, accepted: Double($0)) }
      return try catalogue.merging(self.lantern, into: self.bar, shifts: [.of(deliveries)])
    }
    let merges = try [0, 1, 2].map(merge)
    let statements: [(name: String, statement: Statement)] = [
      ("named", confirmation.named(bar, isNew: false, deliveries: [2])),
      ("namedNew", confirmation.named(bar, isNew: true, deliveries: [2, 3])),
      ("alreadyNamed", confirmation.alreadyNamed(bar, delivery: 2)),
      ("removed", confirmation.removed(fromDelivery: 2, hadPlace: true)),
      ("nothingRemoved", confirmation.removed(fromDelivery: 2, hadPlace: false)),
      ("renamed", confirmation.renamed(from: lantern, to: bar)),
      ("sameName", confirmation.renamed(from: bar, to: bar)),
    ]
    let merging = merges.flatMap { merge in
      [
        (name: "question", statement: confirmation.question(merge)),
        (name: "merged", statement: confirmation.merged(merge)),
      ]
    }
    #expect(Golden.mismatch("PlaceConfirmations.txt", Golden.vocabulary(statements + merging, withLog: true)) == nil)
  }

  @Test("A name is shown whole, and what would move the terminal in it is named")
  func names() {
    let long = String(repeating: "a", count: 119)
    let (first, second) = (PickupPlace.evening(40, long + "b"), PickupPlace.evening(41, long + "c"))
    let statement = PlaceConfirmation(writing: .newYork).renamed(from: first, to: second)
    #expect(statement.visible.contains("\"\(long)b\"") && statement.visible.contains("\"\(long)c\""))
    #expect(PickupPlace.evening(40, "a\u{1B}[2J").shownName == "a\\u{1B}[2J")
  }
}
