import Synchronization

/// The files that a session has written or removed so far, by their paths in the tree.
final class WrittenFiles: Sendable {
  private let files = Mutex<Set<String>>([])

  func insert(_ paths: [String]) { files.withLock { $0.formUnion(paths) } }

  var paths: [String] { files.withLock { $0.sorted() } }
}
