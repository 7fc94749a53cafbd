extension PauseCorrectionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchPause(let number, let count):
      guard count > 0 else { return "There is no pause \(number). No pause was recorded on this shift." }
      let range = count == 1 ? "1 pause, pause 1" : "\(count) pauses, numbered 1 to \(count)"
      return "There is no pause \(number). This shift has \(range)."
    case .pauseIsOpen(let number):
      return "Pause \(number) has not ended. It can be corrected when it has an end and its shift has ended."
    case .shiftNotCompleted: return correctedWhenEnded("Pauses", voice)
    case .notPositive(let stretch):
      return "A pause from \(voice.stretch(stretch)) takes no time. Give an end that is later than its start."
    case .beforeShiftStart(let instant, let start):
      return """
        \(voice.moment(instant)) is before the shift started, at \(voice.moment(start, beside: instant)). \
        Give a pause that lies within the shift.
        """
    case .afterShiftEnd(let instant, let end):
      return """
        \(voice.moment(instant)) is after the shift ended, at \(voice.moment(end, beside: instant)). \
        Give a pause that lies within the shift.
        """
    case .overlapsPause(let number, let recorded):
      return """
        This overlaps pause \(number), \(voice.stretch(recorded)). \
        Give times that do not overlap it, or correct that pause first; touching it is fine.
        """
    case .overlapsDelivery(let number, let work):
      return """
        This overlaps Delivery \(number), which was open from \(voice.stretch(work)). \
        Give times that do not overlap it; touching it is fine.
        """
    }
  }
}

/// That something of a shift is corrected only when the shift has ended.
func correctedWhenEnded(_ what: String, _ voice: Voice) -> String {
  "This shift has not ended. \(what) can be corrected after \(voice.command("end"))."
}
