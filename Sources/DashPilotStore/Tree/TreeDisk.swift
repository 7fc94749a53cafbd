/// A disk seen from the root of a record tree: paths in the tree, and failures that name them.
struct TreeDisk: Sendable {
  let root: String
  let disk: Disk

  func read(_ path: String) throws(StorageFailure) -> [UInt8] {
    do { return try disk.read(absolute(path)) } catch { throw failure(path, error) }
  }

  func kind(_ path: String) throws(StorageFailure) -> EntryKind? {
    do { return try disk.kind(absolute(path)) } catch { throw failure(path, error) }
  }

  func list(_ path: String) throws(StorageFailure) -> [String] {
    do { return try disk.list(absolute(path)) } catch { throw failure(path, error) }
  }

  func write(_ path: String, _ bytes: [UInt8], replacing replaced: String? = nil) throws(StorageFailure) {
    do { try disk.write(absolute(path), bytes, replaced.map(absolute)) } catch { throw failure(path, error) }
  }

  func writeUnsynced(_ path: String, _ bytes: [UInt8]) throws(StorageFailure) {
    do { try disk.writeUnsynced(absolute(path), bytes) } catch { throw failure(path, error) }
  }

  func append(_ path: String, _ bytes: [UInt8]) throws(StorageFailure) {
    do { try disk.append(absolute(path), bytes) } catch { throw failure(path, error) }
  }

  func syncAll() throws(StorageFailure) {
    do { try disk.syncAll() } catch { throw failure("", error) }
  }

  func rename(_ from: String, _ to: String) throws(StorageFailure) {
    do { try disk.rename(absolute(from), absolute(to)) } catch { throw failure(to, error) }
  }

  func remove(_ path: String) throws(StorageFailure) {
    do { try disk.remove(absolute(path)) } catch { throw failure(path, error) }
  }

  func syncFolder(_ path: String) throws(StorageFailure) {
    do { try disk.syncFolder(absolute(path)) } catch { throw failure(path, error) }
  }

  /// Makes a folder and those above it that are not there, each synced into the one above.
  func makeFolders(_ path: String) throws(StorageFailure) {
    guard !path.isEmpty, try kind(path) == nil else { return }
    let above = parent(of: path)
    try makeFolders(above)
    do { try disk.makeFolder(absolute(path)) } catch { throw failure(path, error) }
    try syncFolder(above)
  }

  func lock(_ kind: LockKind) throws(LockError) -> @Sendable () -> Void {
    try disk.lock(absolute(TreePath.lock), kind)
  }

  /// Takes a lock of another name than that of the records.
  func hold(_ path: String) throws(LockError) -> @Sendable () -> Void {
    try disk.lock(absolute(path), .exclusive)
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private func failure(_ path: String, _ error: DiskError) -> StorageFailure {
    .disk(file: path, error.fault)
  }
}

/// The folder that holds a path of the tree; empty for the root.
func parent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}
