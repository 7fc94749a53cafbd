import DashPilotCore
import DashPilotStore
import Foundation

extension Command {
  static let demo = Command(
    "demo",
    arguments: [Argument("DIR", help: "The folder, which must hold no records")],
    options: [
      Option("scenario", value: "S", help: "The name of what it shows; history if left out"),
      Option("years", value: "N", help: "A long history that ends now instead, of 1 to 20 years"),
      Option("routes", help: "With --years, positions for the shifts of the long history"),
    ],
    summary: "Make a record folder of invented records.",
    details: """
      The scenarios are \(listed(Scenario.allCases.map(\.rawValue))).

      A running shift began shortly before now. Finished shifts hang from Tuesday of this week, and those of
      period-summary and period-comparison from today, so that some may lie ahead of the clock: a shift of your own
      can be started there when they are over. The same clock and zone make the same files.
      """
  ) { context in
    let demo = try context.demo()
    let folder = context.value(0) ?? ""
    let root = DataFolder.absolute(folder, in: context.world)
    try context.checkIsFolder(root, named: folder)
    let store = RecordStore(root: root, disk: context.world.disk)
    guard try !store.holdsRecords() else { throw DataFolderRefusal.recordsExist(folder) }
    let anchor = try context.anchor()
    let written = try context.write(demo, from: anchor, to: store)
    let writing = Writing(locale: Locale(identifier: anchor.locale), timeZone: anchor.timeZone)
    return Reply(
      .statements(DemoConfirmation(demo, counts: written.counts, writing: writing).wrote(to: folder)),
      json: .demo(demo, folder: folder, counts: written.counts),
      notices: written.kept.map { Statement($0.keptRemark) }
    )
  }
}

extension CommandContext {
  /// What was asked for.
  fileprivate func demo() throws -> Demo {
    if arguments.option("scenario") != nil, arguments.option("years") != nil {
      throw UsageRefusal.conflictingArguments("--scenario", "--years")
    }
    return try Demo(
      scenario: arguments.option("scenario").map(Scenario.init(typed:)),
      years: arguments.option("years").map { try WholeNumberInput.number(from: $0, for: .yearCount) },
      withRoutes: arguments.has("routes")
    )
  }

  /// The moment and the conventions: as typed, else of the system.
  fileprivate func anchor() throws -> ScenarioAnchor {
    let zone = try ConventionInput.timeZone(arguments.option("time-zone") ?? world.timeZone())
    let locale = try arguments.option("locale").map(ConventionInput.locale) ?? systemLocale
    return ScenarioAnchor(now: now, timeZone: TimeZone(identifier: zone) ?? .gmt, locale: locale)
  }

  /// Writes what was asked for: a scenario as one change, a history month by month.
  fileprivate func write(
    _ demo: Demo,
    from anchor: ScenarioAnchor,
    to store: RecordStore
  ) throws -> (kept: [KeptFile], counts: RecordCounts) {
    switch demo {
    case .scenario(let scenario):
      let change = try scenario.change(from: anchor)
      return (try store.begin(with: change), RecordCounts(change))
    case .years(let years, let withRoutes):
      return try write(LongHistory(years: years, recordsRoutes: withRoutes, anchor: anchor), to: store)
    }
  }

  private func write(
    _ history: LongHistory,
    to store: RecordStore
  ) throws -> (kept: [KeptFile], counts: RecordCounts) {
    let months = history.months
    var counts = RecordCounts(history.beginning)
    defer { showProgress("") }
    let kept = try store.fill(with: history.settings) { session in
      try session.write(history.beginning.saved)
      for (index, month) in months.enumerated() {
        showProgress("Writing month \(index + 1) of \(months.count) …")
        let change = try history.change(in: month)
        try session.write(change.saved)
        counts = counts + RecordCounts(change)
      }
    }
    return (kept, counts)
  }
}
