/// What is said after something was recorded, read back from the record (`spec/02`, quick actions).
///
/// No confirmation states an amount that was not just given, a rate or a total.
public struct Confirmation: Sendable {
  /// The driver's conventions.
  public let writing: Writing
  /// What the clock said, so that a time recorded later than it is told to be so.
  let now: Instant?

  /// Makes the sentences for the driver's conventions.
  public init(writing: Writing, now: Instant? = nil) {
    self.writing = writing
    self.now = now
  }

  /// A shift was started.
  public func started(_ shift: Shift) -> Statement {
    writing.statement { "Started a shift at \($0.moment(shift.startedAt)). \(routeCaution($0))" }
  }

  /// A shift was ended, with its working time.
  public func ended(_ shift: Shift) -> Statement {
    let working = shift.endedAt.flatMap { ShiftTimes(of: shift, readAt: $0).working }
    return writing.statement { voice in
      let time = working.map { " Working time: \(voice.duration($0))." } ?? ""
      return "Ended the shift of \(name(of: shift))\(at(shift.endedAt, in: shift, voice)).\(time)"
    }
  }

  /// A shift was paused; a parked stretch that was open has ended with it.
  public func paused(_ shift: Shift) -> Statement {
    let since = shift.openPause?.startedAt
    let endsParking = since != nil && shift.parkedStretches.contains { $0.endedAt == since }
    return writing.statement { voice in
      let parking = endsParking ? " The parked stretch has ended with it." : ""
      return "Paused the shift\(at(since, in: shift, voice)). \(routeStopped) while it is paused.\(parking)"
    }
  }

  /// A shift was resumed, with the time that it has been paused altogether.
  public func resumed(_ shift: Shift) -> Statement {
    let instant = shift.pauses.compactMap(\.endedAt).max()
    let paused = ShiftTimes(of: shift, readAt: instant ?? shift.startedAt).paused.duration
    return writing.statement { voice in
      """
      Resumed the shift\(at(instant, in: shift, voice)). \
      Paused altogether: \(voice.duration(paused)). \(routeCaution(voice))
      """
    }
  }

  /// The vehicle was parked.
  public func parked(_ shift: Shift) -> Statement {
    writing.statement {
      """
      Recorded the vehicle as parked\(at(shift.openParkedStretch?.startedAt, in: shift, $0)). \
      Working time goes on. \(routeStopped) while it is parked.
      """
    }
  }

  /// The vehicle was driven again.
  public func driven(_ shift: Shift) -> Statement {
    let instant = shift.parkedStretches.compactMap(\.endedAt).max()
    return writing.statement {
      "Recorded the vehicle as driven again\(at(instant, in: shift, $0)). \(routeCaution($0))"
    }
  }

  /// An offer was accepted: its deliveries by their numbers where they are known, and how many are in progress.
  public func accepted(in shift: Shift, after before: Shift) -> Statement {
    let added = shift.offers.first { offer in !before.offers.contains { $0.id == offer.id } }
    let identifiers = Set(added?.deliveries.map(\.id) ?? [])
    let numbers = shift.deliveries.filter { identifiers.contains($0.delivery.id) }.map(\.number)
    return writing.statement { voice in
      let names = numbers.isEmpty ? "an offer" : deliveryNames(numbers)
      let together = numbers.count > 1 ? " as one offer" : ""
      return "Accepted \(names)\(together)\(at(added?.acceptedAt, in: shift, voice)). \(inProgress(shift))"
    }
  }

  func inProgress(_ shift: Shift) -> String {
    let count = shift.deliveriesInProgress.count
    return count == 0 ? "No delivery is in progress." : "\(counted(count, "delivery", "deliveries")) in progress."
  }

  /// A shift by its day, as history names it.
  func name(of shift: Shift) -> String { writing.date(shift.startedAt) }

  /// When something of a shift was recorded, ` at 5:46 PM`; left out where the record does not say.
  ///
  /// A time later than the clock is told to be the earliest that the record allows.
  func at(_ instant: Instant?, in shift: Shift, _ voice: Voice) -> String {
    guard let instant else { return "" }
    let text = " at \(voice.moment(instant, beside: shift.startedAt))"
    guard let now, instant > now else { return text }
    return "\(text), the earliest time that the record allows"
  }

  private func routeCaution(_ voice: Voice) -> String {
    "The route is not being recorded unless \(voice.command("route record")) runs; a track can be read in afterwards."
  }

  private var routeStopped: String { "The route is not recorded" }
}
