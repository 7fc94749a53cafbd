import DashPilotCore
import TestSupport
import Testing

@Suite("What a merge must not say")
struct MergeCollisionTests {
  private func collisions(_ base: Shift, _ ours: Shift, _ theirs: Shift) throws -> [MergeCollision] {
    let merge = try RecordContent.merge(
      base: .shift(base),
      ours: .shift(ours),
      theirs: .shift(theirs),
      file: "a.json"
    )
    if !merge.conflicts.isEmpty {
      #expect(merge.record == Resolved(ours: .shift(ours), theirs: .shift(theirs)))
    }
    return merge.conflicts.compactMap { conflict in
      if case .collision(let collision) = conflict { collision } else { nil }
    }
  }

  @Test("An end on one side and something later on the other are left apart")
  func endedAndWentOn() throws {
    let base = Shift.evening()
    let ended = Shift.evening(to: 600)
    let accepted = Shift.evening(offers: Offer.each(.evening(1, accepted: 700, cancelled: 800)))
    #expect(try collisions(base, ended, accepted) == [.anomaly(.deliveryOutsideShift(number: 1))])
    let running = Shift.evening(offers: Offer.each(.evening(1, accepted: 300)))
    #expect(try collisions(base, running, ended) == [.anomaly(.deliveryNotFinished(number: 1))])
    let paused = Shift.evening(pauses: [.evening(9, from: 300)])
    #expect(try collisions(base, ended, paused) == [.anomaly(.pauseIsOpen(number: 1))])
  }

  @Test("Two pauses that are open at once, and two that share time, are left apart; one kind beside the other is not")
  func overlaps() throws {
    let base = Shift.evening(to: 3600)
    let one = Shift.evening(to: 3600, pauses: [.evening(8, from: 300, to: 600)])
    let other = Shift.evening(to: 3600, pauses: [.evening(9, from: 500, to: 700)])
    #expect(try collisions(base, one, other) == [.pausesOverlap(1, 2)])
    let (first, second) = (
      Shift.evening(parked: [.evening(8, from: 300)]), Shift.evening(parked: [.evening(9, from: 400)])
    )
    #expect(try collisions(.evening(), first, second) == [.parkedStretchesOverlap(1, 2)])
    #expect(try collisions(.evening(), first, .evening(pauses: [.evening(9, from: 400, to: 500)])) == [])
    let after = Shift.evening(to: 3600, pauses: [.evening(9, from: 600, to: 700)])
    #expect(try collisions(base, one, after) == [])
  }

  @Test("A pause in the time of a delivery that the other side recorded is left apart; one beside it is not")
  func pauseInWork() throws {
    let base = Shift.evening()
    let accepted = Shift.evening(offers: Offer.each(.evening(1, accepted: 300)))
    #expect(
      try collisions(base, .evening(pauses: [.evening(9, from: 400)]), accepted) == [.pauseOverlapsDelivery(1, 1)]
    )
    #expect(try collisions(base, .evening(pauses: [.evening(9, from: 200, to: 300)]), accepted) == [])
  }

  @Test("A delivery that was cancelled on one side and delivered on the other is left apart")
  func cancelledAndDelivered() throws {
    let base = Delivery.evening(1, accepted: 300, arrived: 400, pickedUp: 500)
    let (delivered, cancelled) = (base.with([.delivered: .evening(700)]), base.with([.cancelled: .evening(600)]))
    let shift = { (delivery: Delivery) in Shift.evening(offers: Offer.each(delivery)) }
    let found = try collisions(shift(base), shift(delivered), shift(cancelled))
    #expect(found.contains(.anomaly(.deliveredAndCancelled(number: 1))))
  }

  @Test("What one side says already is no reason, even where its number is another now")
  func alreadyThere() throws {
    let odd = Shift.evening(to: 3600, offers: Offer.each(.evening(5, accepted: 900, arrived: 800, cancelled: 950)))
    let earlier = Offer.evening(7, [.evening(7, accepted: 300, cancelled: 350)])
    let added = odd.with(offers: odd.offers + [earlier])
    let paid = Shift.evening(to: 3600, gross: 100, offers: odd.offers)
    #expect(try collisions(odd, paid, added) == [])
  }

  @Test("Two vehicles of one name, and a selected one that the other side removed, are left apart")
  func settings() throws {
    let vehicle = { (id: UInt8, name: String) in
      Vehicle(id: .number(id), name: name, milesPerGallon: 31, createdAt: .evening)
    }
    let settings = { (vehicles: [Vehicle], selected: VehicleID?) in
      RecordContent.settings(
        Settings(
          timeZone: "America/New_York",
          firstWeekday: .monday,
          locale: "en_US",
          vehicles: vehicles,
          selectedVehicle: selected
        )
      )
    }
    let named = try RecordContent.merge(
      base: settings([], nil),
      ours: settings([vehicle(1, "Blue hatchback")], nil),
      theirs: settings([vehicle(2, "blue hatchback")], nil),
      file: "dashpilot.json"
    )
    #expect(named.conflicts == [.collision(.vehiclesShareName("Blue hatchback"))])
    let both = [vehicle(1, "Blue"), vehicle(2, "Grey")]
    let selected = try RecordContent.merge(
      base: settings(both, nil),
      ours: settings([both[0]], nil),
      theirs: settings(both, .number(2)),
      file: "dashpilot.json"
    )
    #expect(selected.conflicts == [.collision(.anomaly(.selectedVehicleNotThere))])
  }
}
