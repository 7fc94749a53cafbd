import DashPilotCore
import DashPilotStore

extension Command {
  static let correctPause = Command(
    "correct pause",
    arguments: [
      .shift, Argument("ACTION", help: "add FROM TO, edit K FROM TO, or delete K"),
      Argument("VALUES", isRepeated: true, help: "K is the pause's number, from 1; FROM and TO are times"),
    ],
    options: [.yes],
    summary: "Add, correct or delete a pause of a finished shift.",
    details: """
      The working time moves, and what divides by it. Elapsed time, deliveries, amounts and the route stay. A pause may
      touch another one or a delivery, and overlap none.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let words = context.words(from: 2)
    switch (context.value(1), words.count) {
    case ("add", 2):
      let (from, to) = (try TypedTime(words[0]), try TypedTime(words[1]))
      let id = PauseID(context.world.freshIdentifier())
      return try context.correctingPause(reference, from, to) { shift, stretch in
        (try shift.addingPause(stretch, id: id), .added(stretch))
      }
    case ("edit", 3):
      let number = try WholeNumberInput.number(from: words[0], for: .pauseNumber)
      let (from, to) = (try TypedTime(words[1]), try TypedTime(words[2]))
      return try context.correctingPause(reference, from, to) { shift, stretch in
        (try shift.correctingPause(number, to: stretch), .edited(number: number, stretch))
      }
    case ("delete", 1):
      let number = try WholeNumberInput.number(from: words[0], for: .pauseNumber)
      return try context.correcting(
        CorrectionRequest { tree, writing in
          let shift = try tree.shift(reference, in: writing.timeZone)
          return ShiftCorrection(from: shift, to: try shift.deletingPause(number))
        } sentence: {
          $0.pause(.deleted(number: number))
        }
      )
    default: throw context.wrongWords()
    }
  }
}

extension CommandContext {
  /// Corrects a pause to two typed times; a bare end is the first such time after the start.
  fileprivate func correctingPause(
    _ reference: ShiftReference,
    _ from: TypedTime,
    _ to: TypedTime,
    _ decide: @escaping (Shift, Interval) throws -> (Shift, CorrectionSentences.PauseCorrection)
  ) throws -> Reply {
    var told: CorrectionSentences.PauseCorrection?
    return try correcting(
      CorrectionRequest { tree, writing in
        let shift = try tree.shift(reference, in: writing.timeZone)
        let stretch = Interval(
          start: try instant(from, of: shift, writing),
          end: try instant(to, of: shift, writing)
        )
        let (corrected, kind) = try decide(shift, stretch)
        told = kind
        return ShiftCorrection(from: shift, to: corrected)
      } sentence: { sentences in
        told.map(sentences.pause) ?? Statement("")
      }
    )
  }
}
