/// Why there is no such period (`spec/06`, kinds and bounds).
public enum PeriodRefusal: Refusal {
  case daysReversed(first: CivilDate, last: CivilDate)
  case includesFutureDay(CivilDate, today: CivilDate)
  case startsAfterNow(Period)
  case rangeHasNoSteps
  case tooManySteps(Int)
  case unknownKind(String)
  case unreadableDay(String)
  case unreadableMonth(String)
  case rangeNeedsTwoDays(proposed: Period)
}
