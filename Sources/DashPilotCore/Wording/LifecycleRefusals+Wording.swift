extension ShiftInProgressRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noShiftInProgress: "No shift is in progress. Start one with \(voice.command("start"))."
    }
  }
}

extension StartRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftInProgress(let startedAt):
      """
      A shift is already in progress, started at \(voice.moment(startedAt)). \
      End it with \(voice.command("end")) before starting another.
      """
    case .time(let refusal): refusal.sentence(voice)
    case .precedesNewestFinishedShift(let instant, let fact):
      """
      \(voice.moment(instant, before: fact)) is before \(fact.clause(voice, beside: instant)). \
      Start a shift at that time or later.
      """
    }
  }
}

extension EndRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .deliveriesInProgress(let count): areInProgress(count, before: "ending the shift")
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension PauseRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .alreadyPaused(let since):
      "The shift is already paused, since \(voice.moment(since)). Resume it with \(voice.command("resume"))."
    case .deliveriesInProgress(let count): areInProgress(count, before: "pausing the shift")
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension ResumeRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .notPaused: "The shift is not paused. It goes on as it is."
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension ParkRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .shiftPaused(let since): isPaused(since, voice, before: "parking")
    case .alreadyParked(let since):
      """
      The vehicle is already recorded as parked, since \(voice.moment(since)). \
      Record that it is driven again with \(voice.command("drive")).
      """
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension DriveRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .notParked:
      "The vehicle is not recorded as parked. The shift goes on as it is."
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

extension AcceptRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftEnded: shiftHasEnded
    case .shiftPaused(let since): isPaused(since, voice, before: "accepting")
    case .countBelowOne(let count):
      "An offer of \(counted(count, "delivery", "deliveries")) cannot be accepted. Give a count of 1 or more."
    case .countTooLarge:
      "More than \(Shift.largestOffer) deliveries are more than one offer can hold here. Give a smaller count."
    case .expectationOfSeveral(let count):
      """
      An expected amount belongs to one delivery, and this offer has \(count). \
      Accept the offer without it, then give each delivery its own.
      """
    case .negativeExpectation(let amount): ExpectationRefusal.negativeExpectation(amount).sentence(voice)
    case .time(let refusal): refusal.sentence(voice)
    }
  }
}

private func areInProgress(_ count: Int, before: String) -> String {
  let isAre = count == 1 ? "is" : "are"
  let each = count == 1 ? "it" : "each of them"
  return "\(counted(count, "delivery", "deliveries")) \(isAre) in progress. Deliver or cancel \(each) before \(before)."
}

func isPaused(_ since: Instant, _ voice: Voice, before: String) -> String {
  "The shift is paused, since \(voice.moment(since)). Resume it with \(voice.command("resume")) before \(before)."
}

/// That a shift takes no more live events.
let shiftHasEnded = "This shift has ended. Nothing more can be recorded as it happens."

extension FinishedShiftRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted:
      "This shift has not ended. Its figures so far are shown by \(voice.command("status"))."
    }
  }
}
