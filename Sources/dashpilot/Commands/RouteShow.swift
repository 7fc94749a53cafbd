import DashPilotCore
import DashPilotStore

extension Command {
  static let routeShow = Command(
    "route show",
    arguments: [Argument("SHIFT", help: "Which shift; current for the one in progress")],
    options: [Option("coordinates", help: "List every recorded position with its coordinates")],
    summary: "Show what a shift's route measures and what it misses out.",
    details: """
      No position is printed unless --coordinates asks for them: they say where the vehicle was, and when.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    return try context.reading { tree, writing in
      let shift = try tree.shift(reference, in: writing.timeZone)
      let measured = try tree.measured(shift, readAt: context.now, writing)
      let route = try context.arguments.has("coordinates") ? tree.route(of: shift).route : nil
      let parked = measured.metrics.times.parked
      return Reply(
        .report(RouteReport(shift: shift, metrics: measured.metrics, listing: route, writing: writing).report),
        json: measured.metrics.route.map { measurement in
          route.map { .route(measurement, parked: parked, sessions: .sessions(of: $0)) }
            ?? .route(measurement, parked: parked)
        } ?? .null,
        notices: measured.notices,
        isIncomplete: measured.unreadableRoute != nil
      )
    }
  }
}
