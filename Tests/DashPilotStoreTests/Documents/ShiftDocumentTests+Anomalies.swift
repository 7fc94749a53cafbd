import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

extension ShiftDocumentTests {
  /// Documents that say what no command can record (`spec/01`, anomalous).
  static let anomalies: [(name: String, shift: Shift)] = [
    ("an end before its start", Shift(id: .number(1), startedAt: .evening, endedAt: .evening(-60))),
    (
      "pauses outside the shift, backwards and open on a finished one",
      Shift(
        id: .number(1),
        startedAt: .evening,
        endedAt: .evening(60),
        pauses: [
          Pause(id: .number(2), startedAt: .evening(-100), endedAt: .evening(-50)),
          Pause(id: .number(3), startedAt: .evening(50), endedAt: .evening(40)),
          Pause(id: .number(4), startedAt: .evening(55)),
        ]
      )
    ),
    ("amounts on an unfinished shift", Shift(id: .number(1), startedAt: .evening, grossEarnings: Money(5))),
    (
      "deliveries with times out of order, both ends, no acceptance in their offer and money while under way",
      Shift(
        id: .number(1),
        startedAt: .evening,
        endedAt: .evening(60),
        offers: [
          Offer(
            id: .number(2),
            acceptedAt: .evening(500),
            deliveries: [
              Delivery(id: .number(3), acceptedAt: .evening(10), pickedUpAt: .evening(5), deliveredAt: .evening(1)),
              Delivery(id: .number(4), acceptedAt: .evening(10), deliveredAt: .evening(20), cancelledAt: .evening(20)),
              Delivery(id: .number(5), acceptedAt: .evening(10), grossEarnings: Money(5), expectedEarnings: Money(6)),
            ]
          ), Offer(id: .number(6), acceptedAt: .evening(501), deliveries: []),
        ]
      )
    ),
    (
      "one identifier in rows of several kinds",
      Shift(
        id: .number(1),
        startedAt: .evening,
        pauses: [Pause(id: .number(1), startedAt: .evening)],
        parkedStretches: [ParkedStretch(id: .number(1), startedAt: .evening)],
        offers: [
          Offer(
            id: .number(1),
            acceptedAt: .evening,
            deliveries: [Delivery(id: .number(1), acceptedAt: .evening, pickupPlace: .number(1))]
          )
        ]
      )
    ),
  ]

  @Test("A document that contradicts itself is read as it stands, and written back byte for byte", arguments: anomalies)
  func anomaly(name: String, recorded: Shift) throws {
    #expect(try shift(text(recorded)) == recorded)
    #expect(try text(shift(text(recorded))) == text(recorded))
  }
}
