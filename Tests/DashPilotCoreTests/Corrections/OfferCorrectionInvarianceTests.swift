import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Offer correction invariance")
struct OfferCorrectionInvarianceTests {
  /// The four corrections of the finished evening, which groups Deliveries 1 and 2, and the offer numbers afterwards.
  private static func corrected(_ shift: Shift) throws -> [(after: Shift, offers: [Int])] {
    [
      (try shift.moving(delivery: 3, toOffer: 1), [1, 1, 1, 2]),
      (try shift.splitting(deliveries: [2], id: .number(9)), [1, 2, 3, 4]),
      (try shift.merging(offer: 3, into: 1), [1, 1, 2, 1]),
      (try shift.separating(offer: 1, ids: [.number(9)]), [1, 2, 3, 4]),
    ]
  }

  /// The evening with Delivery 4 still open at its pickup, while it runs.
  private let running = Shift.corrected(to: nil).with(
    Shift.corrected().numbered(4).with([.delivered: nil, .arrivedAtPickup: .evening(6900)])
  )

  @Test("No time, place, amount, tip or state of a delivery moves, and no other part of the shift")
  func deliveries() throws {
    for shift in [Shift.corrected(), running] {
      for (after, offers) in try Self.corrected(shift) {
        #expect(after.deliveries.map(\.delivery) == shift.deliveries.map(\.delivery))
        #expect(after.deliveries.map(\.number) == [1, 2, 3, 4])
        #expect(after.deliveries.map(\.offerNumber) == offers)
        #expect(after == shift.with(offers: after.offers))
      }
    }
  }

  @Test("The figures of the shift, its waits and each place's samples stay, to the value")
  func figures() throws {
    let shift = Shift.corrected()
    let metrics = ShiftMetrics(shift, route: .founding, readAt: 8000)
    #expect(metrics.active.duration == .seconds(3900) && metrics.rates.perWorkingHour.value != nil)
    for (after, _) in try Self.corrected(shift) {
      #expect(ShiftMetrics(after, route: .founding, readAt: 8000) == metrics)
      #expect([after].pickupWaits == [shift].pickupWaits && [shift].pickupWaits.count == 2)
      for place in 1...4 {
        let id = PlaceID.number(UInt8(place))
        #expect(PlaceWaits(at: id, in: [after]) == PlaceWaits(at: id, in: [shift]))
      }
    }
  }

  @Test("The card stays, with its count in progress, its clocks and its controls; so do the reminders")
  func card() throws {
    let stacked = running.with(Shift.corrected().numbered(2).with([.delivered: nil, .pickedUp: nil]))
    for shift in [running, stacked] {
      let card = ShiftCard(of: shift, route: .founding)
      for (after, _) in try Self.corrected(shift) {
        #expect(ShiftCard(of: after, route: .founding) == card)
        #expect(
          Reminder.reminders(for: after, readAt: .evening(9000))
            == Reminder.reminders(for: shift, readAt: .evening(9000))
        )
      }
    }
    let card = ShiftCard(of: stacked, route: nil)
    #expect(card.deliveries.map(\.number) == [2, 4] && card.controls.first == .stepNamesItsDelivery)
  }

  @Test("The export's offerNumber follows, and every other byte of it stays")
  func export() throws {
    let shift = Shift.corrected()
    let before = lines(shift)
    for (after, offers) in try Self.corrected(shift) {
      let (old, new) = (before.filter { !isOfferNumber($0) }, lines(after).filter { !isOfferNumber($0) })
      #expect(old == new)
      let numbers = lines(after).filter(isOfferNumber).compactMap { Int($0.filter(\.isNumber)) }
      #expect(numbers == offers)
    }
    #expect(before.filter(isOfferNumber).compactMap { Int($0.filter(\.isNumber)) } == [1, 1, 2, 3])
  }

  private func lines(_ shift: Shift) -> [Substring] {
    JSON.shift(shift, metrics: ShiftMetrics(shift), places: [:]).text.split(separator: "\n")
  }

  private func isOfferNumber(_ line: Substring) -> Bool { line.contains("\"offerNumber\"") }

  @Test("An offer that holds nothing is read, is offered by number, and is merged away without taking a delivery")
  func empty() throws {
    let empty = Offer.evening(8, accepted: 5000, [])
    let shift = Shift.corrected(offers: Offer.corrected + [empty])
    #expect(OfferGrouping.groupings(of: shift).map(\.deliveries) == [[1, 2], [3], [], [4]])
    #expect(OfferGrouping.groupings(of: shift)[2].heading == "Offer 3, which holds no delivery")
    for destination in [1, 2, 4] {
      #expect(try shift.merging(offer: 3, into: destination) == Shift.corrected())
    }
    #expect(ShiftMetrics(shift) == ShiftMetrics(.corrected()))
  }

  @Test("What is accepted after a correction is a new offer, as it was before")
  func accepting() throws {
    for (after, _) in try Self.corrected(running) {
      let offer = NewOffer(id: .number(20), deliveries: [.number(20)])
      let accepted = try after.accepting(offer, at: .live(now: .evening(9000)))
      let fresh = Offer(
        id: .number(20),
        acceptedAt: .evening(9000),
        deliveries: [
          Delivery(id: .number(20), acceptedAt: .evening(9000))
        ]
      )
      #expect(accepted == after.with(offers: after.offers + [fresh]))
    }
  }

  @Test("An offer of one, as an older record has for each delivery, is both what is moved and where to")
  func offersOfOne() throws {
    let each = Offer.each(.evening(1, accepted: 600, delivered: 900), .evening(2, accepted: 700, delivered: 1000))
    let shift = Shift.evening(to: 3000, offers: each)
    let together = shift.with(offers: [.evening(1, accepted: 600, each.flatMap(\.deliveries))])
    #expect(try shift.moving(delivery: 2, toOffer: 1) == together)
    #expect(try shift.merging(offer: 2, into: 1) == together)
    #expect(try together.separating(offer: 1, ids: [.number(2)]) == shift)
  }
}
