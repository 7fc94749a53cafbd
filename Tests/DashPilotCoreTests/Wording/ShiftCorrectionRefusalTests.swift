import DashPilotCore
import TestSupport
import Testing

@Suite("Shift correction wording")
struct ShiftCorrectionRefusalTests {
  static let pauses: [PauseCorrectionRefusal] = [
    .noSuchPause(number: 1, count: 0), .noSuchPause(number: 2, count: 1), .noSuchPause(number: 4, count: 3),
    .pauseIsOpen(number: 1), .shiftNotCompleted,
    .notPositive(.seconds(600, 600)), .notPositive(.seconds(600, 300)),
    .beforeShiftStart(.evening(-60), shiftStart: .evening),
    .afterShiftEnd(.evening(10_860), shiftEnd: .evening(10_800)),
    .overlapsPause(number: 2, .seconds(7200, 7800)),
    .overlapsDelivery(number: 1, .seconds(3000, 4800)),
  ]
  static let ends: [EndCorrectionRefusal] = [
    .shiftNotCompleted,
    .notAfterShiftStart(.evening, shiftStart: .evening), .notAfterShiftStart(.evening(-86_400), shiftStart: .evening),
    .overlapsAnotherShift(startedAt: .evening(15_000)),
    .pauseIsOpen(startedAt: .evening(600)),
    .cutsThroughRecordedPause(.seconds(600, 900)),
    .routeSuspensionIsOpen(startedAt: .evening(600)),
    .cutsThroughRecordedRouteSuspension(.seconds(600, 900)),
    .precedesRecordedDeliveryWork(.delivery(number: 1, stage: .delivered, .evening(14_460))),
    .precedesRecordedDeliveryWork(.delivery(number: 2, stage: .cancelled, .evening(14_460))),
    .inFuture(.evening(86_400)),
  ]
  static let others: [any Refusal] = [DeletionRefusal.shiftNotCompleted, CorrectionRefusal.recordChanged]

  @Test("Each refusal of a pause's, an end's or any correction and of a deletion has its sentence")
  func refusals() {
    let all: [any Refusal] = Self.pauses + Self.ends + Self.others
    #expect(Golden.mismatch("ShiftCorrectionRefusals.txt", Golden.vocabulary(of: all)) == nil)
  }

  @Test("Each refusal's name in machine forms is a word that can carry no instant")
  func rules() {
    for refusal in (Self.pauses as [any Refusal]) + Self.ends + Self.others {
      #expect(!refusal.rule.isEmpty && refusal.rule.allSatisfy(\.isLetter))
    }
  }

  private typealias Told = (name: String, statement: Statement)

  private func told(_ name: String, _ correction: ShiftCorrection, _ form: (CorrectionSentences) -> Statement) -> [Told]
  {
    [false, true].map { isDone in
      let sentences = CorrectionSentences(correction, isDone: isDone, writing: .newYork)
      return (name: "\(name), \(isDone ? "done" : "before")", statement: form(sentences))
    }
  }

  private func pauses() throws -> [Told] {
    let shift = ShiftPauseCorrectionTests.paused
    let stretch = Interval.seconds(9000, 9300)
    let added = ShiftCorrection(from: shift, to: try shift.addingPause(stretch, id: .number(13)))
    let edited = ShiftCorrection(from: shift, to: try shift.correctingPause(2, to: stretch))
    let moved = ShiftCorrection(from: shift, to: try shift.correctingPause(2, to: .seconds(9000, 9600)))
    let deleted = ShiftCorrection(from: shift, to: try shift.deletingPause(1))
    return told("a pause added", added) { $0.pause(.added(stretch)) }
      + told("a pause corrected", edited) { $0.pause(.edited(number: 2, stretch)) }
      + told("a pause moved", moved) { $0.pause(.edited(number: 2, .seconds(9000, 9600))) }
      + told("a pause deleted", deleted) { $0.pause(.deleted(number: 1)) }
      + told("a pause as it was", ShiftCorrection(from: shift, to: shift)) { $0.pause(.edited(number: 1, stretch)) }
  }

  private func end(_ name: String, _ end: Double, of shift: Shift = ShiftEndCorrectionTests.late) throws -> [Told] {
    let after = try ShiftEndCorrectionTests.correcting(shift, to: end)
    let correction = EndCorrection(from: shift, to: after, route: ShiftEndCorrectionTests.route)
    return told(name, ShiftCorrection(correction)) { $0.end() }
  }

  private var deletions: [Told] {
    let (full, bare) = (ShiftEndCorrectionTests.late, Shift.evening(to: 10_800))
    let confirmation = Confirmation(writing: .newYork)
    return [false, true].flatMap { isDone -> [Told] in
      let when = isDone ? "done" : "before"
      return [
        ("a shift deleted, \(when)", confirmation.deletion(of: full, positions: 30, isDone: isDone)),
        ("a bare shift deleted, \(when)", confirmation.deletion(of: bare, positions: 0, isDone: isDone)),
      ]
    }
  }

  @Test("Each correction of a pause or an end and each deletion is told before it is written and when it is done")
  func confirmations() throws {
    let ends =
      try end("an earlier end", 11_400) + end("an end before one position", 12_170)
      + end("an end before every position", 1000, of: .evening(to: 14_400))
      + end("an earlier end after the route", 13_000) + end("a later end", 15_000) + end("an end as it was", 14_400)
    let text = Golden.vocabulary(try pauses() + ends + deletions)
    #expect(Golden.mismatch("ShiftCorrections.txt", text) == nil)
  }
}
