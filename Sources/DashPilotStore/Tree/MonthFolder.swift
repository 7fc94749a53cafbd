import DashPilotCore

/// A month's folder of dated records, by UTC.
struct MonthFolder {
  let folder: String
  private let start: Instant
  private let end: Instant

  init?(below root: String, year: String, month: String) {
    let isLast = month == "12"
    guard month.count == 2, let yearNumber = Int(year), let monthNumber = Int(month),
      let start = Instant(stored: "\(year)-\(month)-01T00:00:00Z"),
      let next = CivilDate(year: isLast ? yearNumber + 1 : yearNumber, month: isLast ? 1 : monthNumber + 1, day: 1)
    else { return nil }
    folder = "\(root)/\(year)/\(month)"
    self.start = start
    end = Instant(milliseconds: Int64(next.daysSince1970) * 86_400_000)
  }

  /// Whether a record of a span may be in this folder.
  func mayHold(from spanStart: Instant, before spanEnd: Instant) -> Bool { start < spanEnd && spanStart < end }
}

extension RecordTree {
  /// The months below a folder of dated records, in order.
  func months(below root: String) throws -> [MonthFolder] {
    try disk.list(root).flatMap { year in
      guard year.count == 4, year.allSatisfy(\.isNumber) else { return [MonthFolder]() }
      return try disk.list("\(root)/\(year)").compactMap { MonthFolder(below: root, year: year, month: $0) }
    }
  }

  /// The files of the dated records in some folders whose names are wanted, in order.
  func files(in folders: [String], where isWanted: @Sendable (RecordName) -> Bool) throws -> [RecordFile] {
    try workedOut(of: folders, portion: RecordTree.foldersInPortion) { folder in
      try names(in: folder).filter(isWanted).map { RecordFile(folder: folder, name: $0) }
    }.flatMap(\.self)
  }

  /// The names of the dated records in a folder, in order.
  func names(in folder: String) throws -> [RecordName] {
    try disk.list(folder).compactMap { file in
      file.utf8.suffix(5).elementsEqual(".json".utf8) ? RecordName(Substring(file.utf8.dropLast(5))) : nil
    }
  }
}
