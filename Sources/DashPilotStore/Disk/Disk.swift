/// Every operation that the store does on a disk, as one value, so that a test can stop or fail after any of them.
public struct Disk: Sendable {
  /// The bytes of a file; a link is not followed, and whatever else is no file is a failure at once.
  public let read: @Sendable (_ path: String) throws(DiskError) -> [UInt8]
  /// What stands at a path, links not followed; nothing where nothing does.
  public let kind: @Sendable (_ path: String) throws(DiskError) -> EntryKind?
  /// The names in a folder, sorted; none for a folder that is not there.
  public let list: @Sendable (_ path: String) throws(DiskError) -> [String]
  /// Makes one folder, which may be there already.
  public let makeFolder: @Sendable (_ path: String) throws(DiskError) -> Void
  /// Creates or empties a file, writes all bytes and syncs them, with the permissions of the file it will replace.
  public let write: @Sendable (_ path: String, _ bytes: [UInt8], _ replaced: String?) throws(DiskError) -> Void
  /// Creates a file and writes all bytes, and leaves it to a later sync of the whole disk to make sure of them.
  ///
  /// A file that is there already is a failure.
  public let writeUnsynced: @Sendable (_ path: String, _ bytes: [UInt8]) throws(DiskError) -> Void
  /// Writes all bytes behind those of a file and syncs them; where it fails, the file is cut back to what it was.
  public let append: @Sendable (_ path: String, _ bytes: [UInt8]) throws(DiskError) -> Void
  /// Makes sure of everything that was written to any disk; a fault that it meets is not told.
  public let syncAll: @Sendable () throws(DiskError) -> Void
  /// Puts a file in the place of another, in one step.
  public let rename: @Sendable (_ from: String, _ to: String) throws(DiskError) -> Void
  /// Removes a file, which may be gone already.
  public let remove: @Sendable (_ path: String) throws(DiskError) -> Void
  /// Syncs the names in a folder.
  public let syncFolder: @Sendable (_ path: String) throws(DiskError) -> Void
  /// Takes a lock and gives back what releases it; waits for a while when another process holds it.
  public let lock: @Sendable (_ path: String, _ kind: LockKind) throws(LockError) -> @Sendable () -> Void

  /// Makes a disk of its operations.
  public init(
    read: @escaping @Sendable (_ path: String) throws(DiskError) -> [UInt8],
    kind: @escaping @Sendable (_ path: String) throws(DiskError) -> EntryKind?,
    list: @escaping @Sendable (_ path: String) throws(DiskError) -> [String],
    makeFolder: @escaping @Sendable (_ path: String) throws(DiskError) -> Void,
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ replaced: String?) throws(DiskError) -> Void,
    writeUnsynced: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(DiskError) -> Void,
    append: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(DiskError) -> Void,
    syncAll: @escaping @Sendable () throws(DiskError) -> Void,
    rename: @escaping @Sendable (_ from: String, _ to: String) throws(DiskError) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(DiskError) -> Void,
    syncFolder: @escaping @Sendable (_ path: String) throws(DiskError) -> Void,
    lock: @escaping @Sendable (_ path: String, _ kind: LockKind) throws(LockError) -> @Sendable () -> Void
  ) {
    self.read = read
    self.kind = kind
    self.list = list
    self.makeFolder = makeFolder
    self.write = write
    self.writeUnsynced = writeUnsynced
    self.append = append
    self.syncAll = syncAll
    self.rename = rename
    self.remove = remove
    self.syncFolder = syncFolder
    self.lock = lock
  }
}

/// What stands at a path.
public enum EntryKind: Hashable, Sendable {
  case file, folder, link, other
}

/// Who else may hold a lock at the same time: other readers, or nobody.
public enum LockKind: Hashable, Sendable {
  case shared, exclusive
}

/// Why a disk did not do an operation.
public enum DiskFault: Hashable, Sendable {
  case missing
  case exists
  case isFolder
  case noPermission
  case readOnly
  case noSpace
  case tooManyOpenFiles
  case failed(code: Int32)
}

/// A disk operation that failed, and where.
public struct DiskError: Error, Hashable, Sendable {
  /// The path as it was given.
  public let path: String
  /// What went wrong.
  public let fault: DiskFault

  /// Makes the error of one operation.
  public init(path: String, fault: DiskFault) {
    self.path = path
    self.fault = fault
  }
}

/// Why a lock was not taken.
public enum LockError: Error, Hashable, Sendable {
  /// Another process holds it; its number, where it left one.
  case held(by: Int32?)
  /// The lock's file cannot be made or opened here.
  case unavailable(DiskError)
}
