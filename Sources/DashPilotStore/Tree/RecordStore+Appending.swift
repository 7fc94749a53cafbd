import DashPilotCore

extension WritingSession {
  /// Adds a batch to the end of a shift's route and syncs it, without writing the rest of the file again.
  ///
  /// Written whole is a route that is not there yet, whose last line a crash has torn, or that another process has
  /// given sessions behind the batch's own.
  public func append(_ batch: CaptureBatch, to shift: Shift) throws {
    let path = TreePath.route(try tree.name(of: shift))
    let reading = try tree.route(of: shift)
    let isThere = try tree.disk.kind(path) != nil
    guard try isThere && tree.disk.read(path).last == newline, reading.route.ends(before: batch) else {
      return try apply(Change(saved: [.route(batch.added(to: reading.route), of: shift)]))
    }
    try tree.disk.append(path, RouteDocument.lines(batch))
    note(path)
  }
}

private let newline = UInt8(ascii: "\n")

extension Route {
  /// Whether a batch goes on in the last session, or opens one that begins after it.
  fileprivate func ends(before batch: CaptureBatch) -> Bool {
    guard let last = sessions.last else { return batch.opensSession }
    return batch.opensSession ? batch.from >= last.startedAt : batch.session == last.id
  }
}

extension RecordStore {
  /// Holds the tree's one live recording while something is done; refused while another process holds it.
  @discardableResult
  public func holdingRecording<Value>(_ body: () throws -> Value) throws -> Value {
    try tree.disk.makeFolders(TreePath.workshop)
    let release: @Sendable () -> Void
    do { release = try tree.disk.hold(TreePath.recording) } catch {
      switch error {
      case .held(let process): throw RecordingRefusal.recordingRuns(process: process)
      case .unavailable(let reason): throw StorageFailure.disk(file: TreePath.recording, reason.fault)
      }
    }
    defer { release() }
    return try body()
  }
}

/// Why no live recording was begun.
public enum RecordingRefusal: Refusal {
  case recordingRuns(process: Int32?)

  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .recordingRuns(let process):
      let holder = process.map { "process \($0)" } ?? "another process"
      return "A route is being recorded here already, by \(holder). Stop that one first."
    }
  }
}
