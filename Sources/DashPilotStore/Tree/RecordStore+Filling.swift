import DashPilotCore

extension RecordStore {
  /// Fills a fresh tree that nobody else uses yet, record after record, and makes sure of all of it once, at the end.
  ///
  /// This is not the transaction of `apply`: a history of thousands of files would wait for the disk at each. Each file
  /// is written in its own place and none over another. The settings come last, after everything else is sure, so that
  /// a fill that was cut short is no tree that a command begins to record in unasked. The lock is held throughout.
  ///
  /// Gives the files for git that were there already and stay as they are.
  public func fill(with settings: Settings, _ body: (FillingSession) throws -> Void) throws -> [KeptFile] {
    try makeRoot()
    return try writing { session in
      let occupied = try TreePath.records.first { try tree.disk.kind($0) != nil }
      if let occupied { throw StorageFailure.disk(file: occupied, .exists) }
      do {
        try body(FillingSession(session: session))
        let (kept, fresh) = try session.filesForGit()
        for file in fresh { try tree.disk.writeUnsynced(file.path, file.bytes) }
        try tree.disk.syncAll()
        try session.apply(Change(saved: [.settings(settings)]))
        return kept
      } catch let failure as StorageFailure { throw failure.whileFilling }
    }
  }
}

/// The time in which a fresh tree is filled.
public struct FillingSession: Sendable {
  let session: WritingSession

  /// Writes records that the tree does not have yet.
  public func write(_ records: [Record]) throws {
    let contents = try session.placements(of: records).contents
    let disk = session.tree.disk
    for folder in Set(contents.map { parent(of: $0.path) }).sorted() { try disk.makeFolders(folder) }
    for content in contents { try disk.writeUnsynced(content.path, content.bytes) }
  }
}
