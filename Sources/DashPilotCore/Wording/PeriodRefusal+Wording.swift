extension PeriodRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .daysReversed(let first, let last):
      """
      \(voice.writing.date(first)) comes after \(voice.writing.date(last)). \
      Give the earlier day first, as in \(voice.command("summary range \(last.text) \(first.text)")).
      """
    case .includesFutureDay(let day, let today):
      "\(voice.writing.date(day)) has not come yet. End the range no later than today, \(voice.writing.date(today))."
    case .startsAfterNow(let period):
      "\(period.plainName(voice)) has not begun yet. Give a \(period.kind.noun) that has begun."
    case .rangeHasNoSteps:
      "A range has nothing before it to step to. Give its two days, or a day, week or month with --previous."
    case .tooManySteps(let steps):
      "\(steps) steps back do not lead to a period. Give a number of steps from 0 to 100000 that does."
    case .unknownKind(let text):
      "\(voice.typed(text)) is not a kind of period. Write day, week, month or range."
    case .unreadableDay(let text):
      "\(voice.typed(text)) is not a day. Write one as 2026-09-05."
    case .unreadableMonth(let text):
      "\(voice.typed(text)) is not a month. Write one as 2026-09, or a day in it as 2026-09-05."
    case .rangeNeedsTwoDays(let proposed):
      """
      A range needs its first and its last day. \
      This week so far is \(voice.command("summary range \(proposed.firstDay.text) \(proposed.lastDay.text)")).
      """
    }
  }
}

extension Period {
  /// The name by its dates alone.
  fileprivate func plainName(_ voice: Voice) -> String {
    switch kind {
    case .month: voice.writing.month(of: firstDay)
    case .week: "The week of \(voice.writing.date(firstDay))"
    case .day, .custom: voice.writing.date(firstDay)
    }
  }
}

extension PeriodKind {
  /// What one is called.
  fileprivate var noun: String { self == .custom ? "range" : rawValue }
}
