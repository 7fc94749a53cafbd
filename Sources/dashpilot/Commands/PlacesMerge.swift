import DashPilotCore
import DashPilotStore

extension Command {
  static let placesMerge = Command(
    "places merge",
    arguments: [
      Argument("FROM", help: "The pickup place that goes"),
      Argument("INTO", help: "The pickup place that its deliveries move to"),
    ],
    options: [.yes],
    summary: "Move a pickup place's deliveries to another place, and remove it.",
    details: """
      Asks first, because it cannot be undone. Every delivery of every shift that names FROM names INTO afterwards, and
      nothing else about one changes. INTO keeps its name.
      """
  ) { context in
    let asked = try context.askedMerge()
    return try context.recording { session, conventions in
      let merge = try context.merge(in: session.tree, after: asked)
      try session.apply(merge.change)
      return .confirmation([PlaceConfirmation(writing: conventions.writing).merged(merge)])
    }
  }
}

extension CommandContext {
  /// The merge that was put to the driver and confirmed; nothing where `--yes` makes asking unnecessary.
  fileprivate func askedMerge() throws -> PlaceMerge? {
    guard !arguments.has("yes") else { return nil }
    let (merge, writing) = try proposing { tree, conventions in
      (try proposedMerge(in: tree), conventions.writing)
    }
    try confirming(PlaceConfirmation(writing: writing).question(merge))
    return merge
  }

  /// The merge by the records of now; refused where they are not what was confirmed.
  fileprivate func merge(in tree: RecordTree, after asked: PlaceMerge?) throws -> PlaceMerge {
    guard let asked else { return try proposedMerge(in: tree) }
    let catalogue = try tree.placeCatalogue()
    return try asked.confirmed(in: catalogue, shifts: try tree.everyReadableShift())
  }

  private func proposedMerge(in tree: RecordTree) throws -> PlaceMerge {
    let catalogue = try tree.placeCatalogue()
    let source = try catalogue.place(typed: value(0) ?? "")
    let destination = try catalogue.place(typed: value(1) ?? "")
    _ = try catalogue.merging(source, into: destination, shifts: [])
    return try catalogue.merging(source, into: destination, shifts: try tree.everyReadableShift())
  }
}

extension RecordTree {
  /// Every shift, wherever it stands; refused where one cannot be read, because its deliveries may have to move.
  fileprivate func everyReadableShift() throws -> [Shift] {
    let found = try everyShift()
    if let unreadable = found.unreadable.first { throw unreadable }
    return found.records
  }
}
