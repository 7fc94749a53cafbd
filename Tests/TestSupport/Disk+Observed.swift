import DashPilotStore
import Synchronization

/// One operation on a disk: what it does and where.
public struct DiskOperation: Hashable, Sendable, CustomStringConvertible {
  /// What can be done on a disk.
  public enum Verb: String, Sendable {
    case read, kind, list, makeFolder, write, writeUnsynced, append, syncAll, rename, remove, syncFolder, lock
  }

  /// What is done.
  public let verb: Verb
  /// Where.
  public let path: String
  let bytes: [UInt8]?

  init(_ verb: Verb, _ path: String, bytes: [UInt8]? = nil) {
    (self.verb, self.path, self.bytes) = (verb, path, bytes)
  }

  /// What is done and where.
  public var description: String { "\(verb.rawValue) \(path)" }
}

extension DiskOperation {
  /// Whether it changes what is on the disk, or makes sure of it.
  public var changesDisk: Bool {
    switch verb {
    case .makeFolder, .write, .writeUnsynced, .append, .syncAll, .rename, .remove, .syncFolder: true
    case .read, .kind, .list, .lock: false
    }
  }
}

extension Disk {
  /// The same disk; each operation is told before it is done, and may be refused there.
  public func observed(_ tell: @escaping @Sendable (DiskOperation) throws(DiskError) -> Void) -> Disk {
    let filling = observedFilling(tell)
    return Disk(
      read: { path throws(DiskError) in
        try tell(DiskOperation(.read, path))
        return try read(path)
      },
      kind: { path throws(DiskError) in
        try tell(DiskOperation(.kind, path))
        return try kind(path)
      },
      list: { path throws(DiskError) in
        try tell(DiskOperation(.list, path))
        return try list(path)
      },
      makeFolder: { path throws(DiskError) in
        try tell(DiskOperation(.makeFolder, path))
        try makeFolder(path)
      },
      write: { path, bytes, replaced throws(DiskError) in
        try tell(DiskOperation(.write, path, bytes: bytes))
        try write(path, bytes, replaced)
      },
      writeUnsynced: filling.writeUnsynced,
      append: filling.append,
      syncAll: filling.syncAll,
      rename: { from, to throws(DiskError) in
        try tell(DiskOperation(.rename, to))
        try rename(from, to)
      },
      remove: { path throws(DiskError) in
        try tell(DiskOperation(.remove, path))
        try remove(path)
      },
      syncFolder: { path throws(DiskError) in
        try tell(DiskOperation(.syncFolder, path))
        try syncFolder(path)
      },
      lock: { path, kind throws(LockError) in
        do throws(DiskError) { try tell(DiskOperation(.lock, path)) } catch { throw .unavailable(error) }
        return try lock(path, kind)
      }
    )
  }

  private typealias Filling = (
    writeUnsynced: @Sendable (String, [UInt8]) throws(DiskError) -> Void,
    append: @Sendable (String, [UInt8]) throws(DiskError) -> Void,
    syncAll: @Sendable () throws(DiskError) -> Void
  )

  /// The operations by which a fresh tree is filled and a route grows, told in the same way.
  private func observedFilling(_ tell: @escaping @Sendable (DiskOperation) throws(DiskError) -> Void) -> Filling {
    (
      writeUnsynced: { path, bytes throws(DiskError) in
        try tell(DiskOperation(.writeUnsynced, path, bytes: bytes))
        try writeUnsynced(path, bytes)
      },
      append: { path, bytes throws(DiskError) in
        try tell(DiskOperation(.append, path, bytes: bytes))
        try append(path, bytes)
      },
      syncAll: { () throws(DiskError) in
        try tell(DiskOperation(.syncAll, ""))
        try syncAll()
      }
    )
  }

  /// The same disk, which fails every operation after the first so many.
  public func failing(after count: Int, with fault: DiskFault) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      guard counter.next() > count else { return }
      throw DiskError(path: operation.path, fault: fault)
    }
  }

  /// The same disk, which fails the operation after the first so many and does all others.
  public func failingOnce(after count: Int, with fault: DiskFault) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      guard counter.next() == count + 1 else { return }
      throw DiskError(path: operation.path, fault: fault)
    }
  }

  /// The same disk, which fails every operation that changes it after the first so many of them.
  public func refusingChanges(after count: Int, with fault: DiskFault = .noSpace) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      guard operation.changesDisk, counter.next() > count else { return }
      throw DiskError(path: operation.path, fault: fault)
    }
  }

  /// The same disk for a process that is killed after the first so many operations; a write then stops half way.
  public func stopping(after count: Int) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      let number = counter.next()
      guard number > count else { return }
      if number == count + 1, let bytes = operation.bytes {
        let half = Array(bytes.prefix(bytes.count / 2))
        try operation.verb == .append ? append(operation.path, half) : write(operation.path, half, nil)
      }
      throw DiskError(path: operation.path, fault: .failed(code: -1))
    }
  }

  /// The same disk, which nobody may write to.
  public var readOnly: Disk {
    observed { operation throws(DiskError) in
      guard operation.changesDisk && operation.verb != .syncFolder || operation.verb == .lock else { return }
      throw DiskError(path: operation.path, fault: .readOnly)
    }
  }
}

/// A count that several threads may raise.
public final class Counter: Sendable {
  private let count = Mutex(0)

  /// A count that begins at nothing.
  public init() {}

  /// Raises the count and gives it.
  public func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// What was done on a disk, in order.
public final class DiskLog: Sendable {
  private let kept = Mutex<[DiskOperation]>([])

  /// An empty log.
  public init() {}

  /// What was done so far.
  public var operations: [DiskOperation] { kept.withLock { $0 } }

  /// The same disk, whose operations are kept.
  public func disk(_ disk: Disk) -> Disk {
    disk.observed { operation throws(DiskError) in self.kept.withLock { $0.append(operation) } }
  }

  /// The paths that were listed or read below a folder, relative to it.
  public func opened(below root: String) -> [String] {
    operations.filter { $0.verb == .read || $0.verb == .list }.map { String($0.path.dropFirst(root.count + 1)) }
  }
}
