/// One pickup place with what may be said of its recorded waits.
public struct PlaceReport: Sendable {
  let use: PlaceUse
  let waits: PlaceWaits
  let writing: Writing

  /// Gathers what the page is written from.
  public init(use: PlaceUse, waits: PlaceWaits, writing: Writing) {
    self.use = use
    self.waits = waits
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let entries = waits.statements(at: use.place, in: writing).map { Report.Entry($0) }
    return Report(
      title: Statement(visible: use.place.shownName, spoken: use.place.displayName),
      sections: [Report.Section(heading: nil, entries: entries + [Report.Entry(deliveries)])]
    )
  }

  private var deliveries: Statement {
    guard let last = use.lastUsedAt else { return Statement("No delivery names it") }
    let count = use.deliveryCount
    let named = "Named by \(counted(count, "delivery", "deliveries"))"
    return Statement(
      count == 1
        ? "\(named), accepted on \(writing.date(last))" : "\(named), the last accepted on \(writing.date(last))"
    )
  }
}

/// The catalogue of pickup places: the recent ones, then the others by name.
public struct PlacesReport: Sendable {
  let uses: [PlaceUse]
  let writing: Writing

  /// How many recent places stand first.
  public static let recentCount = 5

  /// Gathers what the page is written from: every place, the one used last first.
  public init(uses: [PlaceUse], writing: Writing) {
    self.uses = uses
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let recent = uses.filter { $0.lastUsedAt != nil }.prefix(PlacesReport.recentCount)
    let others = uses.filter { !recent.contains($0) }
      .sorted { ($0.place.name.key, $0.place.id) < ($1.place.name.key, $1.place.id) }
    let sections = [section("Recent", Array(recent)), section(recent.isEmpty ? "By name" : "Others by name", others)]
    return Report(
      title: Statement("Pickup places"),
      sections: uses.isEmpty ? [none] : sections.filter { !$0.entries.isEmpty }
    )
  }

  private var none: Report.Section {
    let statement = writing.statement {
      "No pickup place is recorded. A delivery is given one with \($0.command("place"))."
    }
    return Report.Section(heading: nil, entries: [Report.Entry(statement)])
  }

  private func section(_ heading: String, _ uses: [PlaceUse]) -> Report.Section {
    Report.Section(heading: heading, entries: uses.map { Report.Entry(row($0)) })
  }

  private func row(_ use: PlaceUse) -> Statement {
    guard let last = use.lastUsedAt else {
      return Statement(
        visible: "\(use.place.shownName) · no delivery",
        spoken: "\(use.place.displayName), no delivery names it"
      )
    }
    let count = counted(use.deliveryCount, "delivery", "deliveries")
    let day = use.deliveryCount == 1 ? writing.date(last) : "the last on \(writing.date(last))"
    return Statement(
      visible: "\(use.place.shownName) · \(count) · \(writing.date(last))",
      spoken: "\(use.place.displayName), \(count), \(use.deliveryCount == 1 ? "on \(day)" : day)"
    )
  }
}
