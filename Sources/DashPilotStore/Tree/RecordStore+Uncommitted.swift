import DashPilotCore

/// Word of files that were written and not committed to git, each piece under a name of its own.
///
/// It is left under the lock of the records and taken under that of git, so that neither waits for the other.
public struct UncommittedFiles: Sendable {
  let names: [String]
  /// The files, by their paths in the tree.
  public let paths: [String]
}

extension RecordStore {
  /// Leaves word of files that were written; where the disk does not take it, they are not committed later.
  public func leaveUncommitted(_ paths: [String], as name: String) {
    guard !paths.isEmpty else { return }
    try? tree.disk.makeFolders(TreePath.uncommitted)
    try? tree.disk.writeUnsynced("\(TreePath.uncommitted)/\(name)", Array(paths.joined(separator: "\n").utf8))
  }

  /// All of the word that was left.
  public func uncommittedFiles() -> UncommittedFiles {
    let names = (try? tree.disk.list(TreePath.uncommitted)) ?? []
    let paths = names.flatMap { name -> [String] in
      let bytes = (try? tree.disk.read("\(TreePath.uncommitted)/\(name)")) ?? []
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
    }
    let records = Set(paths).filter { $0.isPlainPath && TreePath.mayHoldRecord($0) }
    return UncommittedFiles(names: names, paths: records.sorted())
  }

  /// Takes away the word that was read, and nothing that was left since.
  public func forget(_ files: UncommittedFiles) {
    for name in files.names { try? tree.disk.remove("\(TreePath.uncommitted)/\(name)") }
  }

  /// Does something while no other process commits to git; waits for one a while.
  public func holdingGit(_ body: () -> Void) throws(LockError) {
    let release = try tree.disk.hold(TreePath.git)
    defer { release() }
    body()
  }
}
