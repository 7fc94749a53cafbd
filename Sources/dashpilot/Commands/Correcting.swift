import DashPilotCore
import DashPilotStore
import Foundation

/// A correction as a command asks for it: how it is judged, and how it is told before and after.
struct CorrectionRequest {
  /// Judges it against the record as it is.
  let judge: (RecordTree, Writing) throws -> ShiftCorrection
  /// What is asked, and what is confirmed.
  let sentence: (CorrectionSentences) -> Statement
}

extension CommandContext {
  /// Judges a correction, asks, judges it again by the record of then, and writes it in one change.
  func correcting(_ request: CorrectionRequest) throws -> Reply {
    let proposal = try arguments.has("yes") ? nil : asked(request)
    return try recording { session, conventions in
      let writing = conventions.writing
      if let problem = conventions.problem { throw problem }
      let judge = { try request.judge(session.tree, writing) }
      let correction = try proposal.map { try $0.confirmed(by: judgedAgain(judge)) } ?? judge()
      try session.apply(correction.change)
      let recorded = try session.tree.shift(again: correction.after)
      let read = correction.end == nil ? ShiftCorrection(from: correction.before, to: recorded) : correction
      return .confirmation([request.sentence(CorrectionSentences(read, isDone: true, writing: writing))])
    }
  }

  /// Judges again what was accepted once: where a rule refuses it now, the record was changed meanwhile.
  func judgedAgain<Judgement>(_ judge: () throws -> Judgement) throws -> Judgement {
    do { return try judge() } catch let refusal as any Refusal {
      throw refusal is UnreadableRecord || refusal is StorageFailure ? refusal : CorrectionRefusal.recordChanged
    }
  }

  private func asked(_ request: CorrectionRequest) throws -> ShiftCorrection {
    let (proposal, question) = try proposing { tree, conventions in
      if let problem = conventions.problem { throw problem }
      let proposal = try request.judge(tree, conventions.writing)
      let sentences = CorrectionSentences(proposal, isDone: false, writing: conventions.writing)
      return (proposal, request.sentence(sentences))
    }
    try confirming(question)
    return proposal
  }

  /// A typed time of a shift: a bare one is the first such time at or after the shift's start.
  func instant(_ typed: TypedTime, of shift: Shift, _ writing: Writing) throws -> Instant {
    try typed.instant(in: writing.timeZone, shiftStart: shift.startedAt, now: now)
  }

  /// The words after the first one, which say what is done and to what.
  func words(from index: Int) -> [String] { Array(arguments.values.dropFirst(index)) }

  /// Refuses words that do not say what this command can do.
  func wrongWords() -> UsageRefusal {
    .missingArgument("What to do", usage: arguments.command.usage)
  }
}

extension Command {
  static let correctEnd = Command(
    "correct end",
    arguments: [.shift, Argument("TIME", help: "When the shift really ended")],
    options: [.yes],
    summary: "Correct when a finished shift ended.",
    details: """
      An earlier end deletes the recorded positions strictly after it; the rest is measured again, and nothing is scaled.
      A later one adds no position and no mile. Recorded delivery work, pauses and parked stretches are never cut: the
      one that stands in the way is named.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let typed = try TypedTime(context.value(1) ?? "")
    return try context.correcting(
      CorrectionRequest { tree, writing in
        let shift = try tree.shift(reference, in: writing.timeZone)
        let corrected = try shift.correctingEnd(
          to: context.instant(typed, of: shift, writing),
          nextShiftStart: try tree.nextStart(after: shift),
          now: context.now
        )
        let route = try tree.route(of: shift).route
        return ShiftCorrection(EndCorrection(from: shift, to: corrected, route: route))
      } sentence: {
        $0.end()
      }
    )
  }
}
