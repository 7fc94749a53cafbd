import DashPilotCore
import TestSupport
import Testing

/// The rows of `spec/07`, the metrics of a place.
@Suite("Pickup wait median")
struct PlaceWaitsTests {
  private func metrics(_ seconds: [Double]) -> PlaceWaits {
    PlaceWaits(at: .number(40), in: [.of(.waiting(seconds, at: 40))])
  }

  @Test("Without a wait there is no figure at all, which is not zero")
  func none() {
    let none = metrics([])
    #expect(none.sampleCount == 0)
    #expect(none.median == nil && none.shortest == nil && none.longest == nil && none.mostRecent == nil)
    #expect(none.availability == .noRecordedWaits)
    #expect(none.typical == nil)
    #expect(!none.hasSpread)
  }

  @Test("One wait is its own median, and too few to call typical")
  func one() {
    let one = metrics([1200])
    #expect(one.median == .seconds(1200))
    #expect(one.availability == .insufficientHistory)
    #expect(one.typical == nil)
    #expect(one.shortest == .seconds(1200) && one.longest == .seconds(1200))
    #expect(!one.hasSpread)
    #expect(PlaceWaits.minimumSampleCount == 2)
  }

  /// Waits in seconds, and the median in milliseconds.
  private static let rows: [([Double], Int64)] = [
    ([1200, 1800], 1_500_000), ([600, 601], 600_500), ([120, 360, 600, 3600], 480_000),
    ([2460, 360, 660, 540, 1200], 660_000), ([300, 300, 300, 2400], 300_000),
    ([300, 360, 420, 480, 5700], 420_000), ([0, 0, 600], 0), ([360, 660, 2460], 660_000),
    ([540, 540, 540], 540_000), ([0.001, 0.002], 1), ([600, 600, 600, 660, 720, 780], 630_000),
  ]

  @Test("The middle wait, or the exact midpoint of the middle two, is the median and typical", arguments: rows)
  func median(_ seconds: [Double], _ milliseconds: Int64) {
    for order in [seconds, seconds.reversed(), seconds.sorted()] {
      let exact = seconds == [0.001, 0.002] ? Duration.microseconds(1500) : .milliseconds(milliseconds)
      #expect(metrics(order).median == exact)
      #expect(metrics(order).typical == exact)
      #expect(metrics(order).availability == .available)
      #expect(metrics(order).sampleCount == seconds.count)
    }
  }

  @Test("Shortest and longest are kept, and no outlier is trimmed")
  func spread() {
    #expect(metrics([360, 660, 2460]).shortest == .seconds(360))
    #expect(metrics([360, 660, 2460]).longest == .seconds(2460))
    #expect(metrics([360, 660, 2460]).hasSpread)
    #expect(metrics([300, 360, 420, 480, 5700]).longest == .seconds(5700))
    #expect(!metrics([540, 540, 540]).hasSpread)
    #expect(metrics([600, 600.001]).hasSpread)
  }

  @Test("A hundred waits, in any order")
  func hundred() {
    let seconds = (1...100).map { Double($0) * 10 }
    #expect(metrics(seconds).median == .seconds(505))
    #expect(metrics(seconds.map { 1010 - $0 }).median == .seconds(505))
    #expect(metrics(seconds + [100_000]).median == .seconds(510))
  }

  @Test("The most recent is the last by its end, not the last in the file")
  func mostRecent() {
    let shift = Shift.of([
      .at(40, number: 1, accepted: 0, arrived: 600, pickedUp: 900),
      .at(40, number: 2, accepted: 10, arrived: 60, pickedUp: 120),
    ])
    let waits = PlaceWaits(at: .number(40), in: [shift])
    #expect(waits.mostRecent?.endedAt == .evening(900))
    #expect(waits.mostRecent?.length == .seconds(300))
  }
}

@Suite("Pickup wait aggregation by place")
struct PlaceWaitsByPlaceTests {
  private let shifts = [
    Shift.of(
      [
        .at(40, number: 1, arrived: 0, pickedUp: 360), .at(41, number: 2, accepted: 10, arrived: 0, pickedUp: 1200),
        .at(nil, number: 3, accepted: 20, arrived: 0, pickedUp: 60), .at(40, number: 4, accepted: 30, arrived: 0),
      ],
      to: 7200
    ),
    .of([.at(40, number: 5, arrived: 0, pickedUp: 2460, delivered: 3000)], number: 2, to: 7200),
    .of([.at(40, number: 6, arrived: 0, pickedUp: 660), .at(40, number: 7, accepted: 5, cancelled: 9)], number: 3),
  ]

  @Test("A place's waits are its own")
  func isolation() {
    #expect(PlaceWaits(at: .number(41), in: shifts).sampleCount == 1)
    #expect(PlaceWaits(at: .number(41), in: shifts).median == .seconds(1200))
    #expect(PlaceWaits(at: .number(42), in: shifts).availability == .noRecordedWaits)
  }

  @Test("A place gathers its waits from every finished and running shift, and only from deliveries that were picked up")
  func acrossShifts() {
    let waits = PlaceWaits(at: .number(40), in: shifts)
    #expect(waits.sampleCount == 3)
    #expect(waits.median == .seconds(660))
    #expect(waits.shortest == .seconds(360))
    #expect(waits.longest == .seconds(2460))
  }

  @Test("A delivery that names no place counts for none, and still counts where all waits are taken together")
  func withoutPlace() {
    #expect([40, 41].map { PlaceWaits(at: .number($0), in: shifts).sampleCount } == [3, 1])
    #expect(PlaceWaits(of: shifts.pickupWaits).sampleCount == 5)
  }

  @Test("Together, single waits are taken and not the medians of places")
  func together() {
    let shifts = [Shift.of(.waiting([600, 600, 600], at: 40) + .waiting([660, 720, 780], at: 41, from: 11))]
    #expect(PlaceWaits(of: shifts.pickupWaits).median == .seconds(630))
  }

  @Test("Two places with the same text are two")
  func identity() {
    let places: [PickupPlace] = [.evening(40, "Lantern"), .evening(41, "LANTERN")]
    #expect(places.map { PlaceWaits(at: $0.id, in: shifts).sampleCount } == [3, 1])
  }
}
