extension RefusedSaveTests {
  private static let finished = [
    "start --at 17:00", "accept 2 --at 17:05", "arrive 1 --at 17:06", "pickup 1 --at 17:07", "deliver 1 --at 17:08",
    "cancel 2 --at 17:09", "accept --at 17:20", "cancel 3 --at 17:21", "end --at 17:30",
  ]

  /// The corrections of deliveries, each on a finished shift or on the running one.
  static let corrections = [
    Case(before: Array(finished.prefix(5)), command: "reopen 1"),
    Case(before: finished, command: "correct times latest 1 --delivered 17:10 --yes"),
    Case(before: finished, command: "correct cancelled latest 1 --yes"),
    Case(before: finished, command: "correct grouping latest move 3 1 --yes"),
    Case(before: finished, command: "correct grouping latest split 2 --yes"),
    Case(before: finished, command: "correct grouping latest merge 2 1 --yes"),
    Case(before: finished, command: "correct grouping latest separate 1 --yes"),
  ]
}
