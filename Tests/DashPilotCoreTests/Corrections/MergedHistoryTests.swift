import DashPilotCore
import TestSupport
import Testing

/// A merge's shifts and catalogue as they read afterwards.
private struct Merged {
  let catalogue: PlaceCatalogue
  let shifts: [Shift]

  init(_ source: PickupPlace, into destination: PickupPlace, among places: [PickupPlace], _ shifts: [Shift]) throws {
    let merge = try PlaceCatalogue(places).merging(source, into: destination, shifts: shifts)
    let moved = merge.change.saved.compactMap { record in
      if case .shift(let shift) = record { return shift }
      return nil
    }
    self.shifts = shifts.map { shift in moved.first { $0.id == shift.id } ?? shift }
    catalogue = PlaceCatalogue(places.filter { $0.id != source.id })
  }
}

@Suite("Pickup wait history after a merge")
struct WaitHistoryAfterMergeTests {
  private let source = PickupPlace.evening(40, "Lantern Soup")
  private let destination = PickupPlace.evening(41, "Lantern Soup Bar")

  private func merged(_ shifts: [Shift]) throws -> [Shift] {
    try Merged(source, into: destination, among: [source, destination], shifts).shifts
  }

  @Test("Two histories become one, and the median is worked out again over all of it")
  func oneHistory() throws {
    let shifts = [
      Shift.of(.waiting([600, 600, 600], at: 40), to: 40_000),
      .of(.waiting([660, 720, 780], at: 41, from: 11), number: 2),
    ]
    #expect(PlaceWaits(at: .number(40), in: shifts).median == .seconds(600))
    #expect(PlaceWaits(at: .number(41), in: shifts).median == .seconds(720))
    let waits = PlaceWaits(at: .number(41), in: try merged(shifts))
    #expect(waits.sampleCount == 6)
    #expect(waits.median == .seconds(630))
    #expect(waits.shortest == .seconds(600))
    #expect(waits.longest == .seconds(780))
    #expect(PlaceWaits(at: .number(40), in: try merged(shifts)).availability == .noRecordedWaits)
  }

  @Test("Two single waits become two, of which a typical one may be spoken")
  func becomesAvailable() throws {
    let shifts = [Shift.of(.waiting([1200], at: 40) + .waiting([1800], at: 41, from: 11))]
    #expect(PlaceWaits(at: .number(41), in: shifts).availability == .insufficientHistory)
    #expect(PlaceWaits(at: .number(41), in: try merged(shifts)).typical == .seconds(1500))
  }

  @Test("What was left out stays left out")
  func exclusions() throws {
    let shift = Shift.of([
      .at(40, number: 1, arrived: 300, cancelled: 5000), .at(40, number: 2, arrived: 900, pickedUp: 300),
      .at(40, number: 3, arrived: 300), .at(40, number: 4, arrived: 300, pickedUp: 960),
      .at(nil, number: 5, arrived: 0, pickedUp: 60),
    ])
    let waits = PlaceWaits(at: .number(41), in: try merged([shift]))
    #expect(waits.sampleCount == 1)
    #expect(waits.median == .seconds(660))
  }

  @Test("No wait counts twice, equal ones included, and each keeps its end, its length and its delivery")
  func noDuplicates() throws {
    let shifts = [Shift.of(.waiting([600, 600], at: 40) + .waiting([600], at: 41, from: 11))]
    let (before, after) = (shifts.pickupWaits, try merged(shifts).pickupWaits)
    #expect(after.count == 3)
    #expect(Set(after.map(\.delivery)).count == 3)
    #expect(after.map(\.endedAt) == before.map(\.endedAt))
    #expect(after.map(\.length) == before.map(\.length))
    #expect(after.map(\.delivery) == before.map(\.delivery))
    #expect(after.allSatisfy { $0.place == .number(41) })
  }

  @Test("Another place's waits do not move")
  func bystander() throws {
    let shifts = [Shift.of(.waiting([600], at: 40) + .waiting([120, 360], at: 42, from: 11))]
    #expect(PlaceWaits(at: .number(42), in: try merged(shifts)) == PlaceWaits(at: .number(42), in: shifts))
  }
}

@Suite("Recent places after a merge")
struct RecentPlacesAfterMergeTests {
  private let lantern = PickupPlace.evening(40, "Lantern Soup")
  private let bar = PickupPlace.evening(41, "Lantern Soup Bar", created: 60)
  private let nord = PickupPlace.evening(42, "Crémerie Nord", created: 90)

  private let shifts = [
    Shift.of([.at(41, number: 1, accepted: 100), .at(42, number: 2, accepted: 200)], to: 250),
    .of([.at(40, number: 3, accepted: 300, cancelled: 301)], number: 2),
  ]

  @Test("The destination was last used when either was")
  func follows() throws {
    let places = [lantern, bar, nord]
    let before = PlaceCatalogue(places).byRecency(in: shifts)
    #expect(before.map(\.place) == [lantern, nord, bar])
    let merged = try Merged(lantern, into: bar, among: places, shifts)
    let after = merged.catalogue.byRecency(in: merged.shifts)
    #expect(after.map(\.place) == [bar, nord])
    #expect(after.map(\.lastUsedAt) == [.evening(300), .evening(200)])
    #expect(after.map(\.deliveryCount) == [2, 1])
  }

  @Test("A source used longer ago moves nothing")
  func older() throws {
    let merged = try Merged(bar, into: lantern, among: [lantern, bar, nord], shifts)
    let after = merged.catalogue.byRecency(in: merged.shifts)
    #expect(after.map(\.place) == [lantern, nord])
    #expect(after.map(\.lastUsedAt) == [.evening(300), .evening(200)])
  }

  @Test("An unused source leaves the order as it was")
  func unused() throws {
    let unused = PickupPlace.evening(43, "Never", created: 500)
    let merged = try Merged(unused, into: bar, among: [lantern, bar, nord, unused], shifts)
    #expect(merged.catalogue.byRecency(in: merged.shifts).map(\.place) == [lantern, nord, bar])
  }
}
