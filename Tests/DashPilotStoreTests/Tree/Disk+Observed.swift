import DashPilotStore
import Synchronization

/// One operation on a disk: what it does and where.
struct DiskOperation: Hashable, Sendable, CustomStringConvertible {
  enum Verb: String, Sendable { case read, kind, list, makeFolder, write, rename, remove, syncFolder, lock }

  let verb: Verb
  let path: String
  let bytes: [UInt8]?

  init(_ verb: Verb, _ path: String, bytes: [UInt8]? = nil) {
    (self.verb, self.path, self.bytes) = (verb, path, bytes)
  }

  var description: String { "\(verb.rawValue) \(path)" }
}

extension Disk {
  /// The same disk; each operation is told before it is done, and may be refused there.
  func observed(_ tell: @escaping @Sendable (DiskOperation) throws(DiskError) -> Void) -> Disk {
    Disk(
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
      write: { path, bytes throws(DiskError) in
        try tell(DiskOperation(.write, path, bytes: bytes))
        try write(path, bytes)
      },
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

  /// The same disk, which fails every operation after the first so many.
  func failing(after count: Int, with fault: DiskFault) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      guard counter.next() > count else { return }
      throw DiskError(path: operation.path, fault: fault)
    }
  }

  /// The same disk, which fails the operation after the first so many and does all others.
  func failingOnce(after count: Int, with fault: DiskFault) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      guard counter.next() == count + 1 else { return }
      throw DiskError(path: operation.path, fault: fault)
    }
  }

  /// The same disk for a process that is killed after the first so many operations; a write then stops half way.
  func stopping(after count: Int) -> Disk {
    let counter = Counter()
    return observed { operation throws(DiskError) in
      let number = counter.next()
      guard number > count else { return }
      if number == count + 1, let bytes = operation.bytes {
        try write(operation.path, Array(bytes.prefix(bytes.count / 2)))
      }
      throw DiskError(path: operation.path, fault: .failed(code: -1))
    }
  }

  /// The same disk, which nobody may write to.
  var readOnly: Disk {
    observed { operation throws(DiskError) in
      switch operation.verb {
      case .read, .kind, .list, .syncFolder: return
      case .makeFolder, .write, .rename, .remove, .lock: throw DiskError(path: operation.path, fault: .readOnly)
      }
    }
  }
}

/// A count that several threads may raise.
final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// What was done on a disk, in order.
final class DiskLog: Sendable {
  private let kept = Mutex<[DiskOperation]>([])

  var operations: [DiskOperation] { kept.withLock { $0 } }

  func disk(_ disk: Disk) -> Disk {
    disk.observed { operation throws(DiskError) in self.kept.withLock { $0.append(operation) } }
  }

  /// The paths that were listed or read below a folder, relative to it.
  func opened(below root: String) -> [String] {
    operations.filter { $0.verb == .read || $0.verb == .list }.map { String($0.path.dropFirst(root.count + 1)) }
  }
}
