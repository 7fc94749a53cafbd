import DashPilotCore
import TestSupport
import Testing

extension ShiftPauseCorrectionTests {
  /// A proposed pause in milliseconds of the evening, and why it is refused; nothing where it is accepted.
  struct Proposal: CustomTestStringConvertible, Sendable {
    let start, end: Int
    let refusal: PauseCorrectionRefusal?
    var stretch: Interval { .seconds(Double(start) / 1000, Double(end) / 1000) }
    var testDescription: String { "\(start) to \(end)" }

    init(_ start: Int, _ end: Int, _ refusal: PauseCorrectionRefusal? = nil) {
      (self.start, self.end, self.refusal) = (start, end, refusal)
    }
  }

  private static let early = PauseCorrectionRefusal.beforeShiftStart(.evening(-0.001), shiftStart: .evening)
  private static let late = PauseCorrectionRefusal.afterShiftEnd(.evening(10_800.001), shiftEnd: .evening(10_800))
  private static let overFirst = PauseCorrectionRefusal.overlapsPause(number: 1, .seconds(1200, 1500))
  private static let overSecond = PauseCorrectionRefusal.overlapsPause(number: 2, .seconds(7200, 7800))
  private static let overDelivery = PauseCorrectionRefusal.overlapsDelivery(number: 1, .seconds(3000, 4800))

  private static let bounds = [
    Proposal(0, 600_000), Proposal(-1, 600_000, early),
    Proposal(9_000_000, 10_800_000), Proposal(9_000_000, 10_800_001, late),
    Proposal(9_000_000, 9_000_001), Proposal(9_000_000, 9_000_000, .notPositive(.seconds(9000, 9000))),
    Proposal(9_000_001, 9_000_000, .notPositive(.seconds(9000.001, 9000))),
    Proposal(1_000_000, 1_200_000), Proposal(1_000_000, 1_200_001, overFirst),
    Proposal(1_500_000, 1_600_000), Proposal(1_499_999, 1_600_000, overFirst),
    Proposal(7_000_000, 7_200_000), Proposal(7_000_000, 7_200_001, overSecond),
    Proposal(7_800_000, 7_900_000), Proposal(7_799_999, 7_900_000, overSecond),
    Proposal(1_300_000, 1_400_000, overFirst), Proposal(1_100_000, 1_600_000, overFirst),
    Proposal(1_200_000, 1_500_000, overFirst),
    Proposal(2_500_000, 3_000_000), Proposal(2_500_000, 3_000_001, overDelivery),
    Proposal(4_800_000, 4_900_000), Proposal(4_799_999, 4_900_000, overDelivery),
    Proposal(3_500_000, 3_600_000, overDelivery), Proposal(2_900_000, 4_900_000, overDelivery),
    Proposal(1_500_000, 3_000_000), Proposal(4_800_000, 7_200_000),
  ]

  /// Of two reasons that hold, the earlier one of the specification is told.
  private static let precedence = [
    Proposal(-1000, -1000, .notPositive(.seconds(-1, -1))),
    Proposal(-1, 10_800_001, early),
    Proposal(-1, 1_300_000, early),
    Proposal(7_700_000, 10_800_001, late),
    Proposal(4_000_000, 10_800_001, late),
    Proposal(1_400_000, 3_100_000, overFirst),
    Proposal(4_000_000, 7_300_000, overSecond),
    Proposal(1_400_000, 7_300_000, overFirst),
  ]

  @Test("Touching is accepted and one millisecond of overlap is refused, for a pause that is added", arguments: bounds)
  func addingBounds(_ proposal: Proposal) throws {
    let shift = ShiftPauseCorrectionTests.paused
    let adding = { () throws(PauseCorrectionRefusal) in try shift.addingPause(proposal.stretch, id: .number(13)) }
    if let refusal = proposal.refusal {
      #expect(throws: refusal) { try adding() }
    } else {
      let added = Pause(id: .number(13), startedAt: proposal.stretch.start, endedAt: proposal.stretch.end)
      #expect(try adding() == shift.differing(inPauses: shift.pauses + [added]))
    }
  }

  @Test("A corrected pause is judged by the same bounds, and never against itself", arguments: bounds)
  func editingBounds(_ proposal: Proposal) throws {
    let shift = ShiftPauseCorrectionTests.paused
    let isOverItself = proposal.refusal == ShiftPauseCorrectionTests.overFirst
    if let refusal = proposal.refusal, !isOverItself {
      #expect(throws: refusal) { try shift.correctingPause(1, to: proposal.stretch) }
    } else {
      let pause = Pause(
        id: ShiftPauseCorrectionTests.first.id,
        startedAt: proposal.stretch.start,
        endedAt: proposal.stretch.end
      )
      let expected = shift.differing(inPauses: [pause, ShiftPauseCorrectionTests.second])
      #expect(try shift.correctingPause(1, to: proposal.stretch) == expected)
    }
  }

  @Test("Which refusal wins when two hold", arguments: precedence)
  func wins(_ proposal: Proposal) throws {
    let refusal = try #require(proposal.refusal)
    #expect(throws: refusal) {
      try ShiftPauseCorrectionTests.paused.addingPause(proposal.stretch, id: .number(13))
    }
  }

  @Test("Of two deliveries that a pause would cover, the lower number is named")
  func lowestDelivery() {
    let shift = Shift.evening(
      to: 10_800,
      offers: Offer.each(
        .evening(1, accepted: 600, delivered: 1200),
        .evening(2, accepted: 900, cancelled: 1500)
      )
    )
    #expect(throws: PauseCorrectionRefusal.overlapsDelivery(number: 1, .seconds(600, 1200))) {
      try shift.addingPause(.seconds(600, 1500), id: .number(13))
    }
    #expect(throws: PauseCorrectionRefusal.overlapsDelivery(number: 2, .seconds(900, 1500))) {
      try shift.addingPause(.seconds(1200, 1500), id: .number(13))
    }
  }

  @Test("A running shift's pauses are not corrected, whatever is proposed")
  func running() {
    let shift = Shift.evening(pauses: [ShiftPauseCorrectionTests.first])
    for stretch in [Interval.seconds(2000, 2100), .seconds(100, 100), .seconds(-60, 60)] {
      #expect(throws: PauseCorrectionRefusal.shiftNotCompleted) { try shift.addingPause(stretch, id: .number(13)) }
      #expect(throws: PauseCorrectionRefusal.shiftNotCompleted) { try shift.correctingPause(1, to: stretch) }
    }
    #expect(throws: PauseCorrectionRefusal.shiftNotCompleted) { try shift.deletingPause(1) }
  }

  @Test("A pause that is gone, then an open one, is told before anything else of a correction or a deletion")
  func goneOrOpen() {
    let running = Shift.evening(pauses: [.evening(11, from: 1200)])
    let finished = Shift.evening(to: 10_800, pauses: [.evening(11, from: 1200), .evening(12, from: 2000, to: 2100)])
    for shift in [running, finished] {
      let count = shift.pauses.count
      for number in [-1, 0, count + 1] {
        let gone = PauseCorrectionRefusal.noSuchPause(number: number, count: count)
        #expect(throws: gone) { try shift.correctingPause(number, to: .seconds(-1, -1)) }
        #expect(throws: gone) { try shift.deletingPause(number) }
      }
      #expect(throws: PauseCorrectionRefusal.pauseIsOpen(number: 1)) {
        try shift.correctingPause(1, to: .seconds(5, 5))
      }
      #expect(throws: PauseCorrectionRefusal.pauseIsOpen(number: 1)) { try shift.deletingPause(1) }
    }
  }

  @Test("An open or backwards pause, unfinished or backwards work, and what lies outside the shift block nothing")
  func blocksNothing() throws {
    let shift = Shift.evening(
      to: 10_800,
      pauses: [
        .evening(11, from: 600), .evening(12, from: 1500, to: 900), .evening(13, from: -900, to: -300),
        .evening(14, from: 11_000, to: 12_000),
      ],
      offers: Offer.each(
        .evening(1, accepted: 600, arrived: 700, pickedUp: 800),
        .evening(2, accepted: 1500, delivered: 900),
        .evening(3, accepted: -900, cancelled: -300)
      )
    )
    let added = Pause.evening(20, from: 0, to: 10_800)
    let corrected = try shift.addingPause(.seconds(0, 10_800), id: added.id)
    #expect(corrected == shift.differing(inPauses: shift.pauses + [added]))
  }

  @Test("What reaches out of the shift is cut to it before it is compared")
  func clipped() throws {
    let shift = Shift.evening(
      to: 10_800,
      pauses: [.evening(11, from: 10_000, to: 20_000)],
      offers: Offer.each(.evening(1, accepted: -600, cancelled: 300))
    )
    #expect(throws: PauseCorrectionRefusal.overlapsPause(number: 1, .seconds(10_000, 10_800))) {
      try shift.addingPause(.seconds(10_700, 10_800), id: .number(13))
    }
    #expect(throws: PauseCorrectionRefusal.overlapsDelivery(number: 1, .seconds(0, 300))) {
      try shift.addingPause(.seconds(299.999, 600), id: .number(13))
    }
    #expect(try shift.addingPause(.seconds(300, 10_000), id: .number(13)).pauses.count == 2)
  }
}
