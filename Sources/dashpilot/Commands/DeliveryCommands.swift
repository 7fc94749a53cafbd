import DashPilotCore
import DashPilotStore

extension Command {
  static let arrive = step(.arrive, summary: "Record that you arrived at a delivery's pickup.")
  static let pickup = step(.pickUp, summary: "Record that a delivery was picked up.")
  static let deliver = step(.deliver, summary: "Record that a delivery was delivered.")

  static let cancel = Command(
    "cancel",
    arguments: [Argument("N", help: "The delivery's number")],
    options: [.at],
    summary: "End a delivery without completing it.",
    details: "What it recorded before is kept."
  ) { context in
    let number = try WholeNumberInput.number(from: context.value(0) ?? "", for: .deliveryNumber)
    return try context.recordingInProgress { shift, time in
      try shift.cancelling(delivery: number, at: time)
    } confirm: {
      $0.recorded(.cancelled, ofDelivery: number, in: $2)
    }
  }

  private static func step(_ step: DeliveryStep, summary: String) -> Command {
    Command(
      step.command,
      arguments: [
        Argument("N", isOptional: true, help: "The delivery's number; may be left out while just one is in progress")
      ],
      options: [.at],
      summary: summary,
      details: "The steps come in order: arrive, pickup, deliver. Nothing else of the delivery moves."
    ) { context in
      let named = try context.value(0).map { try WholeNumberInput.number(from: $0, for: .deliveryNumber) }
      let typed = try context.typedTime()
      return try context.recording { session, conventions in
        let shift = try session.tree.shiftInProgress()
        let number = try named ?? shift.onlyDeliveryInProgress(for: step).number
        let time = try context.eventTime(typed, conventions, of: shift)
        let recorded = try session.record(shift.recording(step, ofDelivery: number, at: time), insteadOf: shift)
        let confirmation = context.confirmation(conventions)
        return .confirmation([confirmation.recorded(step.stage, ofDelivery: number, in: recorded)])
      }
    }
  }
}
