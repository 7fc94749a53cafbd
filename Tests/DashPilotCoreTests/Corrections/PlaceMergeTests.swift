import DashPilotCore
import TestSupport
import Testing

/// The rule of a merge, before anything is written (`spec/07`, merge).
@Suite("Pickup place merge")
struct PlaceMergeTests {
  private let source = PickupPlace.evening(40, "Lantern Soup")
  private let destination = PickupPlace.evening(41, "Lantern Soup Bar", created: 60)
  private let other = PickupPlace.evening(42, "Crémerie Nord", created: 90)
  private var catalogue: PlaceCatalogue { PlaceCatalogue([source, destination, other]) }

  /// Deliveries in every state at the source, and others elsewhere.
  private func deliveries(_ moved: UInt8) -> [Delivery] {
    [
      .at(moved, number: 1, accepted: 10), .at(moved, number: 2, accepted: 20, arrived: 30),
      .at(moved, number: 3, accepted: 30, arrived: 40, pickedUp: 50),
      .at(moved, number: 4, accepted: 40, arrived: 50, pickedUp: 60, delivered: 70),
      .at(moved, number: 5, accepted: 50, arrived: 60, cancelled: 70),
      .at(41, number: 6, accepted: 60, arrived: 70), .at(42, number: 7, accepted: 70),
      .at(nil, number: 8, accepted: 80),
    ]
  }

  @Test("Each delivery of the source moves in each shift, whatever its state, and the source is removed, in one change")
  func moves() throws {
    let bystander = Shift.of([.at(42, number: 20), .at(nil, number: 21, accepted: 5)], number: 3, to: 100)
    let shifts = { (place: UInt8) in
      [Shift.of(self.deliveries(place), to: 7200), .of([.at(place, number: 9, arrived: 5, pickedUp: 9)], number: 2)]
    }
    let merge = try catalogue.merging(source, into: destination, shifts: shifts(40) + [bystander])
    #expect(merge.deliveryCount == 6)
    #expect(merge.change == Change(saved: shifts(41).map(Record.shift), removed: [.place(source)]))
  }

  @Test("Siblings in one offer move too, and those at another place stay")
  func stacked() throws {
    let offer = { (place: UInt8) in
      Shift.evening(
        offers: [.evening(1, accepted: 0, [.at(place, number: 1), .at(42, number: 2), .at(place, number: 3)])]
      )
    }
    let merge = try catalogue.merging(source, into: destination, shifts: [offer(40)])
    #expect(merge.change == Change(saved: [.shift(offer(41))], removed: [.place(source)]))
  }

  @Test("A source without deliveries merges too, and no shift is written")
  func unused() throws {
    let merge = try catalogue.merging(source, into: destination, shifts: [.of([.at(41), .at(42, number: 2)])])
    #expect(merge.deliveryCount == 0)
    #expect(merge.change == Change(removed: [.place(source)]))
  }

  @Test("A place is not merged into itself, and that is said before it is gone")
  func samePlace() {
    for catalogue in [catalogue, PlaceCatalogue([])] {
      #expect(throws: PlaceMergeRefusal.samePlace("Lantern Soup")) {
        try catalogue.merging(source, into: source, shifts: [])
      }
    }
  }

  @Test("Either place gone, or changed since it was read, refuses the merge")
  func stale() {
    let renamed = PickupPlace.evening(40, "Lantern")
    let refusals: [([PickupPlace], String)] = [
      ([destination], "Lantern Soup"), ([source], "Lantern Soup Bar"), ([], "Lantern Soup"),
      ([renamed, destination], "Lantern Soup"),
      ([source, .evening(41, "Lantern Soup Bar", created: 61)], "Lantern Soup Bar"),
    ]
    for (places, name) in refusals {
      #expect(throws: PlaceMergeRefusal.placeNotFound(name)) {
        try PlaceCatalogue(places).merging(source, into: destination, shifts: [])
      }
    }
  }

  @Test("What was confirmed is judged again: a shift that changed, came or went refuses it, another shift does not")
  func confirmed() throws {
    let shift = Shift.of([.at(40, number: 1)])
    let asked = try catalogue.merging(source, into: destination, shifts: [shift])
    #expect(try asked.confirmed(in: catalogue, shifts: [shift]) == asked)
    #expect(try asked.confirmed(in: catalogue, shifts: [shift, .of([.at(42, number: 2)], number: 2)]) == asked)
    let changed: [[Shift]] = [
      [.of([.at(40, number: 1, arrived: 5)])], [.of([.at(41, number: 1)])], [],
      [shift, .of([.at(40, number: 2)], number: 2)],
    ]
    for shifts in changed {
      #expect(throws: PlaceMergeRefusal.shiftChanged(source: "Lantern Soup")) {
        try asked.confirmed(in: catalogue, shifts: shifts)
      }
    }
    #expect(throws: PlaceMergeRefusal.placeNotFound("Lantern Soup")) {
      try asked.confirmed(in: PlaceCatalogue([destination]), shifts: [shift])
    }
  }

  @Test("A place is found by any spelling of its name, and what was typed is named where none has it")
  func choice() throws {
    #expect(try catalogue.place(typed: " LANTERN  soup bar") == destination)
    #expect(throws: PlaceChoiceRefusal.placeNotFound("Lantern")) { try catalogue.place(typed: " Lantern ") }
    #expect(throws: PlaceChoiceRefusal.placeNotFound(" ")) { try catalogue.place(typed: " ") }
  }
}
