import DashPilotCore
import DashPilotStore

extension Command {
  static let places = Command(
    "places",
    summary: "Show the pickup places, the recent ones first.",
    details: """
      The five places of the latest acceptances, newest first, then the others by name. With --json, all of them, the
      one used last first.
      """
  ) { context in
    try context.reading { tree, writing in
      let found = try tree.placesInUse()
      let uses = found.catalogue.byRecency(in: found.shifts)
      return Reply(
        .report(PlacesReport(uses: uses, writing: writing).report),
        json: .places(uses),
        notices: found.notices(in: writing),
        isIncomplete: !found.unreadable.isEmpty
      )
    }
  }

  static let placesShow = Command(
    "places show",
    arguments: [Argument("NAME", help: "The pickup place's name, in capitals or not")],
    summary: "Show what was recorded of waiting at a pickup place.",
    details: """
      A wait is the time from arriving at a pickup to picking up, of a delivery that recorded both. From two on, their
      median is shown, with how many there are.
      """
  ) { context in
    try context.reading { tree, writing in
      let found = try tree.placesInUse()
      let place = try found.place(typed: context.value(0) ?? "")
      let use = PlaceUse(of: place, in: found.shifts)
      let waits = PlaceWaits(at: place.id, in: found.shifts)
      return Reply(
        .report(PlaceReport(use: use, waits: waits, writing: writing).report),
        json: .place(use, waits: waits),
        notices: found.notices(in: writing),
        isIncomplete: !found.unreadable.isEmpty
      )
    }
  }
}
