extension EndCorrectionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted: correctedWhenEnded("Its end", voice)
    case .notAfterShiftStart(let end, let start):
      """
      \(voice.moment(end)) is not after the shift's start at \(voice.moment(start, beside: end)). \
      Give an end that is later.
      """
    case .overlapsAnotherShift(let startedAt):
      """
      Another shift started at \(voice.moment(startedAt)), so this one cannot end after that. \
      Give that time or an earlier one.
      """
    case .pauseIsOpen(let startedAt):
      """
      The pause that began at \(voice.moment(startedAt)) has no end, so the shift's end cannot be corrected. \
      Put that record right first.
      """
    case .cutsThroughRecordedPause(let pause):
      """
      A pause is recorded from \(voice.stretch(pause)), which reaches past this end. \
      Correct or delete that pause first, or give a later end.
      """
    case .routeSuspensionIsOpen(let startedAt):
      """
      The parked stretch that began at \(voice.moment(startedAt)) has no end, so the shift's end cannot be corrected. \
      Put that record right first.
      """
    case .cutsThroughRecordedRouteSuspension(let stretch):
      "The vehicle is recorded as parked from \(voice.stretch(stretch)), which reaches past this end. Give a later end."
    case .precedesRecordedDeliveryWork(let fact):
      """
      \(fact.clause(voice, beside: nil).firstUppercased), which is after this end. \
      Correct that delivery's times first, or give that time or a later one.
      """
    case .inFuture(let instant):
      "\(voice.moment(instant)) has not come yet. Give a time that is not later than now."
    }
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
