import DashPilotCore

extension WritingSession {
  /// Records something and reads it back; where the disk fails only then, the failure says that it is recorded.
  ///
  /// Otherwise it would be recorded again.
  public func confirming<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let failure as StorageFailure {
      throw written.isEmpty ? failure : failure.afterWrite
    } catch let problem as UnreadableRecord {
      guard !written.isEmpty, case .disk(let fault) = problem.problem else { throw problem }
      throw StorageFailure.unconfirmed(file: problem.file, fault)
    }
  }
}

extension StorageFailure {
  /// The same failure of the disk, after a change was written and made sure of.
  fileprivate var afterWrite: StorageFailure {
    switch self {
    case .disk(let file, let fault): .unconfirmed(file: file, fault)
    case .unsettled, .unconfirmed, .unfilled, .partlyMigrated, .brokenJournal, .locked: self
    }
  }
}
