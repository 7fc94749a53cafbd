import DashPilotCore

/// The steps from each version of the format to the next (`spec/01`, format history).
///
/// A step is a pure function over JSON values. It fills nothing in: a fact that a version could not record is absent.
enum Migration {
  /// One step, of a document of any kind.
  typealias Step = @Sendable (MigratedDocument) -> MigratedDocument

  /// The steps in order: the first leads from version 1 to 2.
  static let steps: [Step] = [
    toVersion2, toVersion3, toVersion4, toVersion5, toVersion6, toVersion7, toVersion8, toVersion9,
    toVersion10, toVersion11, toVersion12, toVersion13, toVersion14, toVersion15, toVersion16,
  ]

  /// What a document of one version is in a later one.
  static func migrated(
    _ document: JSON,
    from version: Int,
    to later: Int = DocumentFormat.currentVersion
  ) -> MigratedDocument {
    steps[(version - 1)..<(later - 1)].reduce(MigratedDocument(document: document)) { $1($0) }
  }
}

/// A document on its way through the versions, and the route that left it on the way.
///
/// A route is the list of its file's lines.
struct MigratedDocument: Equatable, Sendable {
  let document: JSON
  let route: JSON?

  init(document: JSON, route: JSON? = nil) {
    self.document = document
    self.route = route
  }

  /// The same, of a later version.
  func stating(_ version: Int) -> MigratedDocument {
    MigratedDocument(document: document.stating(version), route: route?.stating(version))
  }

  /// The same, changed if it is a shift.
  func changingShift(_ change: (JSON) -> MigratedDocument) -> MigratedDocument {
    document["format"]?.string == DocumentFormat.shift.rawValue ? change(document) : self
  }
}

extension JSON {
  /// The document of a later version; of a route's lines the first one states it.
  fileprivate func stating(_ version: Int) -> JSON {
    guard case .array(let lines) = content else { return replacing("formatVersion", with: .integer(version)) }
    return JSON(.array(lines.prefix(1).map { $0.stating(version) } + lines.dropFirst()), line: line)
  }
}
