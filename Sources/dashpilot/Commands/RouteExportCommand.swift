import DashPilotCore
import DashPilotStore

extension Command {
  static let routeExport = Command(
    "route export",
    arguments: [Argument("SHIFT", help: "Which shift; current for the one in progress")],
    options: [
      Option("gpx", isRequired: true, help: "As a GPX 1.1 track, a segment for each capture session"),
      Option("to", value: "FILE", help: "Into a new file, rather than to the output"),
    ],
    summary: "Write a shift's recorded positions out.",
    details: """
      The positions say where the vehicle was, and when; nothing else of the shift is written. A file is written whole
      or not at all, and none is ever written over.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    return try context.reading { tree, writing in
      let shift = try tree.shift(reference, in: writing.timeZone)
      let reading = try tree.route(of: shift)
      guard reading.route.positionCount > 0 else { throw RouteExportRefusal.noPositions(startedAt: shift.startedAt) }
      let confirmation = Confirmation(writing: writing)
      guard let path = context.arguments.option("to") else {
        let notice = confirmation.exported(reading.route, of: shift, to: nil)
        return Reply(
          .document(reading.route.gpx),
          json: .exported(reading.route, to: nil),
          notices: [notice] + reading.notices
        )
      }
      try context.world.writeNew(reading.route.gpx, at: path)
      return Reply(
        .statements([confirmation.exported(reading.route, of: shift, to: path)]),
        json: .exported(reading.route, to: path),
        notices: reading.notices
      )
    }
  }
}
