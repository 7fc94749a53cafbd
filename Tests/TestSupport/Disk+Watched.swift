import DashPilotStore
import Synchronization

/// One operation on a watched disk.
public struct DiskOperation: Hashable, Sendable {
  /// What is done.
  public let kind: Kind
  /// Where.
  public let path: String

  /// What can be done on a disk.
  public enum Kind: Sendable {
    case read, kind, list, makeFolder, write, rename, remove, syncFolder, lock
  }

  /// Whether it changes what is on the disk, or makes sure of it.
  public var changesDisk: Bool {
    switch kind {
    case .makeFolder, .write, .rename, .remove, .syncFolder: true
    case .read, .kind, .list, .lock: false
    }
  }
}

extension Disk {
  /// A disk that tells of each operation before it is done; what it is told may fail the operation.
  public static func watched(
    over disk: Disk = .live(lockPatienceMilliseconds: 0),
    before: @escaping @Sendable (DiskOperation) throws(DiskError) -> Void
  ) -> Disk {
    let tell = { @Sendable (kind: DiskOperation.Kind, path: String) throws(DiskError) in
      try before(DiskOperation(kind: kind, path: path))
    }
    return Disk(
      read: { path throws(DiskError) in
        try tell(.read, path)
        return try disk.read(path)
      },
      kind: { path throws(DiskError) in
        try tell(.kind, path)
        return try disk.kind(path)
      },
      list: { path throws(DiskError) in
        try tell(.list, path)
        return try disk.list(path)
      },
      makeFolder: { path throws(DiskError) in
        try tell(.makeFolder, path)
        try disk.makeFolder(path)
      },
      write: { path, bytes throws(DiskError) in
        try tell(.write, path)
        try disk.write(path, bytes)
      },
      rename: { from, to throws(DiskError) in
        try tell(.rename, to)
        try disk.rename(from, to)
      },
      remove: { path throws(DiskError) in
        try tell(.remove, path)
        try disk.remove(path)
      },
      syncFolder: { path throws(DiskError) in
        try tell(.syncFolder, path)
        try disk.syncFolder(path)
      },
      lock: { path, kind throws(LockError) in try disk.lock(path, kind) }
    )
  }

  /// A disk whose changing operations all fail after so many of them.
  public static func failing(after count: Int, with fault: DiskFault = .noSpace) -> Disk {
    let log = DiskLog()
    return watched { operation throws(DiskError) in
      guard operation.changesDisk else { return }
      log.note(operation)
      guard log.operations.count <= count else { throw DiskError(path: operation.path, fault: fault) }
    }
  }
}

/// The operations that a watched disk did, in order.
public final class DiskLog: Sendable {
  private let noted = Mutex<[DiskOperation]>([])

  /// Makes an empty log.
  public init() {}

  /// What was done so far.
  public var operations: [DiskOperation] { noted.withLock { $0 } }

  /// Adds an operation.
  public func note(_ operation: DiskOperation) {
    noted.withLock { $0.append(operation) }
  }
}
