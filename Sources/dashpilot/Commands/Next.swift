import DashPilotCore
import DashPilotStore

extension Command {
  static let next = Command(
    "next",
    options: [.at],
    summary: "Record the next step of the one delivery in progress.",
    details: """
      Arriving, then picking up, then delivering. With several deliveries in progress nothing is recorded, because
      which one is meant is never guessed.
      """
  ) { context in
    let typed = try context.typedTime()
    return try context.recording { session, conventions in
      let shift = try session.tree.shiftInProgress()
      let (number, step) = try shift.nextStep()
      let time = try context.eventTime(typed, conventions, of: shift)
      let recorded = try session.record(shift.recording(step, ofDelivery: number, at: time), insteadOf: shift)
      let confirmation = context.confirmation(conventions)
      return .confirmation([confirmation.quickly(step.stage, ofDelivery: number, in: recorded)])
    }
  }
}
