import DashPilotCore

/// A record tree behind its lock: readers see whole states, and one writer at a time changes them.
public struct RecordStore: Sendable {
  /// The tree, to read.
  public let tree: RecordTree

  /// The folder of the tree.
  public var root: String { tree.disk.root }

  /// The store of the tree below a folder.
  public init(root: String, disk: Disk) {
    tree = RecordTree(root: root, disk: disk)
  }

  /// Reads under the shared lock; a change that was cut short is finished or discarded first.
  public func reading<Value>(_ body: (RecordTree) throws -> Value) throws -> Value {
    let release = try sharedLock()
    do {
      defer { release?() }
      if try tree.disk.kind(TreePath.journal) == nil { return try body(tree) }
    }
    return try writing { session in try body(session.tree) }
  }

  /// Reads, decides and writes under the exclusive lock.
  public func writing<Value>(_ body: (WritingSession) throws -> Value) throws -> Value {
    let release = try exclusiveLock()
    defer { release() }
    try tree.disk.recover()
    return try body(WritingSession(tree: tree))
  }

  /// Nothing where the lock's file cannot be made: nobody can write there either.
  private func sharedLock() throws(StorageFailure) -> (@Sendable () -> Void)? {
    do {
      if try tree.disk.kind(TreePath.workshop) == nil { try tree.disk.makeFolders(TreePath.workshop) }
    } catch { return nil }
    do { return try tree.disk.lock(.shared) } catch {
      switch error {
      case .held(let process): throw .locked(by: process)
      case .unavailable: return nil
      }
    }
  }

  private func exclusiveLock() throws(StorageFailure) -> @Sendable () -> Void {
    try tree.disk.makeFolders(TreePath.workshop)
    do { return try tree.disk.lock(.exclusive) } catch {
      switch error {
      case .held(let process): throw .locked(by: process)
      case .unavailable(let reason): throw .disk(file: TreePath.lock, reason.fault)
      }
    }
  }
}

/// The time in which one process alone may change a tree.
public struct WritingSession: Sendable {
  /// The tree, to read.
  public let tree: RecordTree
  private let files = WrittenFiles()

  init(tree: RecordTree) {
    self.tree = tree
  }

  /// The files that were written or removed so far, by their paths in the tree.
  public var written: [String] { files.paths }

  /// Whether the settings are among them.
  public var writesSettings: Bool { written.contains(TreePath.settings) }

  /// Applies a decision whole, or not at all; a file that is written anew, or is not there, is not removed.
  public func apply(_ change: Change) throws {
    guard !change.saved.isEmpty || !change.removed.isEmpty else { return }
    let change = try migrating(change)
    let (contents, moved) = try placements(of: change.saved)
    let kept = Set(contents.map(\.path))
    let removals = try change.removed.map { try placement(of: $0).content.path }
      .filter { try !kept.contains($0) && tree.disk.kind($0) != nil }
    try commit(contents, removing: moved + removals)
  }

  /// Carries out one change of files, and notes them.
  func commit(_ contents: [FileContent], removing removals: [String]) throws {
    let paths = contents.map(\.path) + removals
    do { try tree.disk.commit(contents, removing: removals) } catch {
      if case .unsettled = error { files.insert(paths) }
      throw error
    }
    files.insert(paths)
  }

  /// Notes a file that was written without a change of the whole of it.
  func note(_ path: String) { files.insert([path]) }

  /// Where records are written and what they say, and the files that they leave.
  func placements(of records: [Record]) throws -> (contents: [FileContent], moved: [String]) {
    try records.reduce(into: (contents: [], moved: [])) { placements, record in
      let (content, left) = try placement(of: record)
      placements.contents.append(content)
      placements.moved += left
    }
  }

  /// Where a record is written and what it says, and the file that it leaves when it moves.
  private func placement(of record: Record) throws -> (content: FileContent, moved: [String]) {
    switch record {
    case .settings(let settings): return (FileContent(TreePath.settings, SettingsDocument.bytes(settings)), [])
    case .place(let place): return (FileContent(TreePath.place(place.id), PlaceDocument.bytes(place)), [])
    case .expense(let expense):
      let path = TreePath.expense(try tree.name(of: expense))
      return (FileContent(path, ExpenseDocument.bytes(expense)), [])
    case .route(let route, let shift):
      let path = TreePath.route(try tree.name(of: shift))
      return (FileContent(path, RouteDocument.bytes(route)), [])
    case .shift(let shift):
      let name = try tree.name(of: shift)
      let path = TreePath.shift(name, isFinished: shift.endedAt != nil)
      let other = TreePath.shift(name, isFinished: shift.endedAt == nil)
      let isElsewhere = try tree.disk.kind(path) == nil && tree.disk.kind(other) != nil
      // A shift without an end that stands among the finished ones is not in progress, and moving it would make it so.
      let isStaying = isElsewhere && shift.endedAt == nil
      let content = FileContent(isStaying ? other : path, ShiftDocument.bytes(shift))
      return (content, isElsewhere && !isStaying ? [other] : [])
    }
  }
}
