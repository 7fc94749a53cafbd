/// What is said after something was recorded, read back from the record (`spec/02`, quick actions).
///
/// No confirmation states an amount that was not just given, a rate or a total.
public struct Confirmation: Sendable {
  let writing: Writing

  /// Makes the sentences for the driver's conventions.
  public init(writing: Writing) {
    self.writing = writing
  }

  /// A shift was started.
  public func started(_ shift: Shift) -> Statement {
    writing.statement { "Started a shift at \($0.moment(shift.startedAt)). \(routeCaution)" }
  }

  /// A shift was ended, with its working time.
  public func ended(_ shift: Shift) -> Statement {
    let end = shift.endedAt ?? shift.startedAt
    let working = ShiftTimes(of: shift, readAt: end).working
    return writing.statement { voice in
      let time = working.map { " Working time: \(voice.duration($0))." } ?? ""
      return "Ended the shift of \(name(of: shift)) at \(voice.moment(end, beside: shift.startedAt)).\(time)"
    }
  }

  /// A shift was paused.
  public func paused(_ shift: Shift) -> Statement {
    let since = shift.openPause?.startedAt ?? shift.startedAt
    return writing.statement {
      "Paused the shift at \($0.moment(since, beside: shift.startedAt)). Recording of the route has stopped."
    }
  }

  /// A shift was resumed, with the time that it has been paused altogether.
  public func resumed(_ shift: Shift) -> Statement {
    let instant = shift.pauses.compactMap(\.endedAt).max() ?? shift.startedAt
    let paused = ShiftTimes(of: shift, readAt: instant).paused.duration
    return writing.statement { voice in
      """
      Resumed the shift at \(voice.moment(instant, beside: shift.startedAt)). \
      Paused altogether: \(voice.duration(paused)). \(routeCaution)
      """
    }
  }

  /// The vehicle was parked.
  public func parked(_ shift: Shift) -> Statement {
    let since = shift.openParkedStretch?.startedAt ?? shift.startedAt
    return writing.statement {
      """
      Recorded the vehicle as parked at \($0.moment(since, beside: shift.startedAt)). \
      Working time goes on; recording of the route has stopped.
      """
    }
  }

  /// The vehicle was driven again.
  public func driven(_ shift: Shift) -> Statement {
    let instant = shift.parkedStretches.compactMap(\.endedAt).max() ?? shift.startedAt
    return writing.statement {
      "Recorded the vehicle as driven again at \($0.moment(instant, beside: shift.startedAt)). \(routeCaution)"
    }
  }

  /// An offer was accepted: its deliveries by their numbers, and how many are in progress.
  public func accepted(_ offer: OfferID, in shift: Shift) -> Statement {
    let added = shift.offers.first { $0.id == offer }
    let identifiers = Set(added?.deliveries.map(\.id) ?? [])
    let numbers = shift.deliveries.filter { identifiers.contains($0.delivery.id) }.map(\.number)
    return writing.statement { voice in
      let instant = voice.moment(added?.acceptedAt ?? shift.startedAt, beside: shift.startedAt)
      let together = numbers.count > 1 ? " as one offer" : ""
      return "Accepted \(deliveryNames(numbers))\(together) at \(instant). \(inProgress(shift))"
    }
  }

  /// A delivery's step, or its cancellation, was recorded.
  public func recorded(_ stage: DeliveryStage, ofDelivery number: Int, in shift: Shift) -> Statement {
    let instant = shift.deliveries.first { $0.number == number }?.delivery[stage] ?? shift.startedAt
    return writing.statement {
      "Delivery \(number) \(stage.happened) at \($0.moment(instant, beside: shift.startedAt)). \(inProgress(shift))"
    }
  }

  private func inProgress(_ shift: Shift) -> String {
    let count = shift.deliveriesInProgress.count
    return count == 0 ? "No delivery is in progress." : "\(counted(count, "delivery", "deliveries")) in progress."
  }

  /// A shift by its day, as history names it.
  func name(of shift: Shift) -> String { writing.date(shift.startedAt) }

  private var routeCaution: String {
    "The route is not being recorded; a track can be read in afterwards."
  }
}
