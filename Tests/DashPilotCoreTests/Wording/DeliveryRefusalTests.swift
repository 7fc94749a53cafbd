import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery refusals")
struct DeliveryRefusalTests {
  @Test("Each refusal of a delivery's steps and amounts has its sentence")
  func sentences() {
    let steps: [DeliveryStepRefusal] = [
      .shiftEnded,
      .noSuchDelivery(number: 1, count: 0), .noSuchDelivery(number: 2, count: 1), .noSuchDelivery(number: 7, count: 3),
      .deliveryFinished(number: 1, state: .delivered, at: .evening(60)),
      .deliveryFinished(number: 1, state: .cancelled, at: .evening(60)),
      .stepAlreadyRecorded(number: 1, stage: .arrivedAtPickup, at: .evening(60)),
      .stepAlreadyRecorded(number: 1, stage: .pickedUp, at: .evening(60)),
      .earlierStepMissing(number: 1, missing: .arrive), .earlierStepMissing(number: 1, missing: .pickUp),
      .time(.inFuture(.evening(60))),
      .time(.beforeRecordedFact(.evening(0), .delivery(number: 1, stage: .accepted, .evening(30)))),
    ]
    let choices: [DeliveryChoiceRefusal] = [
      .noDeliveryInProgress, .severalDeliveriesInProgress(numbers: [2, 3], example: "arrive 3"),
      .severalDeliveriesInProgress(numbers: [1, 2, 4], example: "deliver 1"),
    ]
    let amounts: [EarningsRefusal] = [
      .shiftNotCompleted, .noSuchDelivery(number: 4, count: 3), .deliveryNotFinished(number: 2),
      .negativeEarnings(Money(minorUnits: -500)),
    ]
    let refusals: [any Refusal] = steps + choices + amounts
    #expect(Golden.mismatch("DeliveryRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
