import DashPilotCore
import Foundation

/// Everything that a tree holds, read once: how much of it, and what is wrong.
public struct TreeCheck: Sendable {
  /// How many records of each kind were read.
  public let counts: CheckedCounts
  /// What cannot be read, by file.
  public let unreadable: [UnreadableRecord]
  /// What can be read and says what no command can record, by file.
  public let anomalies: [FoundAnomaly]
  /// The routes whose last line a crash has torn, with the line's number.
  public let torn: [(file: String, line: Int)]
}

extension RecordTree {
  /// Reads every record and every route, and finds what is wrong with them and among them.
  public func checked() throws -> TreeCheck {
    let (shifts, expenses, places) = (try everyShift(), try expenses(), try places())
    let routes = try routeFiles()
    let filed = try filed(shifts.records)
    let owners = Dictionary(filed.map { ($0.file.recordName, $0.value) }, uniquingKeysWith: { first, _ in first })
    let readings = try readEach(routes, portion: 4) { try checkedRoute(at: $0, of: owners[$0.recordName]) }
    let settings = Result { try self.settings() }
    let unreadable =
      shifts.unreadable + expenses.unreadable + places.unreadable + readings.compactMap(\.problem)
      + [settings.unreadable].compactMap(\.self)
    let known = Set(places.records.map(\.id)).union(places.unreadable.compactMap(\.placeInName))
    let anomalies =
      filed.anomalies(places: known) + (try strayFiles()) + orphans(routes, of: Set(owners.keys))
      + places.records.map { FiledRecord(file: TreePath.place($0.id), value: $0) }.anomalies
      + zip(routes, readings).compactMap { file, reading in
        (try? reading.get())?.outside.map { FoundAnomaly(file, .positionsOutsideShift(count: $0)) }
      }
      + ((try? settings.get())?.anomalies ?? []).map { FoundAnomaly(TreePath.settings, $0) }
    return TreeCheck(
      counts: CheckedCounts(
        shifts: shifts.records.count,
        routes: readings.count { $0.problem == nil },
        places: places.records.count,
        expenses: expenses.records.count
      ),
      unreadable: unreadable.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) },
      anomalies: anomalies.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }
        .map(\.element),
      torn: zip(routes, readings).compactMap { file, reading in
        (try? reading.get())?.tornLine.map { (file: file, line: $0) }
      }
    )
  }

  /// Shifts with their files, which their names tell.
  private func filed(_ shifts: [Shift]) throws -> [FiledRecord<Shift>] {
    let folders = try months(below: TreePath.shifts).map(\.folder) + [TreePath.unfinished]
    let paths = Dictionary(
      try files(in: folders) { _ in true }.map { ($0.name, $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
    return shifts.compactMap { shift in
      let names = [true, false].map { RecordName(shift.startedAt, shift.id, whole: $0) }
      return names.compactMap { paths[$0] }.first.map { FiledRecord(file: $0, value: shift) }
    }
  }

  private func routeFiles() throws -> [String] {
    try months(below: TreePath.routes).flatMap { month in
      try disk.list(month.folder).filter { $0.hasSuffix(".jsonl") && RecordName($0.stem) != nil }
        .map { "\(month.folder)/\($0)" }
    }
  }

  /// The number of a route's torn last line, and how many positions lie outside its shift; nothing where none do.
  private func checkedRoute(at path: String, of shift: Shift?) throws -> (tornLine: Int?, outside: Int?) {
    let reading = try route(at: path)
    let isNamed =
      RecordName(path.recordName).map { name in reading?.route.shift.text.hasPrefix(name.identifier) } ?? nil
    guard let reading, isNamed ?? false else {
      throw UnreadableRecord(file: path, line: 1, path: "shift", problem: .nameContradictsContent)
    }
    let outside = shift?.positionsOutside(reading.route) ?? 0
    return (reading.tornLine, outside > 0 ? outside : nil)
  }

  private func orphans(_ routes: [String], of shifts: Set<String>) -> [FoundAnomaly] {
    routes.filter { !shifts.contains($0.recordName) }.map { FoundAnomaly($0, .routeWithoutShift) }
  }

  /// Files with a record's ending in a record's folder whose names are no record's.
  private func strayFiles() throws -> [FoundAnomaly] {
    let dated = try [TreePath.shifts, TreePath.expenses].flatMap { try months(below: $0) }.map(\.folder)
    let routes = try months(below: TreePath.routes).map(\.folder)
    let stray =
      try (dated + [TreePath.unfinished]).flatMap { try strays(in: $0, ending: ".json") }
      + routes.flatMap { try strays(in: $0, ending: ".jsonl") }
    let places = try disk.list(TreePath.places).filter { $0.hasSuffix(".json") && UUID(uuidString: $0.stem) == nil }
    return (stray + places.map { "\(TreePath.places)/\($0)" }).map { FoundAnomaly($0, .notARecordsName) }
  }

  private func strays(in folder: String, ending: String) throws -> [String] {
    try disk.list(folder).filter { $0.hasSuffix(ending) && RecordName($0.stem) == nil }.map { "\(folder)/\($0)" }
  }
}

extension String {
  /// A file's name without its ending.
  fileprivate var stem: String { String(prefix { $0 != "." }) }

  /// The name of a record, from the path of its file.
  fileprivate var recordName: String { (split(separator: "/").last.map(String.init) ?? self).stem }
}

extension Result {
  fileprivate var problem: Failure? {
    if case .failure(let problem) = self { problem } else { nil }
  }

  fileprivate var unreadable: UnreadableRecord? { problem as? UnreadableRecord }
}

extension UnreadableRecord {
  /// The place whose document cannot be read, which is there all the same.
  fileprivate var placeInName: PlaceID? { UUID(uuidString: file.recordName).map(PlaceID.init) }
}
