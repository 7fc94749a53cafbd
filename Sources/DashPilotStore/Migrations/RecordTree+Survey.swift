import DashPilotCore

/// A document of a version before the current one.
public struct OlderDocument: Hashable, Sendable {
  /// The file, relative to the tree.
  public let file: String
  /// The version that it states.
  public let version: Int
  let format: DocumentFormat
  /// The number of a route's torn last line, which is left out.
  let tornLine: Int?
}

/// What versions a tree's documents are of.
public struct FormatSurvey: Hashable, Sendable {
  /// The documents of older versions, by their files.
  public let older: [OlderDocument]
  /// What could not be read, a newer version among it; it is left alone.
  public let unreadable: [UnreadableRecord]
}

extension RecordTree {
  /// The version of the documents that this build writes.
  public static let formatVersion = DocumentFormat.currentVersion

  /// Reads every document, and finds those of older versions.
  public func formatSurvey() throws -> FormatSurvey {
    let (shifts, expenses, places) = (try everyShift(), try expenses(), try places())
    let refused = shifts.unreadable + expenses.unreadable + places.unreadable
    let readable = try documentPaths().filter { document in !refused.contains { $0.file == document.file } }
    let surveyed = try readEach(readable, portion: RecordTree.documentsInPortion) { try older($0.file, $0.format) }
    let found = surveyed.compactMap { try? $0.get() }.compactMap(\.self)
    let unreadable = Set(refused + surveyed.compactMap(\.failure))
    return FormatSurvey(
      older: found.sorted { $0.file < $1.file },
      unreadable: unreadable.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
    )
  }

  /// The files of all records, by their kinds.
  private func documentPaths() throws -> [(file: String, format: DocumentFormat)] {
    let shifts = try months(below: TreePath.shifts).map(\.folder) + [TreePath.unfinished]
    let expenses = try months(below: TreePath.expenses).map(\.folder)
    let routes = try months(below: TreePath.routes).flatMap { month in
      try disk.list(month.folder).filter { $0.hasSuffix(".jsonl") }.map { "\(month.folder)/\($0)" }
    }
    return [(TreePath.settings, .settings)]
      + (try files(in: shifts) { _ in true }.map { ($0.path, .shift) })
      + (try files(in: expenses) { _ in true }.map { ($0.path, .expense) })
      + (try places().records.map { (TreePath.place($0.id), .place) })
      + routes.map { ($0, .route) }
  }

  /// A document, if it is of an older version; refused where it cannot be read.
  private func older(_ file: String, _ format: DocumentFormat) throws -> OlderDocument? {
    let (version, tornLine): (Int, Int?) =
      switch format {
      case .route: try routeVersion(at: file)
      case .settings:
        try document(at: file) { document throws(DocumentFault) in
          _ = try SettingsDocument.read(document)
          return (try format.version(of: document), nil)
        }
      case .shift: (try shiftVersion(at: file), nil)
      case .place, .expense: (try document(at: file, format.version), nil)
      }
    guard version < DocumentFormat.currentVersion else { return nil }
    return OlderDocument(file: file, version: version, format: format, tornLine: tornLine)
  }

  /// The version of a shift's document; refused where its route would have to be written with it and cannot be read.
  private func shiftVersion(at file: String) throws -> Int {
    let (shift, version) = try document(at: file, fromBytes: ShiftDocument.readWithVersion)
    if version < DocumentFormat.route.firstVersion { _ = try route(of: shift) }
    return version
  }

  /// The version of a route's file, and its torn last line; refused where the file cannot be read, or stands under
  /// another shift's name.
  private func routeVersion(at file: String) throws -> (version: Int, tornLine: Int?) {
    let bytes = try fileBytes(file)
    do {
      let reading = try RouteReader.read(bytes)
      let isNamed = RecordName(file.nameWithoutEnding).map { reading.route.shift.text.hasPrefix($0.identifier) }
      guard isNamed ?? false else {
        throw UnreadableRecord(file: file, line: 1, path: "shift", problem: .nameContradictsContent)
      }
      let header = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
      return (try JSONReader.document(header, DocumentFormat.route.version), reading.tornLine)
    } catch let fault as DocumentFault { throw fault.inFile(file) }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension String {
  /// A file's name without its folders and its ending.
  fileprivate var nameWithoutEnding: Substring { (split(separator: "/").last ?? "").prefix { $0 != "." } }
}
