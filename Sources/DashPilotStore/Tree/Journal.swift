import DashPilotCore

/// The steps of one committed change: files that are staged and their places, then files that go.
struct Journal: Equatable {
  /// A staged file and the record's place that it takes.
  struct Placement: Equatable {
    let staged: String
    let path: String
  }

  let placements: [Placement]
  let removals: [String]

  /// Whether one rename does it all, so that no journal is needed.
  var isOneStep: Bool { placements.count == 1 && removals.isEmpty }

  var bytes: [UInt8] {
    JSON.object([
      "placements": .array(placements.map { .object(["staged": .string($0.staged), "path": .string($0.path)]) }),
      "removals": .array(removals.map { .string($0) }),
    ]).bytes
  }

  static func read(_ bytes: [UInt8]) -> Journal? {
    try? JSONReader.document(bytes, read)
  }

  private static func read(_ document: DocumentValue) throws(DocumentFault) -> Journal {
    let object = try document.object(keys: ["placements", "removals"])
    return Journal(placements: try object.list("placements", placement), removals: try object.list("removals", text))
  }

  private static func placement(_ value: DocumentValue) throws(DocumentFault) -> Placement {
    let object = try value.object(keys: ["staged", "path"])
    return Placement(staged: try object.required("staged", text), path: try object.required("path", text))
  }

  /// Whether every step stays within the tree: from what was staged, to a record or to what git is told.
  var staysInTree: Bool {
    let isStaged = placements.allSatisfy { $0.staged.hasPrefix("\(TreePath.staged)/") && $0.staged.isPlainPath }
    return isStaged && (placements.map(\.path) + removals).allSatisfy { $0.isPlainPath && TreePath.mayHoldRecord($0) }
  }
}

extension TreeDisk {
  /// Carries a change out: all files are staged and synced, then put in place; a change of several steps is journaled.
  func commit(_ contents: [FileContent], removing removals: [String]) throws(StorageFailure) {
    try makeFolders(TreePath.staged)
    var placements: [Journal.Placement] = []
    for (index, content) in contents.enumerated() {
      let staged = "\(TreePath.staged)/\(index)"
      do { try write(staged, content.bytes, replacing: content.path) } catch { throw error.at(content.path) }
      placements.append(Journal.Placement(staged: staged, path: content.path))
    }
    for content in contents { try makeFolders(parent(of: content.path)) }
    let journal = Journal(placements: placements, removals: removals)
    guard !journal.isOneStep else { return try applyInOneStep(journal) }
    try syncFolder(TreePath.staged)
    try write("\(TreePath.staged)/journal", journal.bytes)
    try rename("\(TreePath.staged)/journal", TreePath.journal)
    do {
      try syncFolder(TreePath.workshop)
      try finish(journal)
    } catch { throw error.afterCommit }
  }

  /// One rename is both the commit and the change.
  private func applyInOneStep(_ journal: Journal) throws(StorageFailure) {
    for placement in journal.placements {
      let folder = parent(of: placement.path)
      try makeFolders(folder)
      try rename(placement.staged, placement.path)
      do { try syncFolder(folder) } catch { throw error.afterCommit }
    }
  }

  /// Finishes a change that was committed and cut short, and discards one that was not.
  func recover() throws(StorageFailure) {
    if try kind(TreePath.journal) == .file {
      guard let journal = Journal.read(try read(TreePath.journal)), journal.staysInTree else { throw .brokenJournal }
      try finish(journal)
    }
    for name in try list(TreePath.staged) where try kind("\(TreePath.staged)/\(name)") == .file {
      try remove("\(TreePath.staged)/\(name)")
    }
  }

  private func finish(_ journal: Journal) throws(StorageFailure) {
    try apply(journal)
    try remove(TreePath.journal)
    try syncFolder(TreePath.workshop)
  }

  /// Puts staged files in place and removes what goes; steps that were done before are passed over.
  private func apply(_ journal: Journal) throws(StorageFailure) {
    for placement in journal.placements where try kind(placement.staged) != nil {
      try makeFolders(parent(of: placement.path))
      try rename(placement.staged, placement.path)
    }
    for path in journal.removals { try remove(path) }
    let folders = Set((journal.placements.map(\.path) + journal.removals).map(parent))
    for folder in folders.sorted() { try syncFolder(folder) }
  }
}

extension String {
  /// Whether a path goes down from the root of the tree only.
  var isPlainPath: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }
}
