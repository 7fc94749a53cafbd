import DashPilotCore

extension RecordTree {
  /// The unfinished shifts, and finished ones that were left among them; history is not opened.
  ///
  /// One whose namesake stands among the finished ones is that one again, and is not read.
  public func unfinishedShifts() throws -> ReadRecords<Shift> {
    try shifts(in: [TreePath.unfinished]) { _ in true }
  }

  /// The finished shifts that start at or after one instant and before another, by start.
  public func finishedShifts(from start: Instant, before end: Instant) throws -> ReadRecords<Shift> {
    try finishedShifts(from: start, before: end) { $0 }
  }

  /// What a period adds up of the finished shifts of a span, by start, without their routes.
  ///
  /// Each shift itself is let go where it was read.
  public func unmeasuredShifts(from start: Instant, before end: Instant) throws -> ReadRecords<PeriodShift> {
    try finishedShifts(from: start, before: end) { PeriodShift($0, route: nil) }
  }

  /// What becomes of the finished shifts of a span, by start.
  private func finishedShifts<Value: Sendable>(
    from start: Instant,
    before end: Instant,
    _ transform: @Sendable (Shift) -> Value
  ) throws -> ReadRecords<Value> {
    let months = try months(below: TreePath.shifts).filter { $0.mayHold(from: start, before: end) }
    let second = RecordName.cut(start)
    let folders = months.map(\.folder) + [TreePath.unfinished]
    let found = try shifts(in: folders, where: { second <= $0.instant && $0.instant < end }, transform)
    let wanted = found.records.filter { $0.endedAt != nil && start <= $0.startedAt && $0.startedAt < end }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
    return ReadRecords(records: wanted.map(\.value), unreadable: found.unreadable)
  }

  /// The finished shifts whose identifier begins with some characters, by start.
  public func finishedShifts(withIdentifierPrefix prefix: String) throws -> ReadRecords<Shift> {
    let short = prefix.prefix(8)
    let found = try finishedShifts(in: months(below: TreePath.shifts)) { $0.identifier.hasPrefix(short) }
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
    for month in try months(below: TreePath.shifts).reversed() {
      for name in try names(in: month.folder).reversed() where end.map({ name.instant < $0 }) ?? true {
        let found = try shifts(in: [month.folder]) { $0 == name }
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

  /// When the next shift after one starts, finished or not; one that cannot be read starts where its name says.
  public func nextStart(after shift: Shift) throws -> Instant? {
    let unfinished = try unfinishedShifts()
    let end = Instant(milliseconds: .max)
    let months = try months(below: TreePath.shifts).filter { $0.mayHold(from: shift.startedAt, before: end) }
    var starts = (unfinished.records.filter { $0.id != shift.id }.map(\.startedAt))
    starts += unfinished.unreadable.compactMap(\.startInName)
    let second = RecordName.cut(shift.startedAt)
    for month in months {
      let names = try names(in: month.folder).filter { $0.instant >= second }
      let later = names.first { $0.instant > second }?.instant
      let nearest = names.filter { $0.instant == second || $0.instant == later }
      let found = try nearest.compactMap { name in try start(of: name, in: month.folder, except: shift) }
      if let next = found.filter({ $0 >= shift.startedAt }).min() {
        starts.append(next)
        break
      }
    }
    return starts.filter { $0 >= shift.startedAt }.min()
  }

  /// The start of the shift with a name, from its document where that can be read; nothing for the shift itself.
  private func start(of name: RecordName, in folder: String, except shift: Shift) throws -> Instant? {
    let found = try shifts(in: [folder]) { $0 == name }
    guard let other = found.records.first else { return found.unreadable.isEmpty ? nil : name.instant }
    return other.id == shift.id ? nil : other.startedAt
  }

  /// A shift read back from where it is written.
  public func shift(again shift: Shift) throws -> Shift {
    let path = TreePath.shift(try name(of: shift), isFinished: shift.endedAt != nil)
    return try document(at: path, ShiftDocument.read)
  }

  /// The name that a shift's files have, or are given: its whole identifier where another record has the short name.
  ///
  /// The document in the shift's own folder decides, then that in the folder which it is leaving.
  func name(of shift: Shift) throws -> RecordName {
    let (short, whole) = (RecordName(shift.startedAt, shift.id), RecordName(shift.startedAt, shift.id, whole: true))
    for isFinished in [shift.endedAt != nil, shift.endedAt == nil] {
      for name in [short, whole] where try holder(of: TreePath.shift(name, isFinished: isFinished)) == shift.id {
        return name
      }
    }
    let paths = [true, false].map { TreePath.shift(short, isFinished: $0) } + [TreePath.route(short)]
    return try paths.contains { try disk.kind($0) != nil } ? whole : short
  }

  /// The shift whose document stands at a path; nothing where none does, and nobody where it cannot be read.
  private func holder(of path: String) throws -> ShiftID? {
    guard try disk.kind(path) != nil else { return nil }
    do { return try document(at: path, ShiftDocument.read).id } catch let fault as UnreadableRecord {
      if case .disk = fault.problem { throw fault }
      return nil
    }
  }

  private func finishedShifts(
    in months: [MonthFolder],
    where isWanted: @Sendable (RecordName) -> Bool
  ) throws -> ReadRecords<Shift> {
    let found = try shifts(in: months.map(\.folder) + [TreePath.unfinished], where: isWanted)
    let finished = found.records.filter { $0.endedAt != nil }
    return ReadRecords(
      records: finished.sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) },
      unreadable: found.unreadable
    )
  }

  /// The shifts of some folders; of two documents with one identifier the first is read and the other is not.
  func shifts(in folders: [String], where isWanted: @Sendable (RecordName) -> Bool) throws -> ReadRecords<Shift> {
    let found = try shifts(in: folders, where: isWanted) { $0 }
    return ReadRecords(records: found.records.map(\.value), unreadable: found.unreadable)
  }

  private func shifts<Value: Sendable>(
    in folders: [String],
    where isWanted: @Sendable (RecordName) -> Bool,
    _ transform: @Sendable (Shift) -> Value
  ) throws -> ReadRecords<TransformedShift<Value>> {
    let files = try files(in: folders, where: isWanted)
    let found = try readEach(files, portion: RecordTree.documentsInPortion) { file in
      let shift = try shift(in: file)
      return TransformedShift(
        id: shift.id,
        startedAt: shift.startedAt,
        endedAt: shift.endedAt,
        value: transform(shift)
      )
    }
    return try distinct(found, of: files, \.id) { file in
      guard file.folder == TreePath.unfinished else { return nil }
      let finished = TreePath.shift(file.name, isFinished: true)
      return try disk.kind(finished) != nil ? finished : nil
    }
  }

  private func shift(in file: RecordFile) throws -> Shift {
    let (shift, version) = try document(at: file.path, fromBytes: ShiftDocument.readWithVersion)
    if version >= DocumentFormat.route.firstVersion { routesApart.insert(shift.id) }
    let isInItsFolder = file.folder == TreePath.unfinished || file.isInMonth(below: TreePath.shifts)
    guard isInItsFolder, file.name.belongs(to: shift.startedAt, shift.id) else {
      throw UnreadableRecord(file: file.path, line: nil, problem: .nameContradictsContent)
    }
    return shift
  }
}

/// What became of a shift, beside the facts that say where it belongs.
private struct TransformedShift<Value: Sendable>: Sendable {
  let id: ShiftID
  let startedAt: Instant
  let endedAt: Instant?
  let value: Value
}
