import DashPilotCore
import DashPilotStore

extension Command {
  static let earn = Command(
    "earn",
    arguments: [
      .shift,
      Argument("AMOUNT", isOptional: true, help: "What it paid, in US dollars; 0 is an amount"),
    ],
    options: [
      Option("delivery", value: "N", help: "What this delivery paid, instead of the shift"),
      .remove,
    ],
    summary: "Record what a finished shift, or one finished delivery, paid.",
    details: """
      The shift's amount and its deliveries' amounts are recorded apart; neither is worked out from the other.
      A delivery of the shift in progress may be given its amount as soon as it has been delivered or cancelled.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let number = try context.arguments.option("delivery").map {
      try WholeNumberInput.number(from: $0, for: .deliveryNumber)
    }
    _ = try context.isRemoval(insteadOf: 1, named: "AMOUNT")
    return try context.recording { session, conventions in
      let writing = conventions.writing
      let amount = try context.value(1).map {
        try MoneyInput.amount(typed: $0, for: .grossEarnings, locale: writing.locale)
      }
      let shift = try session.tree.shift(reference, in: writing.timeZone)
      return try context.recordEarnings(amount, of: shift, delivery: number, in: session, writing)
    }
  }
}

extension CommandContext {
  fileprivate func recordEarnings(
    _ amount: Money?,
    of shift: Shift,
    delivery number: Int?,
    in session: WritingSession,
    _ writing: Writing
  ) throws -> Reply {
    let confirmation = Confirmation(writing: writing, now: now)
    guard let number else {
      let recorded = try session.record(shift.recordingEarnings(amount), insteadOf: shift)
      return .confirmation([confirmation.earnings(of: recorded, before: shift.grossEarnings)])
    }
    let recorded = try session.record(shift.recordingEarnings(amount, ofDelivery: number), insteadOf: shift)
    let before = shift.deliveries.first { $0.number == number }?.delivery.grossEarnings
    return .confirmation([confirmation.earnings(ofDelivery: number, in: recorded, before: before)])
  }
}
