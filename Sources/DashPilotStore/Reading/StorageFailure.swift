import DashPilotCore

/// Why the tree could not be read or written at all.
public enum StorageFailure: Refusal {
  /// The disk refused, at a file of the tree.
  case disk(file: String, DiskFault)
  /// The change is decided and on the disk, and the disk failed while it was put in place or made sure of.
  case unsettled(file: String, DiskFault)
  /// The change is recorded, and the disk failed when it was read back.
  case unconfirmed(file: String, DiskFault)
  /// A fresh tree was filled in part only.
  case unfilled(file: String, DiskFault)
  /// So many of the older documents were written in the current format, and then the disk failed.
  case partlyMigrated(Int, of: Int, file: String, DiskFault)
  /// The journal of a change that was cut short cannot be read, or says what no change of this tree is.
  case brokenJournal
  /// Another process holds the lock; its number, where it left one.
  case locked(by: Int32?)
}

extension StorageFailure {
  /// The same failure of the disk, told of another file: of the record's own, where its staged copy failed.
  func at(_ file: String) -> StorageFailure {
    switch self {
    case .disk(_, let fault): .disk(file: file, fault)
    case .unsettled, .unconfirmed, .unfilled, .partlyMigrated, .brokenJournal, .locked: self
    }
  }

  /// The same failure of the disk, after the point from which a change is no longer taken back.
  var afterCommit: StorageFailure {
    switch self {
    case .disk(let file, let fault): .unsettled(file: file, fault)
    case .unsettled, .unconfirmed, .unfilled, .partlyMigrated, .brokenJournal, .locked: self
    }
  }

  /// The same failure of the disk, in a tree that was being filled.
  var whileFilling: StorageFailure {
    switch self {
    case .disk(let file, let fault), .unsettled(let file, let fault): .unfilled(file: file, fault)
    case .unconfirmed, .unfilled, .partlyMigrated, .brokenJournal, .locked: self
    }
  }

  /// The same failure of the disk, after some of the older documents were written in the current format.
  func whileMigrating(_ done: Int, of count: Int) -> StorageFailure {
    switch self {
    case .disk(let file, let fault) where done > 0: .partlyMigrated(done, of: count, file: file, fault)
    case .disk, .unsettled, .unconfirmed, .unfilled, .partlyMigrated, .brokenJournal, .locked: self
    }
  }
}
