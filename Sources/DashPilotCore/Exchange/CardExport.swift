extension JSON {
  /// The machine form of the card (`spec/10`, machine forms).
  public static func card(_ card: ShiftCard, reminders: [Reminder], readAt now: Instant) -> JSON {
    .object([
      "state": .name(card.state),
      "shift": .object(["id": .identifier(card.shift), "startedAt": .time(card.startedAt)]),
      "workingSeconds": .seconds(card.working.reading(at: now)),
      "clockRuns": .bool(card.working.runs),
      "deliveries": .array(card.deliveries.map(delivery)),
      "controls": .array(card.controls.compactMap { $0.command.map { .string($0) } }),
      "route": card.route.map { .route($0, parked: card.parked(readAt: now)) } ?? .null,
      "deliveredCount": .integer(card.deliveredCount),
      "reminders": .array(reminders.map(reminder)),
    ])
  }

  /// The machine form where no shift is in progress.
  public static let noCard: JSON = .object(["state": .string("none")])

  private static func delivery(_ delivery: CardDelivery) -> JSON {
    .object([
      "number": .integer(delivery.number),
      "state": .name(delivery.state),
      "acceptedAt": .time(delivery.acceptedAt),
    ])
  }

  private static func reminder(_ reminder: Reminder) -> JSON {
    .object([
      "number": .integer(reminder.number),
      "step": .name(reminder.step),
      "waitedSeconds": .seconds(reminder.waited),
    ])
  }
}
