import DashPilotCore
import TestSupport
import Testing

/// What a driver reads or hears back from a quick action (`spec/02`, quick actions).
@Suite("Quick action wording")
struct QuickActionWordingTests {
  private let confirmation = Confirmation(writing: .newYork)
  private let routeCaution =
    "The route is not being recorded unless \"dashpilot route record\" runs; a track can be read in afterwards."

  @Test("A start and a resumption carry the caution about the route")
  func caution() {
    #expect(
      confirmation.started(.evening()).visible
        == "Started a shift at 5:46 PM on Saturday, August 23, 2025. \(routeCaution)"
    )
    let resumed = Shift.evening(pauses: [.evening(1, from: 600, to: 1500), .evening(2, from: 3000, to: 3300)])
    #expect(
      confirmation.resumed(resumed).visible
        == "Resumed the shift at 6:41 PM. Paused altogether: 20 min. \(routeCaution)"
    )
    #expect(confirmation.resumed(resumed).spoken.contains("Paused altogether: 20 minutes."))
    #expect(confirmation.driven(.evening(parked: [.evening(1, from: 600, to: 1500)])).visible.hasSuffix(routeCaution))
  }

  @Test("A pause says that the route is not recorded, and that it ended a parked stretch where it did")
  func paused() {
    let paused = Shift.evening(pauses: [.evening(1, from: 600)])
    let sentence = "Paused the shift at 5:56 PM. The route is not recorded while it is paused."
    #expect(confirmation.paused(paused).visible == sentence)
    let parked = Shift.evening(pauses: [.evening(1, from: 600)], parked: [.evening(2, from: 300, to: 600)])
    #expect(confirmation.paused(parked).visible == "\(sentence) The parked stretch has ended with it.")
    let earlier = Shift.evening(pauses: [.evening(1, from: 600)], parked: [.evening(2, from: 300, to: 500)])
    #expect(confirmation.paused(earlier).visible == sentence)
  }

  @Test("An end names the shift as history names it, and tells its working time, not its elapsed time")
  func ended() {
    let shift = Shift.evening(to: 10_800, pauses: [.evening(1, from: 600, to: 4200)])
    #expect(
      confirmation.ended(shift).visible
        == "Ended the shift of Saturday, August 23, 2025 at 8:46 PM. Working time: 2 hr."
    )
    #expect(
      confirmation.ended(shift).spoken
        == "Ended the shift of Saturday, August 23, 2025 at 8:46 PM. Working time: 2 hours."
    )
  }

  @Test("An acceptance tells the new deliveries' numbers and how many are in progress")
  func accepted() throws {
    let before = Shift.evening(offers: Offer.each(.evening(1, accepted: 60), .evening(2, accepted: 70, cancelled: 80)))
    let one = try accepting(1, in: before)
    #expect(
      confirmation.accepted(in: one, after: before).visible
        == "Accepted Delivery 3 at 5:56 PM. 2 deliveries in progress."
    )
    let three = try accepting(3, in: before)
    #expect(
      confirmation.accepted(in: three, after: before).visible
        == "Accepted Delivery 3, Delivery 4 and Delivery 5 as one offer at 5:56 PM. 4 deliveries in progress."
    )
  }

  @Test("What is not known is left out: no number, no time and no duration is made up")
  func unknown() {
    let running = Shift.evening(offers: Offer.each(.evening(1, accepted: 60)))
    #expect(confirmation.accepted(in: running, after: running).visible == "Accepted an offer. 1 delivery in progress.")
    #expect(
      confirmation.quickly(.delivered, ofDelivery: 1, in: running).visible
        == "Delivery 1 was delivered. 1 delivery in progress."
    )
    #expect(confirmation.ended(.evening()).visible == "Ended the shift of Saturday, August 23, 2025.")
    #expect(confirmation.ended(.evening(to: -60)).visible.contains("Working time") == false)
    #expect(
      confirmation.paused(.evening()).visible == "Paused the shift. The route is not recorded while it is paused."
    )
    #expect(confirmation.parked(.evening()).visible.hasPrefix("Recorded the vehicle as parked. "))
    #expect(confirmation.driven(.evening()).visible.hasPrefix("Recorded the vehicle as driven again. "))
    #expect(confirmation.resumed(.evening()).visible.hasPrefix("Resumed the shift. Paused altogether: 0 min. "))
  }

  @Test("A time that is later than the clock is told to be the earliest that the record allows")
  func clockWentBack() {
    let behind = Confirmation(writing: .newYork, now: .evening(300))
    let level = Confirmation(writing: .newYork, now: .evening(600))
    let paused = Shift.evening(pauses: [.evening(1, from: 600)])
    #expect(
      behind.paused(paused).visible
        .hasPrefix("Paused the shift at 5:56 PM, the earliest time that the record allows. The route")
    )
    #expect(!level.paused(paused).visible.contains("earliest"))
  }

  @Test("An expectation is told by the step's own command alone, never by a quick action")
  func expectation() {
    let delivery = Delivery.evening(1, accepted: 60, arrived: 70, pickedUp: 80, delivered: 600, expected: 850)
    let shift = Shift.evening(offers: Offer.each(delivery))
    #expect(
      confirmation.quickly(.delivered, ofDelivery: 1, in: shift).visible
        == "Delivery 1 was delivered at 5:56 PM. No delivery is in progress."
    )
    #expect(
      confirmation.recorded(.delivered, ofDelivery: 1, in: shift).visible.contains("It was expected to pay $8.50")
    )
  }

  private func accepting(_ count: UInt8, in shift: Shift) throws -> Shift {
    let offer = NewOffer(id: .number(100), deliveries: (0..<count).map { .number(100 + $0) })
    return try shift.accepting(offer, at: .live(now: .evening(600)))
  }
}
