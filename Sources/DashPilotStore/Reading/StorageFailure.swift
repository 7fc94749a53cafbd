import DashPilotCore

/// Why the tree could not be read or written at all.
public enum StorageFailure: Refusal {
  /// The disk refused, at a file of the tree.
  case disk(file: String, DiskFault)
  /// Another process holds the lock; its number, where it left one.
  case locked(by: Int32?)
}
