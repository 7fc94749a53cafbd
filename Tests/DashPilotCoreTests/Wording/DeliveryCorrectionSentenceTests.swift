import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Delivery correction sentences")
struct DeliveryCorrectionSentenceTests {
  private typealias Sentence = (name: String, statement: Statement)

  private let shift = Shift.corrected()

  /// A correction as it is asked about, and as it is confirmed.
  private func told(
    _ name: String,
    _ after: Shift,
    from before: Shift,
    _ sentence: (CorrectionSentences) -> Statement
  ) -> [Sentence] {
    [false, true].map { isDone in
      let sentences = CorrectionSentences(
        ShiftCorrection(from: before, to: after),
        isDone: isDone,
        writing: .newYork
      )
      return (name: "\(name), \(isDone ? "done" : "asked")", statement: sentence(sentences))
    }
  }

  private func times() throws -> [Sentence] {
    let one = try shift.correctingTimes(ofDelivery: 1, to: [.delivered: .evening(3000)])
    let all: [DeliveryStage: Instant] = [
      .accepted: .evening(300), .arrivedAtPickup: .evening(660), .pickedUp: .evening(720), .delivered: .evening(1200),
    ]
    let early = try shift.correctingTimes(ofDelivery: 4, to: [.accepted: .evening(300), .delivered: .evening(900)])
    let night = Shift.evening(to: 40_000, offers: Offer.each(.evening(1, accepted: 20_000, cancelled: 30_000)))
    let cancelled = try night.correctingTimes(ofDelivery: 1, to: [.cancelled: .evening(29_940)])
    return try told("times.one", one, from: shift) { $0.times(ofDelivery: 1, stages: [.delivered]) }
      + told("times.all", shift.correctingTimes(ofDelivery: 1, to: all), from: shift) {
        $0.times(ofDelivery: 1, stages: [.accepted, .arrivedAtPickup, .pickedUp, .delivered])
      }
      + told("times.renumbered", early, from: shift) { $0.times(ofDelivery: 4, stages: [.accepted, .delivered]) }
      + told("times.nextDay", cancelled, from: night) { $0.times(ofDelivery: 1, stages: [.cancelled]) }
      + told("times.same", shift, from: shift) { $0.times(ofDelivery: 1, stages: [.delivered]) }
  }

  private func grouping() throws -> [Sentence] {
    let empty = shift.with(offers: shift.offers + [.evening(8, accepted: 5000, [])])
    let emptyGone = try empty.merging(offer: 3, into: 1)
    let toEmpty = try empty.moving(delivery: 4, toOffer: 3)
    let move = try shift.moving(delivery: 3, toOffer: 1)
    let stays = Shift.evening(offers: [
      .evening(1, [.evening(9, accepted: 60)]), .evening(2, shift.offers[0].deliveries),
    ])
    return try told("moved.emptied", move, from: shift) { $0.grouping(.moved(delivery: 3, offer: 1)) }
      + told("moved.oldStays", stays.moving(delivery: 3, toOffer: 1), from: stays) {
        $0.grouping(.moved(delivery: 3, offer: 1))
      }
      + told("moved.toEmpty", toEmpty, from: empty) { $0.grouping(.moved(delivery: 4, offer: 3)) }
      + told("split.one", shift.splitting(deliveries: [2], id: .number(9)), from: shift) { $0.grouping(.split([2])) }
      + told("split.two", move.splitting(deliveries: [2, 3], id: .number(9)), from: move) {
        $0.grouping(.split([2, 3]))
      }
      + told("merged", shift.merging(offer: 3, into: 1), from: shift) { $0.grouping(.merged(offer: 3, into: 1)) }
      + told("merged.empty", emptyGone, from: empty) { $0.grouping(.merged(offer: 3, into: 1)) }
      + told("separated", move.separating(offer: 1, ids: [.number(8), .number(9)]), from: move) {
        $0.grouping(.separated(offer: 1))
      }
  }

  private func reopened() throws -> [Sentence] {
    let first = shift.numbered(1)
    let chains: [(String, [DeliveryStage: Instant?])] = [
      ("pickedUp", [:]), ("arrivedAtPickup", [.pickedUp: nil]), ("accepted", [.pickedUp: nil, .arrivedAtPickup: nil]),
    ]
    return try chains.map { name, stages in
      let running = Shift.evening(offers: Offer.corrected).with(first.with(stages))
      let after = try running.reopening(delivery: 1)
      return (name: "reopened.\(name)", statement: Confirmation(writing: .newYork).reopened(1, in: after))
    }
  }

  private func sentences() throws -> [Sentence] {
    try times() + told("cancelled", shift.correctingToCancelled(delivery: 1), from: shift) { $0.cancelled(delivery: 1) }
      + grouping() + reopened()
  }

  @Test("Each correction of deliveries is told before and after it is written")
  func golden() throws {
    #expect(
      Golden.mismatch("DeliveryCorrectionSentences.txt", Golden.vocabulary(try sentences(), withLog: true)) == nil
    )
  }

  @Test("None carries an identifier, an amount or a place, and each names its subject")
  func sweep() throws {
    let identifier = /[0-9a-fA-F]{8}/
    for (name, statement) in try sentences() {
      for text in [statement.visible, statement.spoken] {
        #expect(text.firstMatch(of: identifier) == nil, "\(name)")
        #expect(!text.contains("$") && !text.contains("dollar"), "\(name)")
        #expect(text.contains("Delivery") || text.contains("Offer") || name.hasPrefix("times.same"), "\(name)")
      }
    }
  }

  @Test("Taking a completion back names no time, and a completion made a cancellation no clock time and no editing")
  func reticence() throws {
    for (name, statement) in try sentences() where name.hasPrefix("reopened") || name.hasPrefix("cancelled") {
      #expect(statement.visible.firstMatch(of: /\d:\d\d/) == nil, "\(name)")
      #expect(!statement.visible.lowercased().contains("edit"), "\(name)")
    }
  }
}
