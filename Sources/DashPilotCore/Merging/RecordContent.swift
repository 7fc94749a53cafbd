/// What one document says, whichever kind of record it is of.
public enum RecordContent: Hashable, Sendable {
  case shift(Shift)
  case place(PickupPlace)
  case expense(Expense)
  case settings(Settings)
  case route(Route)
}

/// Why two documents were not merged.
public enum MergeRefusal: Refusal {
  /// They are of records of different kinds.
  case differentKinds(file: String)
  /// They are of one kind and of different records, as git pairs them when it takes one for the other renamed.
  case differentRecords(file: String)
  /// One is from before version 10 and holds positions, which its successor keeps in a file of their own.
  case routeInside(file: String)
}

/// What became of two documents of one record that were changed apart.
public struct RecordMerge: Hashable, Sendable {
  /// The record as each side keeps it: the same twice where there is no conflict.
  public let record: Resolved<RecordContent>
  /// What the two sides contradict each other in; none where they were merged.
  public let conflicts: [MergeConflict]

  /// The merged record; nothing where there is a conflict, named or not.
  public var merged: RecordContent? { conflicts.isEmpty && record.isSettled ? record.ours : nil }
}

/// One thing that the two sides of a merge contradict each other in.
public enum MergeConflict: Hashable, Sendable {
  /// A fact that both sides set, and differently; nothing on a side that removed it.
  case fact(FactName, of: FactRow, ours: FactValue?, theirs: FactValue?)
  /// A row that one side removed and the other changed.
  case row(FactRow, removedBy: MergeSide)
  /// A capture session that one side trimmed and the other took positions in.
  case session(FactRow)
  /// What no command can record, said by neither side alone.
  case collision(MergeCollision)
}

extension RecordContent {
  /// Merges a record that two sides changed apart, fact by fact and row by row.
  ///
  /// A fact that one side changed is taken; a fact that both changed differently is a conflict. Rows are matched by
  /// their identity. There is no base where both sides added the record.
  public static func merge(
    base: RecordContent?,
    ours: RecordContent,
    theirs: RecordContent,
    file: String
  ) throws(MergeRefusal) -> RecordMerge {
    let all = [base, ours, theirs].compactMap(\.self)
    guard Set(all.map(\.kind)).count == 1 else { throw .differentKinds(file: file) }
    guard Set(all.map(\.identity)).count == 1 else { throw .differentRecords(file: file) }
    let resolved = resolved(ThreeWay(base: base, ours: ours, theirs: theirs))
    let differences = RecordContent.differences(resolved)
    let before = Set((ours.collisions + theirs.collisions).map(\.key))
    let found = (resolved.ours.collisions + (resolved.isSettled ? [] : resolved.theirs.collisions))
      .filter { !before.contains($0.key) }
    let collisions = found.enumerated().filter { index, one in !found[..<index].contains { $0.key == one.key } }
      .map { MergeConflict.collision($0.element.collision) }
    return RecordMerge(
      // Each side's own record is whole, so that all in which they differ is left for a person to choose from.
      record: collisions.isEmpty ? resolved : Resolved(ours: ours, theirs: theirs),
      conflicts: differences + collisions
    )
  }

  private static func resolved(_ sides: ThreeWay<RecordContent>) -> Resolved<RecordContent> {
    switch (sides.ours, sides.theirs) {
    case (.shift(let ours), .shift(let theirs)):
      Shift.resolved(ThreeWay(base: sides.base?.shift, ours: ours, theirs: theirs)).map(RecordContent.shift)
    case (.place(let ours), .place(let theirs)):
      PickupPlace.resolved(ThreeWay(base: sides.base?.place, ours: ours, theirs: theirs)).map(RecordContent.place)
    case (.expense(let ours), .expense(let theirs)):
      Expense.resolved(ThreeWay(base: sides.base?.expense, ours: ours, theirs: theirs)).map(RecordContent.expense)
    case (.settings(let ours), .settings(let theirs)):
      Settings.resolved(ThreeWay(base: sides.base?.settings, ours: ours, theirs: theirs)).map(RecordContent.settings)
    case (.route(let ours), .route(let theirs)):
      Route.resolved(ThreeWay(base: sides.base?.route, ours: ours, theirs: theirs)).map(RecordContent.route)
    case (.shift, _), (.place, _), (.expense, _), (.settings, _), (.route, _): sides.resolved
    }
  }
}

extension RecordContent {
  /// The kind's stored word, which names the kind in machine forms too.
  public var kind: String {
    switch self {
    case .shift: "shift"
    case .place: "place"
    case .expense: "expense"
    case .settings: "settings"
    case .route: "route"
    }
  }

  /// Whose document it is; there is one record of settings.
  private var identity: String {
    switch self {
    case .shift(let shift): shift.id.text
    case .place(let place): place.id.text
    case .expense(let expense): expense.id.text
    case .settings: ""
    case .route(let route): route.shift.text
    }
  }

  private var shift: Shift? { if case .shift(let shift) = self { shift } else { nil } }
  private var place: PickupPlace? { if case .place(let place) = self { place } else { nil } }
  private var expense: Expense? { if case .expense(let expense) = self { expense } else { nil } }
  private var settings: Settings? { if case .settings(let settings) = self { settings } else { nil } }
  private var route: Route? { if case .route(let route) = self { route } else { nil } }
}
