import DashPilotCore
import DashPilotStore

extension Command {
  static let overview = Command(
    "",
    summary: "Show the card of the shift in progress, or this week's shifts.",
    details: "See \"dashpilot help\" for every command."
  ) { context in
    try context.reading { tree, writing in
      let found = try tree.unfinishedShifts()
      let isInProgress = found.records.contains { $0.endedAt == nil } || !found.unreadable.isEmpty
      guard isInProgress else { return try history(tree, writing, now: context.now) }
      return try card(tree, writing, now: context.now)
    }
  }

  static let status = Command(
    "status",
    summary: "Show the card of the shift in progress.",
    details: """
      Its working time, the deliveries in progress with a clock each, the miles recorded so far, and the commands
      that would be accepted now. It holds no amount, no rate and no place.
      """
  ) { context in try context.reading { tree, writing in try card(tree, writing, now: context.now) } }

  private static func card(_ tree: RecordTree, _ writing: Writing, now: Instant) throws -> Reply {
    let shift: Shift
    do { shift = try tree.shiftInProgress() } catch is ShiftInProgressRefusal {
      let none = ShiftInProgressRefusal.noShiftInProgress.statement(in: writing)
      return Reply(.statements([none]), json: .noCard)
    }
    let (reading, notices) = try tree.routeOrNotice(of: shift, writing)
    let card = ShiftCard(of: shift, route: reading?.route.measured(in: nil))
    let reminders = Reminder.reminders(for: shift, readAt: now)
    return Reply(
      .report(CardReport(card: card, reminders: reminders, readAt: now, writing: writing).report),
      json: .card(card, reminders: reminders, readAt: now),
      notices: notices + (try tree.otherUnfinished(beside: shift, writing)),
      isIncomplete: reading == nil
    )
  }
}
