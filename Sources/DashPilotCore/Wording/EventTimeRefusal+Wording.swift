extension EventTimeRefusal {
  func sentence(_ voice: Voice) -> String {
    switch self {
    case .inFuture(let instant):
      "\(voice.moment(instant)) has not come yet. Give a time that is not later than now."
    case .beforeRecordedFact(let instant, let fact):
      """
      \(voice.moment(instant, before: fact)) is before \(fact.clause(voice, beside: instant)). \
      Give that time or a later one.
      """
    }
  }
}
