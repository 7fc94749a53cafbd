import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Delivery correction refusals")
struct DeliveryCorrectionRefusalTests {
  private let times: [TimesCorrectionRefusal] = [
    .shiftNotCompleted, .noSuchDelivery(number: 7, count: 3), .deliveryNotFinished(number: 1),
    .stageNotRecorded(number: 1, stage: .arrivedAtPickup), .stageNotRecorded(number: 1, stage: .cancelled),
    .beforeShiftStart(number: 1, stage: .accepted, .evening(-300), shiftStart: .evening),
    .beforeShiftStart(number: 1, stage: .arrivedAtPickup, .evening(-5), shiftStart: .evening(-1)),
    .beforeShiftStart(number: 1, stage: .accepted, .evening(-86_400), shiftStart: .evening),
    .afterShiftEnd(number: 2, stage: .delivered, .evening(10_860), shiftEnd: .evening(10_800)),
    .afterShiftEnd(number: 2, stage: .pickedUp, .evening(10_830), shiftEnd: .evening(10_800)),
    .outOfOrder(number: 1, earlier: .accepted, .evening(600), later: .arrivedAtPickup, .evening(540)),
    .outOfOrder(number: 1, earlier: .pickedUp, .evening(640), later: .delivered, .evening(600)),
    .outOfOrder(number: 3, earlier: .arrivedAtPickup, .evening(600), later: .cancelled, .evening(-86_400)),
    .acceptedBeforeOffer(number: 2, .evening(540), offer: 1, offerAcceptedAt: .evening(600)),
    .acceptedBeforeOffer(number: 2, .evening(600), offer: 1, offerAcceptedAt: .evening(612)),
    .overlapsPause(number: 2, pause: 1, .seconds(2040, 2340)),
  ]

  private let reopening: [ReopenRefusal] = [
    .shiftEnded, .noSuchDelivery(number: 1, count: 0), .shiftPaused(since: .evening(60)), .deliveryCancelled(number: 1),
    .notDelivered(number: 1), .pickupWithoutArrival(number: 1), .timesOutOfOrder(number: 1),
    .pausedSinceDelivered(number: 1, pausedAt: .evening(3600)),
  ]

  private let cancelling: [CancellationCorrectionRefusal] = [
    .shiftNotCompleted, .noSuchDelivery(number: 2, count: 1), .alreadyCancelled(number: 1), .notDelivered(number: 1),
    .pickupWithoutArrival(number: 1), .timesOutOfOrder(number: 1),
  ]

  private let grouping: [GroupingRefusal] = [
    .noSuchDelivery(number: 7, count: 3), .noSuchOffer(number: 1, count: 0), .noSuchOffer(number: 2, count: 1),
    .noSuchOffer(number: 4, count: 3), .alreadyInOffer(delivery: 1, offer: 2),
    .acceptedBeforeOffer(delivery: 1, .evening(600), offer: 2, offerAcceptedAt: .evening(660)),
    .acceptedBeforeOffer(delivery: 1, .evening(600), offer: 2, offerAcceptedAt: .evening(612)),
    .noDeliveryGiven, .deliveryGivenTwice(3), .fromDifferentOffers([1, 3]), .fromDifferentOffers([1, 2, 3, 4]),
    .wouldMoveEveryDelivery(offer: 1), .intoItself(offer: 1), .fewerThanTwo(offer: 1),
  ]

  @Test("Each refusal of a correction of deliveries has its sentence, which names both halves")
  func sentences() {
    let refusals: [any Refusal] = times + reopening + cancelling + grouping + [CorrectionRefusal.recordChanged]
    #expect(Golden.mismatch("DeliveryCorrectionRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }

  @Test("Two times in one sentence never read the same")
  func bothHalves() {
    let clock = /\d+:\d\d(:\d\d)? [AP]M( on \w+, \w+ \d+, \d+)?/
    let refusals: [any Refusal] = times + grouping
    for refusal in refusals {
      let moments = refusal.statement(in: .newYork).visible.matches(of: clock).map { String($0.output.0) }
      #expect(Set(moments).count == moments.count, "\(refusal)")
    }
  }

  @Test("The name of each refusal in machine forms carries no instant and no number")
  func rules() {
    let refusals: [any Refusal] = times + reopening + cancelling + grouping
    #expect(refusals.allSatisfy { $0.rule.allSatisfy(\.isLetter) })
    #expect(times[5].rule == "beforeShiftStart" && reopening[7].rule == "pausedSinceDelivered")
  }
}
