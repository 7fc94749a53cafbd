import DashPilotCore
import TestSupport
import Testing

extension ShiftEndCorrectionTests {
  /// An end in milliseconds of the evening, proposed to a shift, and why it is refused; nothing where it is accepted.
  struct Proposal: CustomTestStringConvertible, Sendable {
    let shift: Shift
    let end: Int
    let refusal: EndCorrectionRefusal?
    var testDescription: String { "\(end): \(refusal?.rule ?? "accepted")" }

    init(_ shift: Shift, _ end: Int, _ refusal: EndCorrectionRefusal? = nil) {
      (self.shift, self.end, self.refusal) = (shift, end, refusal)
    }
  }

  private static func ended(
    pauses: [Pause] = [],
    parked: [ParkedStretch] = [],
    _ deliveries: Delivery...
  ) -> Shift {
    let offers = deliveries.enumerated().map { Offer.evening(UInt8($0 + 1), [$1]) }
    return .evening(to: 14_400, pauses: pauses, parked: parked, offers: offers)
  }

  private static func work(_ number: Int, _ stage: DeliveryStage, _ seconds: Double) -> EndCorrectionRefusal {
    .precedesRecordedDeliveryWork(.delivery(number: number, stage: stage, .evening(seconds)))
  }

  private static let pauseCut = EndCorrectionRefusal.cutsThroughRecordedPause(.seconds(200, 500))
  private static let parkingCut = EndCorrectionRefusal.cutsThroughRecordedRouteSuspension(.seconds(200, 500))
  private static let next = EndCorrectionRefusal.overlapsAnotherShift(startedAt: .evening(15_000))
  private static let paused = ended(pauses: [.evening(11, from: 200, to: 500)])
  private static let parked = ended(parked: [.evening(21, from: 200, to: 500)])
  private static let backwardsPause = ended(pauses: [.evening(11, from: 800, to: 300)])
  private static let backwardsParking = ended(parked: [.evening(21, from: 800, to: 300)])

  private static let bounds = [
    Proposal(ended(), 1), Proposal(ended(), 0, .notAfterShiftStart(.evening, shiftStart: .evening)),
    Proposal(ended(), -1, .notAfterShiftStart(.evening(-0.001), shiftStart: .evening)),
    Proposal(ended(), 15_000_000), Proposal(ended(), 15_000_001, next),
    Proposal(paused, 500_000), Proposal(paused, 499_999, pauseCut), Proposal(paused, 100_000, pauseCut),
    Proposal(backwardsPause, 800_000),
    Proposal(backwardsPause, 799_999, .cutsThroughRecordedPause(.seconds(800, 300))),
    Proposal(parked, 500_000), Proposal(parked, 499_999, parkingCut), Proposal(parked, 100_000, parkingCut),
    Proposal(backwardsParking, 800_000),
    Proposal(backwardsParking, 799_999, .cutsThroughRecordedRouteSuspension(.seconds(800, 300))),
    Proposal(late, 10_800_000), Proposal(late, 10_799_999, work(1, .delivered, 10_800)),
    Proposal(ended(pauses: [.evening(11, from: 200)]), 14_400_000, .pauseIsOpen(startedAt: .evening(200))),
    Proposal(ended(parked: [.evening(21, from: 200)]), 14_400_000, .routeSuspensionIsOpen(startedAt: .evening(200))),
  ]

  @Test("Touching is accepted, and one millisecond of overlap is refused with what it collided with", arguments: bounds)
  func bounds(_ proposal: Proposal) throws {
    let end = Double(proposal.end) / 1000
    if let refusal = proposal.refusal {
      #expect(throws: refusal) { try Self.correcting(proposal.shift, to: end) }
    } else {
      #expect(try Self.correcting(proposal.shift, to: end) == proposal.shift.differing(inEnd: .evening(end)))
    }
  }

  @Test("An end up to the clock is accepted, and one millisecond after it is refused")
  func future() throws {
    let shift = Self.ended()
    #expect(try Self.correcting(shift, to: 20_000, nextStart: nil) == shift.differing(inEnd: .evening(20_000)))
    #expect(throws: EndCorrectionRefusal.inFuture(.evening(20_000.001))) {
      try Self.correcting(shift, to: 20_000.001, nextStart: nil)
    }
  }

  private static let stages = [
    // The latest instant is named rather than the latest stage, in an out-of-order chain too.
    Proposal(
      ended(.evening(1, accepted: 100, arrived: 900, pickedUp: 2000, delivered: 1000)),
      1_500_000,
      work(1, .pickedUp, 2000)
    ),
    Proposal(ended(.evening(1, accepted: 2000, arrived: 900, delivered: 1000)), 500_000, work(1, .accepted, 2000)),
    Proposal(ended(.evening(1, accepted: 100, arrived: 2000, delivered: 1000)), 2_000_000),
    // An unfinished and a cancelled delivery stand in the way as well.
    Proposal(ended(.evening(1, accepted: 2000)), 1_999_999, work(1, .accepted, 2000)),
    Proposal(ended(.evening(1, accepted: 100, cancelled: 2000)), 1_999_999, work(1, .cancelled, 2000)),
    Proposal(ended(.evening(1, accepted: 100, arrived: 2000)), 1_999_999, work(1, .arrivedAtPickup, 2000)),
    // Of two deliveries the one with the latest instant, whichever number it has; ties by number, then by stage.
    Proposal(
      ended(.evening(1, accepted: 100, delivered: 3000), .evening(2, accepted: 200, delivered: 2000)),
      1_000_000,
      work(1, .delivered, 3000)
    ),
    Proposal(
      ended(.evening(1, accepted: 100, delivered: 2000), .evening(2, accepted: 200, delivered: 3000)),
      1_000_000,
      work(2, .delivered, 3000)
    ),
    Proposal(
      ended(.evening(1, accepted: 100, delivered: 900), .evening(2, accepted: 200, delivered: 3000)),
      1_000_000,
      work(2, .delivered, 3000)
    ),
    Proposal(
      ended(.evening(1, accepted: 100, delivered: 3000), .evening(2, accepted: 200, arrived: 3000)),
      1_000_000,
      work(1, .delivered, 3000)
    ),
    Proposal(
      ended(.evening(1, accepted: 100, arrived: 3000, pickedUp: 3000, delivered: 3000)),
      1_000_000,
      work(1, .arrivedAtPickup, 3000)
    ),
  ]

  @Test("Everything that a delivery recorded stands in the way, and the latest instant is named", arguments: stages)
  func deliveryWork(_ proposal: Proposal) throws {
    let end = Double(proposal.end) / 1000
    if let refusal = proposal.refusal {
      #expect(throws: refusal) { try Self.correcting(proposal.shift, to: end) }
    } else {
      #expect(try Self.correcting(proposal.shift, to: end) == proposal.shift.differing(inEnd: .evening(end)))
    }
  }

  @Test("Which refusal wins when two hold: each before the next")
  func wins() {
    let openPause = Pause.evening(12, from: 300)
    let (pause, parking) = (Pause.evening(11, from: 200, to: 500), ParkedStretch.evening(21, from: 200, to: 500))
    let openParking = ParkedStretch.evening(22, from: 300)
    let delivery = Delivery.evening(1, accepted: 100, delivered: 30_000)
    let pairs: [(Shift, Double, Double?, EndCorrectionRefusal)] = [
      (.evening(), 0, nil, .shiftNotCompleted),
      (Self.ended(), -1, -2, .notAfterShiftStart(.evening(-1), shiftStart: .evening)),
      (Self.ended(pauses: [openPause]), 15_001, 15_000, Self.next),
      (Self.ended(pauses: [pause, openPause]), 400, nil, .pauseIsOpen(startedAt: .evening(300))),
      (Self.ended(pauses: [pause], parked: [openParking]), 400, nil, Self.pauseCut),
      (Self.ended(parked: [parking, openParking]), 400, nil, .routeSuspensionIsOpen(startedAt: .evening(300))),
      (Self.ended(parked: [parking], delivery), 400, nil, Self.parkingCut),
      (Self.ended(delivery), 25_000, nil, Self.work(1, .delivered, 30_000)),
      (Self.ended(), 25_000, 15_000, Self.next),
      (Self.ended(pauses: [openPause]), 25_000, nil, .pauseIsOpen(startedAt: .evening(300))),
    ]
    for (shift, end, nextStart, refusal) in pairs {
      #expect(throws: refusal) { try Self.correcting(shift, to: end, nextStart: nextStart) }
    }
  }

  @Test("Of several pauses that reach past the end, the first one is named, and its neighbours do not hide it")
  func severalPauses() {
    let shift = Self.ended(pauses: [
      .evening(11, from: 100, to: 200), .evening(12, from: 300, to: 500), .evening(13, from: 600, to: 700),
    ])
    #expect(throws: EndCorrectionRefusal.cutsThroughRecordedPause(.seconds(300, 500))) {
      try Self.correcting(shift, to: 400)
    }
  }
}
