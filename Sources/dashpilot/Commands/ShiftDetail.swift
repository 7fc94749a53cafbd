import DashPilotCore
import DashPilotStore

extension Command {
  static let shift = Command(
    "shift",
    arguments: [Argument("SHIFT", help: "Which shift")],
    summary: "Show everything about one finished shift.",
    details: """
      Amounts, times, the three gross rates or why there is none, the route's statements, the estimate of fuel, and
      each delivery. With --json, the shift as an export writes it, and "derived" beside it.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    return try context.reading { tree, writing in
      let shift = try tree.shift(reference, in: writing.timeZone)
      try shift.checkIsFinished()
      let measured = try tree.measured(shift, readAt: context.now, writing)
      let (places, notices) = try tree.places(of: [shift], writing)
      let report = ShiftReport(shift: shift, metrics: measured.metrics, places: places, writing: writing).report
      return Reply(
        .report(report),
        json: json(measured, places),
        notices: measured.notices + notices,
        isIncomplete: measured.unreadableRoute != nil || !notices.isEmpty
      )
    }
  }

  private static func json(_ measured: MeasuredShift, _ places: [PlaceID: PickupPlace]) -> JSON {
    let derived = JSON.derived(
      measured.shift,
      metrics: measured.metrics,
      routeUnreadable: measured.unreadableRoute?.json ?? .null
    )
    let extra = [JSON.Member(key: "derived", value: derived)]
    return .shift(measured.shift, metrics: measured.metrics, places: places, extra: extra)
  }
}
