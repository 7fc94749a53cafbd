import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Merging a shift")
struct RecordMergeTests {
  private let base = Shift.evening(
    to: 3600,
    gross: 3000,
    pauses: [.evening(9, from: 0, to: 300)],
    offers: [
      .evening(1, [.evening(1, accepted: 400, arrived: 500, pickedUp: 600, delivered: 900, gross: 850)]),
      .evening(2, [.evening(2, accepted: 1000, arrived: 1100, pickedUp: 1200, delivered: 1500)]),
    ]
  )

  private func merge(_ base: Shift?, _ ours: Shift, _ theirs: Shift) throws -> RecordMerge {
    try RecordContent.merge(
      base: base.map(RecordContent.shift),
      ours: .shift(ours),
      theirs: .shift(theirs),
      file: "a.json"
    )
  }

  private func tipped(_ shift: Shift, _ number: Int, _ id: UInt8, cents: Int) throws -> Shift {
    let tip = Tip(id: .number(id), amount: Money(minorUnits: cents), method: .cash, recordedAt: .evening(4000))
    return try shift.addingTip(tip, toDelivery: number)
  }

  @Test("Facts that each side changed are both taken, and a row that each added too")
  func disjointFacts() throws {
    let ours = try tipped(base, 1, 70, cents: 400)
    let theirs = try tipped(base.recordingEarnings(Money(minorUnits: 900), ofDelivery: 2), 1, 71, cents: 250)
    let merge = try merge(base, ours, theirs)
    let expected = try tipped(
      try tipped(base, 1, 70, cents: 400).recordingEarnings(Money(minorUnits: 900), ofDelivery: 2),
      1,
      71,
      cents: 250
    )
    #expect(merge.merged == .shift(expected))
  }

  @Test("One fact that both sides changed differently is the one conflict, and each side keeps its own")
  func sameFact() throws {
    let ours = try base.recordingEarnings(Money(minorUnits: 900), ofDelivery: 1)
    let theirs = try tipped(base.recordingEarnings(Money(minorUnits: 950), ofDelivery: 1), 2, 71, cents: 250)
    let merge = try merge(base, ours, theirs)
    #expect(merge.merged == nil && merge.conflicts.count == 1)
    #expect(merge.record.ours == .shift(try tipped(ours, 2, 71, cents: 250)))
    #expect(merge.record.theirs == .shift(theirs))
    guard case .fact(let name, let row, let here, let there) = merge.conflicts.first else {
      Issue.record("\(merge.conflicts)")
      return
    }
    #expect(name == .grossEarnings && row.kind == .delivery && row.number == 1)
    #expect(here == .money(Money(minorUnits: 900)) && there == .money(Money(minorUnits: 950)))
  }

  @Test("A fact that both sides changed alike is no conflict, and one that a side removed goes")
  func sameChange() throws {
    let alike = base.with(base.numbered(2).with([.delivered: .evening(1550)]))
    #expect(try merge(base, alike, alike).merged == .shift(alike))
    let without = base.with(offers: [base.offers[0]])
    #expect(try merge(base, without, base).merged == .shift(without))
    #expect(try merge(base, base, without).merged == .shift(without))
  }

  @Test("A row that one side removed and the other changed is left with each")
  func removedAndChanged() throws {
    let without = base.with(offers: [base.offers[0]])
    let changed = try base.recordingEarnings(Money(minorUnits: 900), ofDelivery: 2)
    for (ours, theirs, side) in [(without, changed, MergeSide.ours), (changed, without, .theirs)] {
      let merge = try merge(base, ours, theirs)
      #expect(merge.record.ours == .shift(ours) && merge.record.theirs == .shift(theirs))
      guard case .row(let row, let removed) = merge.conflicts.first, merge.conflicts.count == 1 else {
        Issue.record("\(merge.conflicts)")
        return
      }
      #expect(row.kind == .delivery && row.number == 2 && removed == side)
    }
  }

  @Test("A delivery that one side moved to another offer keeps what the other side recorded of it")
  func movedAndChanged() throws {
    let offers = [Offer.evening(1, [base.numbered(1), base.numbered(2)])]
    let moved = base.with(offers: offers)
    let tipped = try tipped(base, 2, 71, cents: 250)
    let expected = base.with(offers: [Offer.evening(1, [base.numbered(1), tipped.numbered(2)])])
    #expect(try merge(base, moved, tipped).merged == .shift(expected))
    #expect(try merge(base, tipped, moved).merged == .shift(expected))
  }

  @Test("An offer that one side emptied stays while the other side put a delivery into it")
  func emptiedAndFilled() throws {
    let three = base.with(offers: base.offers + [.evening(3, [.evening(3, accepted: 1600, cancelled: 1700)])])
    let third = three.numbered(3)
    let emptied = three.with(offers: [.evening(1, [three.numbered(1), three.numbered(2)]), three.offers[2]])
    let filled = three.with(
      offers: [
        three.offers[0], Offer(id: .number(2), acceptedAt: .evening(1000), deliveries: [three.numbered(2), third]),
      ]
    )
    let expected = three.with(
      offers: [
        .evening(1, [three.numbered(1), three.numbered(2)]),
        Offer(id: .number(2), acceptedAt: .evening(1000), deliveries: [third]),
      ]
    )
    #expect(try merge(three, emptied, filled).merged == .shift(expected))
    #expect(try merge(three, filled, emptied).merged == .shift(expected))
  }

  @Test("A name goes with the economy that it was copied with")
  func economy() throws {
    let named = Shift.evening(to: 60, fuel: FuelAssumptions(milesPerGallon: 31, vehicleName: "Blue"))
    let typed = Shift.evening(to: 60, fuel: FuelAssumptions(milesPerGallon: 29, gasPricePerGallon: Money(3)))
    let before = Shift.evening(to: 60)
    let merge = try merge(before, named, typed)
    #expect(merge.conflicts.count == 2)
    let price = FuelAssumptions(milesPerGallon: 31, gasPricePerGallon: Money(3), vehicleName: "Blue")
    #expect(merge.record.ours == .shift(.evening(to: 60, fuel: price)) && merge.record.theirs == .shift(typed))
  }

  @Test("An empty offer that one side removed and the other changed is left with each, and named")
  func emptyOffer() throws {
    let empty = { (seconds: Double) in
      base.with(offers: base.offers + [Offer(id: .number(3), acceptedAt: .evening(seconds), deliveries: [])])
    }
    for (ours, theirs, side) in [(base, empty(60), MergeSide.ours), (empty(60), base, .theirs)] {
      let merge = try merge(empty(0), ours, theirs)
      #expect(merge.merged == nil && merge.record == Resolved(ours: .shift(ours), theirs: .shift(theirs)))
      guard case .row(let row, let removed) = merge.conflicts.first, merge.conflicts.count == 1 else {
        Issue.record("\(merge.conflicts)")
        return
      }
      #expect(row.kind == .offer && removed == side)
    }
  }

  @Test("Where both sides added the record, what only one has is taken")
  func withoutBase() throws {
    let ours = Shift.evening(to: 3600, gross: 3000)
    let theirs = Shift.evening(to: 3600, pauses: [.evening(9, from: 0, to: 300)])
    let expected = Shift.evening(to: 3600, gross: 3000, pauses: [.evening(9, from: 0, to: 300)])
    #expect(try merge(nil, ours, theirs).merged == .shift(expected))
    #expect(try merge(nil, ours, .evening(to: 3600, gross: 3100)).conflicts.count == 1)
  }

  @Test("Documents of two kinds or of two records are not merged")
  func refusals() throws {
    let shift = RecordContent.shift(base)
    let place = RecordContent.place(.evening(1, "Lantern Soup Bar"))
    let other = RecordContent.place(.evening(2, "Lantern Soup Bar"))
    #expect(throws: MergeRefusal.differentKinds(file: "a.json")) {
      try RecordContent.merge(base: nil, ours: shift, theirs: place, file: "a.json")
    }
    #expect(throws: MergeRefusal.differentRecords(file: "a.json")) {
      try RecordContent.merge(base: place, ours: other, theirs: place, file: "a.json")
    }
  }
}
