import DashPilotCore
import TestSupport
import Testing

/// Which deliveries yield a wait (`spec/07`, a wait).
@Suite("Pickup wait samples")
struct PickupWaitTests {
  private func wait(_ delivery: Delivery) -> Duration? { PickupWait(of: delivery)?.length }

  @Test("A wait runs from arriving to picking up, and carries its place, its end and its delivery")
  func sample() throws {
    let delivery = Delivery.at(40, number: 7, arrived: 300, pickedUp: 960)
    let wait = try #require(PickupWait(of: delivery))
    #expect(wait.length == .seconds(660))
    #expect(wait.place == .number(40))
    #expect(wait.endedAt == .evening(960))
    #expect(wait.delivery == .number(7))
  }

  @Test("Arriving and picking up at one instant is a wait of nothing, and counts")
  func zero() {
    #expect(wait(.at(40, arrived: 300, pickedUp: 300)) == .zero)
  }

  @Test("Without a pickup, or without an arrival, there is none")
  func missingEnds() {
    #expect(wait(.at(40)) == nil)
    #expect(wait(.at(40, arrived: 300)) == nil)
    #expect(wait(.at(40, pickedUp: 960)) == nil)
    #expect(wait(.at(40, delivered: 960)) == nil)
  }

  @Test("A cancellation before the pickup gives none, however late it came; one after it keeps the wait")
  func cancellations() {
    #expect(wait(.at(40, arrived: 300, cancelled: 90_000)) == nil)
    #expect(wait(.at(40, cancelled: 90_000)) == nil)
    #expect(wait(.at(40, arrived: 300, pickedUp: 720, cancelled: 800)) == .seconds(420))
  }

  @Test("A pickup before the arrival is left out, and neither clamped nor reversed")
  func backwards() {
    #expect(wait(.at(40, arrived: 960, pickedUp: 300)) == nil)
  }

  @Test("A delivered one and one that is still carried count alike")
  func states() {
    #expect(wait(.at(40, arrived: 300, pickedUp: 960, delivered: 1200)) == .seconds(660))
    #expect(wait(.at(40, arrived: 300, pickedUp: 960)) == .seconds(660))
  }

  @Test("A delivery without a place has a wait that is no place's")
  func noPlace() {
    let shift = Shift.of([.at(nil, arrived: 0, pickedUp: 60)])
    #expect([shift].pickupWaits.map(\.place) == [nil])
    #expect(PlaceWaits(of: [shift].pickupWaits).sampleCount == 1)
  }

  @Test("Waits stand by their end, then by length, then by delivery, whichever shift they are of")
  func order() {
    let shifts = [
      Shift.of([.at(40, number: 5, arrived: 0, pickedUp: 900), .at(40, number: 4, arrived: 300, pickedUp: 900)]),
      .of([.at(41, number: 3, arrived: 300, pickedUp: 900), .at(41, number: 9, arrived: 0, pickedUp: 60)], number: 2),
    ]
    #expect(shifts.pickupWaits.map(\.delivery) == [.number(9), .number(3), .number(4), .number(5)])
    #expect(shifts.reversed().pickupWaits == shifts.pickupWaits)
    #expect(PlaceWaits(of: shifts.pickupWaits.reversed()).mostRecent?.delivery == .number(5))
  }
}
