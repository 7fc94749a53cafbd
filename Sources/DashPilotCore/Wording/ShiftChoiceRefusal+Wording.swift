extension ShiftChoiceRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadableReference(let text):
      """
      \(voice.typed(text)) does not say which shift. Write latest, current, a day as 2026-09-05, \
      or at least four characters of its identifier.
      """
    case .noSuchDay(let text):
      "\(voice.typed(text)) is not a day of the calendar. Write a day as 2026-09-05."
    case .noFinishedShift:
      "No finished shift is recorded. A shift is finished by \(voice.command("end"))."
    case .noShiftOnDay(let day):
      "No shift began on \(voice.writing.date(day)). Name another day, or latest."
    case .noSuchShiftOnDay(let day, let ordinal, let count):
      """
      There is no shift \(ordinal) on \(voice.writing.date(day)). \(counted(count, "shift")) began on that day. \
      Name \(count == 1 ? "it as \(day.text)" : "one from \(day.text)/1 to \(day.text)/\(count)").
      """
    case .severalShiftsOnDay(let day, let starts):
      """
      \(starts.count) shifts began on \(voice.writing.date(day)): \
      \(listed(starts.enumerated().map { "\(day.text)/\($0 + 1) at \(voice.writing.clock($1))" })). \
      Name one of them.
      """
    case .noShiftWithIdentifier(let prefix):
      "No shift has an identifier that begins with \(voice.quoted(prefix)). Name its day, or latest."
    case .severalShiftsWithIdentifier(let prefix, let shifts):
      """
      \(shifts.count) shifts have an identifier that begins with \(voice.quoted(prefix)): \
      \(listed(shifts.map { "\($0.id.text) from \(voice.writing.moment($0.startedAt))" })). \
      Give more of its characters.
      """
    }
  }
}
