import DashPilotCore

extension RecordStore {
  /// Begins a tree: its settings, and what git leaves out and how it treats records.
  ///
  /// Gives the files that were there already and stay as they are.
  public func begin(with settings: Settings) throws -> [KeptFile] {
    try begin(with: Change(saved: [.settings(settings)]))
  }

  /// Begins a tree with its settings and its first records, all of them or none.
  public func begin(with change: Change) throws -> [KeptFile] {
    try makeRoot()
    return try writing { session in
      let disk = session.tree.disk
      guard try disk.kind(TreePath.settings) == nil else { throw StorageFailure.disk(file: TreePath.settings, .exists) }
      let (kept, fresh) = try session.filesForGit()
      try disk.commit(fresh + session.placements(of: change.saved).contents, removing: [])
      return kept
    }
  }

  func makeRoot() throws(StorageFailure) {
    try TreeDisk(root: "/", disk: tree.disk.disk).makeFolders(String(tree.disk.root.drop { $0 == "/" }))
  }

  /// Whether a folder holds records of any kind, or the settings of a tree.
  public func holdsRecords() throws(StorageFailure) -> Bool {
    for name in TreePath.records where try tree.disk.kind(name) != nil { return true }
    return false
  }
}

extension WritingSession {
  /// Writes what git is told of a tree, as far as it is not there yet, and gives the files that were written.
  public func tellGit() throws -> [KeptFile] {
    let (kept, fresh) = try filesForGit()
    if !fresh.isEmpty { try commit(fresh, removing: []) }
    return KeptFile.allCases.filter { !kept.contains($0) }
  }

  /// The files for git that are there already, and those that are to be written.
  func filesForGit() throws -> (kept: [KeptFile], fresh: [FileContent]) {
    let kept = try KeptFile.allCases.filter { try tree.disk.kind($0.rawValue) != nil }
    let fresh = KeptFile.allCases.filter { !kept.contains($0) }
    return (kept, fresh.map { file in FileContent(file.rawValue, Array(file.content.utf8)) })
  }
}

/// What a new tree tells git; a file that is there already is kept.
public enum KeptFile: String, CaseIterable, Sendable {
  case ignore = ".gitignore"
  case attributes = ".gitattributes"

  /// What it says.
  var content: String {
    switch self {
    case .ignore: ".dashpilot/\n"
    case .attributes:
      """
      *.json text eol=lf
      *.jsonl text eol=lf
      /dashpilot.json diff=dashpilot merge=dashpilot
      /unfinished/*.json diff=dashpilot merge=dashpilot
      /shifts/**/*.json diff=dashpilot merge=dashpilot
      /places/*.json diff=dashpilot merge=dashpilot
      /expenses/**/*.json diff=dashpilot merge=dashpilot
      /routes/**/*.jsonl diff=dashpilot merge=dashpilot

      """
    }
  }
}
