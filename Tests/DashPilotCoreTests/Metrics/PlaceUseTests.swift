import DashPilotCore
import TestSupport
import Testing

/// The order of recent places (`spec/07`, recent places).
@Suite("Recent places")
struct PlaceUseTests {
  private func order(_ places: [PickupPlace], _ shifts: [Shift]) -> [UInt8] {
    let uses = PlaceCatalogue(places).byRecency(in: shifts)
    return uses.map { $0.place.id.uuid.uuid.0 }
  }

  @Test("The latest acceptance decides, whatever became of the delivery and whichever shift it is in")
  func acceptance() {
    let places: [PickupPlace] = [.evening(40, "A"), .evening(41, "B"), .evening(42, "C")]
    let shifts = [
      Shift.of([.at(40, number: 1, accepted: 400, cancelled: 401), .at(41, number: 2, accepted: 10)], to: 900),
      .of(
        [.at(42, number: 3, accepted: 300, arrived: 800, pickedUp: 900), .at(41, number: 4, accepted: 500)],
        number: 2
      ),
    ]
    #expect(order(places, shifts) == [41, 40, 42])
  }

  @Test("Ties go by key, then by identifier")
  func ties() {
    let places: [PickupPlace] = [
      .evening(43, "beta"), .evening(42, "ALPHA"), .evening(41, "Beta"), .evening(40, "gamma"),
    ]
    let shift = Shift.of((40...43).map { .at($0, number: $0, accepted: 100) })
    #expect(order(places, [shift]) == [42, 41, 43, 40])
  }

  @Test("Places that no delivery names come last, the newest first, then by key and identifier")
  func unused() {
    let places: [PickupPlace] = [
      .evening(40, "used"), .evening(41, "Old", created: 10), .evening(42, "New", created: 90),
      .evening(44, "b", created: 50), .evening(43, "A", created: 50), .evening(45, "a", created: 50),
    ]
    #expect(order(places, [.of([.at(40, accepted: 0)])]) == [40, 42, 43, 45, 44, 41])
    #expect(order(places, []).last == 40)
  }

  @Test("A deletion of the shift moves the order by itself, and a dangling place makes no row")
  func deletion() {
    let places: [PickupPlace] = [.evening(40, "A"), .evening(41, "B")]
    let older = Shift.of([.at(41, number: 1, accepted: 100), .at(99, number: 2, accepted: 50)])
    let newer = Shift.of([.at(40, number: 3, accepted: 200)], number: 2)
    #expect(order(places, [older, newer]) == [40, 41])
    #expect(order(places, [older]) == [41, 40])
  }
}
