import DashPilotCore
import DashPilotStore

extension Command {
  static let routeShow = Command(
    "route show",
    arguments: [Argument("SHIFT", help: "Which shift; current for the one in progress")],
    summary: "Show what a shift's route measures and what it misses out.",
    details: "No position is printed."
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    return try context.reading { tree, writing in
      let shift = try tree.shift(reference, in: writing.timeZone)
      let measured = try tree.measured(shift, readAt: context.now, writing)
      return Reply(
        .report(RouteReport(shift: shift, metrics: measured.metrics, writing: writing).report),
        json: measured.metrics.route.map { .route($0, parked: measured.metrics.times.parked) } ?? .null,
        notices: measured.notices,
        isIncomplete: measured.unreadableRoute != nil
      )
    }
  }
}
