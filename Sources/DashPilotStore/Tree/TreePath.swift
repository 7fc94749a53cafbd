import DashPilotCore

/// The names in a record tree (`design.md`, the record tree).
enum TreePath {
  static let settings = "dashpilot.json"
  static let unfinished = "unfinished"
  static let shifts = "shifts"
  static let routes = "routes"
  static let places = "places"
  static let expenses = "expenses"
  static let workshop = ".dashpilot"
  /// Held by the one process that records a route live.
  static let recording = ".dashpilot/recording"
  /// Held by the one process that commits to git.
  static let git = ".dashpilot/git"
  /// Holds word of files that were written and not committed.
  static let uncommitted = ".dashpilot/uncommitted"
  static let lock = ".dashpilot/lock"
  static let journal = ".dashpilot/journal.json"
  static let staged = ".dashpilot/staged"

  /// The document of a shift: among the unfinished ones until it has an end, then by the month of its start.
  static func shift(_ name: RecordName, isFinished: Bool) -> String {
    isFinished ? "\(shifts)/\(name.month)/\(name.text).json" : "\(unfinished)/\(name.text).json"
  }

  /// The positions of a shift, under the shift's own name.
  static func route(_ name: RecordName) -> String { "\(routes)/\(name.month)/\(name.text).jsonl" }

  /// Whether a path is that of a record, of the settings, or of what git is told.
  static func mayHoldRecord(_ path: String) -> Bool {
    let folders = [unfinished, shifts, routes, places, expenses].map { "\($0)/" }
    return folders.contains { path.hasPrefix($0) } || [settings, ".gitignore", ".gitattributes"].contains(path)
  }

  /// The document of an expense, by the month in which it occurred.
  static func expense(_ name: RecordName) -> String { "\(expenses)/\(name.month)/\(name.text).json" }

  /// What stands at the top of a tree that holds records.
  static let records = [settings, unfinished, shifts, routes, places, expenses]

  /// The document of a place.
  static func place(_ id: PlaceID) -> String { "\(places)/\(id.text).json" }
}
