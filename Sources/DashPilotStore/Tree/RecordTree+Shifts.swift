import DashPilotCore
import Foundation

extension RecordTree {
  /// The unfinished shifts, and finished ones that were left among them; history is not opened.
  public func unfinishedShifts() throws -> ReadRecords<Shift> {
    try shifts(in: TreePath.unfinished) { _ in true }
  }

  /// The finished shifts that start at or after one instant and before another, by start.
  public func finishedShifts(from start: Instant, before end: Instant) throws -> ReadRecords<Shift> {
    let months = try shiftMonths().filter { $0.mayHold(from: start, before: end) }
    return try finishedShifts(in: months) { start <= $0.instant && $0.instant < end }
  }

  /// The finished shifts whose identifier begins with some characters, by start.
  public func finishedShifts(withIdentifierPrefix prefix: String) throws -> ReadRecords<Shift> {
    let short = prefix.prefix(8)
    let found = try finishedShifts(in: shiftMonths()) { $0.identifier.hasPrefix(short) }
    return ReadRecords(records: found.records.filter { $0.id.text.hasPrefix(prefix) }, unreadable: found.unreadable)
  }

  /// The newest finished shift by its start that is wanted, and what could not be read on the way to it.
  public func newestFinishedShift(
    before end: Instant? = nil,
    where isWanted: (Shift) -> Bool = { _ in true }
  ) throws -> ReadRecords<Shift> {
    let isCandidate = { (shift: Shift) in
      shift.endedAt != nil && isWanted(shift) && end.map { shift.startedAt < $0 } ?? true
    }
    let misplaced = try unfinishedShifts().records.filter(isCandidate)
    var unreadable: [UnreadableRecord] = []
    for month in try shiftMonths().reversed() {
      for name in try names(in: month.folder).reversed() where end.map({ name.instant < $0 }) ?? true {
        let found = try shifts(in: month.folder) { $0 == name }
        unreadable += found.unreadable
        let finished = (found.records.filter(isCandidate) + misplaced).filter { $0.startedAt >= name.instant }
        if let newest = finished.max(by: { $0.startedAt < $1.startedAt }) {
          return ReadRecords(records: [newest], unreadable: unreadable)
        }
      }
    }
    let newest = misplaced.max { $0.startedAt < $1.startedAt }
    return ReadRecords(records: newest.map { [$0] } ?? [], unreadable: unreadable)
  }

  /// A shift read back from where it is written.
  public func shift(again shift: Shift) throws -> Shift {
    let path = TreePath.shift(try name(of: shift), isFinished: shift.endedAt != nil)
    return try document(at: path, ShiftDocument.read)
  }

  /// The name that a shift's files have, or are given: its whole identifier where another shift has the short name.
  func name(of shift: Shift) throws -> RecordName {
    let (short, whole) = (RecordName(shift.startedAt, shift.id), RecordName(shift.startedAt, shift.id, whole: true))
    let isTaken = { (name: RecordName) in try holder(of: name).map { $0 != shift.id } }
    guard try isTaken(whole) == nil else { return whole }
    return try isTaken(short) == true ? whole : short
  }

  /// The shift whose document or route has a name; nothing where the name is free, an unreadable one counting as another.
  private func holder(of name: RecordName) throws -> ShiftID? {
    for path in [TreePath.shift(name, isFinished: false), TreePath.shift(name, isFinished: true)]
    where try disk.kind(path) != nil {
      return (try? document(at: path, ShiftDocument.read).id) ?? ShiftID(UUID.nobody)
    }
    let path = TreePath.route(name)
    guard try disk.kind(path) != nil else { return nil }
    return (try? route(at: path).route.shift) ?? ShiftID(UUID.nobody)
  }

  private func finishedShifts(
    in months: [MonthFolder],
    where isWanted: (RecordName) -> Bool
  ) throws -> ReadRecords<Shift> {
    var (records, unreadable): ([Shift], [UnreadableRecord]) = ([], [])
    for folder in months.map(\.folder) + [TreePath.unfinished] {
      let found = try shifts(in: folder, where: isWanted)
      records += found.records.filter { shift in shift.endedAt != nil && !records.contains { $0.id == shift.id } }
      unreadable += found.unreadable
    }
    return ReadRecords(
      records: records.sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) },
      unreadable: unreadable
    )
  }

  private func shifts(in folder: String, where isWanted: (RecordName) -> Bool) throws -> ReadRecords<Shift> {
    var (records, unreadable): ([Shift], [UnreadableRecord]) = ([], [])
    for name in try names(in: folder) where isWanted(name) {
      do { records.append(try shift(name, at: "\(folder)/\(name.text).json")) } catch let fault as UnreadableRecord {
        unreadable.append(fault)
      }
    }
    return ReadRecords(records: records, unreadable: unreadable)
  }

  private func shift(_ name: RecordName, at path: String) throws -> Shift {
    let shift = try document(at: path, ShiftDocument.read)
    let isInItsFolder = path.hasPrefix(TreePath.unfinished) || path == TreePath.shift(name, isFinished: true)
    guard name.belongs(to: shift.startedAt, shift.id), isInItsFolder else {
      throw UnreadableRecord(file: path, line: nil, problem: .nameContradictsContent)
    }
    return shift
  }

  private func names(in folder: String) throws -> [RecordName] {
    try disk.list(folder).compactMap { file in
      file.hasSuffix(".json") ? RecordName(file.dropLast(5)) : nil
    }
  }

  private func shiftMonths() throws -> [MonthFolder] {
    try disk.list(TreePath.shifts).flatMap { year in
      guard year.count == 4, year.allSatisfy(\.isNumber) else { return [MonthFolder]() }
      return try disk.list("\(TreePath.shifts)/\(year)").compactMap { MonthFolder(year: year, month: $0) }
    }
  }
}

/// A month's folder of finished shifts, by UTC.
struct MonthFolder {
  let folder: String
  private let start: Instant
  private let end: Instant

  init?(year: String, month: String) {
    let isLast = month == "12"
    guard month.count == 2, let yearNumber = Int(year), let monthNumber = Int(month),
      let start = Instant(stored: "\(year)-\(month)-01T00:00:00Z"),
      let next = CivilDate(year: isLast ? yearNumber + 1 : yearNumber, month: isLast ? 1 : monthNumber + 1, day: 1)
    else { return nil }
    folder = "\(TreePath.shifts)/\(year)/\(month)"
    self.start = start
    end = Instant(milliseconds: Int64(next.daysSince1970) * 86_400_000)
  }

  /// Whether a shift that starts in a span may be in this folder.
  func mayHold(from spanStart: Instant, before spanEnd: Instant) -> Bool { start < spanEnd && spanStart < end }
}

extension UUID {
  /// The identity that no record has.
  fileprivate static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
