/// A question about a delivery whose next step may have been forgotten, from its recorded times alone (`spec/02`).
public struct Reminder: Hashable, Sendable {
  /// The delivery's number.
  public let number: Int
  /// The step that may have been forgotten: arriving or picking up.
  public let step: DeliveryStep
  /// How long ago the last step was recorded.
  public let waited: Duration

  /// How long after the last step a question is asked, inclusive.
  static let threshold = Duration.seconds(1800)

  /// The questions for an unfinished shift, one delivery at a time.
  public static func reminders(for shift: Shift, readAt now: Instant) -> [Reminder] {
    guard shift.state != .ended else { return [] }
    return shift.deliveriesInProgress.compactMap { subject in
      guard let step = subject.delivery.state.nextStep, step != .deliver,
        let waited = subject.delivery.timeInState(readAt: now), waited >= threshold
      else { return nil }
      return Reminder(number: subject.number, step: step, waited: waited)
    }
  }
}

extension Delivery {
  /// Whether the recorded stages stand in order, a pickup with an arrival before it.
  public var isInOrder: Bool {
    let instants = DeliveryStage.allCases.compactMap { self[$0] }
    let isSorted = zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 }
    return isSorted && !(pickedUpAt != nil && arrivedAtPickupAt == nil)
  }

  /// How long the delivery has been in its state; nothing for a contradictory chain or a clock that is behind.
  public func timeInState(readAt now: Instant) -> Duration? {
    let latest = DeliveryStage.allCases.compactMap { self[$0] }.max() ?? acceptedAt
    guard isInOrder, latest <= now else { return nil }
    return latest.duration(to: now)
  }
}
