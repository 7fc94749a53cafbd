import DashPilotCore
import Foundation
import TestSupport
import Testing

extension QuickActionWordingTests {
  private typealias Case = (name: String, statement: Statement)
  private typealias Sentences = DashPilotCore.Confirmation

  private static let open = Shift.evening(
    offers: [
      .evening(1, [.evening(1, accepted: 60), .evening(2, accepted: 60)]), .evening(2, [.evening(3, accepted: 90)]),
    ]
  )

  private static let delivered = Shift.evening(
    offers: Offer.each(
      .evening(
        1,
        accepted: 60,
        arrived: 120,
        pickedUp: 180,
        delivered: 600,
        gross: 1475,
        expected: 850,
        tips: [500, 1]
      ),
      .evening(2, accepted: 60, arrived: 120, pickedUp: 180, cancelled: 700)
    )
  )

  /// What a shift's events are confirmed with, by a clock.
  private static func events(_ confirmation: Sentences) -> [Case] {
    let first = Shift.evening(offers: [open.offers[0]])
    return [
      ("started", confirmation.started(.evening())),
      ("ended", confirmation.ended(.evening(to: 10_800, pauses: [.evening(1, from: 600, to: 4230)]))),
      ("ended, nothing worked", confirmation.ended(.evening(to: 0))),
      ("paused", confirmation.paused(.evening(pauses: [.evening(1, from: 600)]))),
      (
        "paused, ending a parked stretch",
        confirmation.paused(.evening(pauses: [.evening(1, from: 600)], parked: [.evening(2, from: 60, to: 600)]))
      ),
      ("resumed", confirmation.resumed(.evening(pauses: [.evening(1, from: 600, to: 645)]))),
      ("parked", confirmation.parked(.evening(parked: [.evening(1, from: 600)]))),
      ("driven", confirmation.driven(.evening(parked: [.evening(1, from: 600, to: 900)]))),
      ("accepted", confirmation.accepted(in: open, after: first)),
      ("accepted, several", confirmation.accepted(in: first, after: .evening())),
    ]
  }

  /// A delivery as each step leaves it, the quick action's sentence before that of the step's own command.
  private static func steps(_ confirmation: Sentences) -> [Case] {
    let steps: [(DeliveryStage, Delivery)] = [
      (.arrivedAtPickup, .evening(1, accepted: 60, arrived: 120, expected: 850)),
      (.pickedUp, .evening(1, accepted: 60, arrived: 120, pickedUp: 180, expected: 850)),
      (.delivered, .evening(1, accepted: 60, arrived: 120, pickedUp: 180, delivered: 600, expected: 850)),
      (.cancelled, .evening(1, accepted: 60, cancelled: 600, expected: 850)),
    ]
    let sentences: [[Case]] = steps.map { stage, delivery in
      let shift = Shift.evening(offers: Offer.each(delivery, .evening(2, accepted: 90)))
      let named: Case = ("\(stage)", confirmation.recorded(stage, ofDelivery: 1, in: shift))
      let quick: Case = ("next, \(stage)", confirmation.quickly(stage, ofDelivery: 1, in: shift))
      return stage == .cancelled ? [named] : [quick, named]
    }
    return sentences.flatMap(\.self)
      + [("cancelled, nothing expected", confirmation.recorded(.cancelled, ofDelivery: 2, in: delivered))]
  }

  private static func amounts(_ confirmation: Sentences) -> [Case] {
    let paid = Shift.evening(to: 10_800, gross: 8625)
    let some = Money(minorUnits: 1)
    return [
      ("earnings", confirmation.earnings(of: paid, before: nil)),
      ("earnings removed", confirmation.earnings(of: .evening(to: 60), before: some)),
      ("earnings, nothing to remove", confirmation.earnings(of: .evening(to: 60), before: nil)),
      ("earnings of a delivery", confirmation.earnings(ofDelivery: 1, in: delivered, before: nil)),
      ("earnings of a delivery removed", confirmation.earnings(ofDelivery: 2, in: delivered, before: some)),
      ("earnings of a delivery, nothing to remove", confirmation.earnings(ofDelivery: 2, in: delivered, before: nil)),
      ("expectation", confirmation.expectation(ofDelivery: 1, in: delivered, before: nil)),
      ("expectation removed", confirmation.expectation(ofDelivery: 2, in: delivered, before: some)),
      ("expectation, nothing to remove", confirmation.expectation(ofDelivery: 2, in: delivered, before: nil)),
      ("tip added", confirmation.tipAdded(.number(1), toDelivery: 1, in: delivered)),
      ("tip's amount", confirmation.tipCorrected(1, ofDelivery: 1, in: delivered, amount: true, method: false)),
      ("tip's method", confirmation.tipCorrected(1, ofDelivery: 1, in: delivered, amount: false, method: true)),
      (
        "tip's amount and method",
        confirmation.tipCorrected(2, ofDelivery: 1, in: delivered, amount: true, method: true)
      ),
      ("tip removed", confirmation.tipRemoved(2, ofDelivery: 1)),
    ]
  }

  private static func wholeShifts(_ confirmation: Sentences) -> [Case] {
    return [
      ("recorded whole", confirmation.recordedWhole(.evening(to: 10_800))),
      ("recorded whole, to the next day", confirmation.recordedWhole(.evening(to: 32_400))),
    ]
  }

  @Test("Each confirmation has its sentence, seen and heard, and by a clock that went back")
  func golden() throws {
    let now = Sentences(writing: .newYork)
    let behind = Sentences(writing: .newYork, now: .evening(-60))
    let late: [Case] = (Self.events(behind) + Self.steps(behind)).map {
      (name: "\($0.name), clock gone back", statement: $0.statement)
    }
    let asItHappens: [Case] = Self.events(now) + Self.steps(now)
    let all: [Case] = asItHappens + Self.amounts(now) + Self.wholeShifts(now) + late
    #expect(Golden.mismatch("Confirmations.txt", Golden.vocabulary(all, withLog: true)) == nil)
  }

  @Test("No quick action's confirmation states an amount, a rate, a distance, a place or a total", arguments: 1...6)
  func sweep(seed: Int) {
    let forbidden = [
      "$", "/hr", "per hour", " mi ", "miles", "27.18", "31.41", "7.77", PlaceID.number(0xEE).text, "total", "earn",
      "paid", "expected",
    ]
    let shifts = GeneratedEvening(seed: UInt64(seed), steps: 30).shifts
    let confirmation = Confirmation(writing: .newYork, now: .evening(400))
    for (before, shift) in zip(shifts, shifts.dropFirst()) {
      let steps = shift.deliveries.flatMap { subject in
        DeliveryStage.allCases.map { confirmation.quickly($0, ofDelivery: subject.number, in: shift) }
      }
      let events = [
        confirmation.started(shift), confirmation.ended(shift), confirmation.paused(shift), confirmation.resumed(shift),
        confirmation.parked(shift), confirmation.driven(shift), confirmation.accepted(in: shift, after: before),
      ]
      for text in (steps + events).flatMap({ [$0.visible.lowercased(), $0.spoken.lowercased()] }) {
        #expect(forbidden.allSatisfy { !text.contains($0) }, "\(text)")
      }
    }
  }
}
