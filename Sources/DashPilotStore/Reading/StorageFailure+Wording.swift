import DashPilotCore

extension StorageFailure {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .disk(let file, let fault):
      let place = file.isEmpty ? "The record folder" : file
      return "\(place) \(fault.happened). Nothing was changed. \(fault.remedy)"
    case .unsettled(let file, let fault):
      return """
        The change was recorded, but \(file.isEmpty ? "the record folder" : file) \(fault.happened) while it was \
        put in place. The next command makes sure of it. \(fault.remedy)
        """
    case .unconfirmed(let file, let fault):
      return """
        The change was recorded, but \(file.isEmpty ? "the record folder" : file) \(fault.happened) when it was read \
        back. Do not record it again; look at it when the disk answers.
        """
    case .unfilled(let file, let fault):
      let place = file.isEmpty ? "the record folder" : file
      return """
        The record folder was filled in part only: \(place) \(fault.happened). It holds no records of yours, so \
        remove it. \(fault.remedy)
        """
    case .partlyMigrated(let done, let count, let file, let fault):
      return """
        \(done) of \(count) older documents \(done == 1 ? "was" : "were") written in the current format, and then \
        \(file.isEmpty ? "the record folder" : file) \(fault.happened). The others are as they were, and are read as \
        before. \(fault.remedy)
        """
    case .brokenJournal:
      return """
        \(TreePath.journal) was left by a change that was cut short, and it cannot be followed. Nothing was changed. \
        Look at the files in \(TreePath.staged), put right what is missing, and remove it.
        """
    case .locked(let process):
      let holder = process.map { "process \($0)" } ?? "another process"
      return "The records are in use by \(holder). Nothing was changed. Try again when it has finished."
    }
  }
}

extension DiskFault {
  /// What happened to a file, as the end of a sentence.
  public var happened: String {
    switch self {
    case .missing: "is not there"
    case .exists: "is there already"
    case .isFolder: "is a folder, not a file"
    case .noPermission: "may not be opened or changed by this user"
    case .readOnly: "is on a disk that is read-only"
    case .noSpace: "could not be written because the disk is full"
    case .tooManyOpenFiles: "could not be opened because too many files are open"
    case .failed(let code): "could not be read or written (the system's error \(code))"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .missing: "Check the path, or take it back from git."
    case .isFolder: "A file belongs there."
    case .exists: "Record in it, or name another folder."
    case .noPermission: "Give this user the right to read and write it."
    case .readOnly: "Make the disk writable."
    case .noSpace: "Make room and try again."
    case .tooManyOpenFiles: "Close other programs and try again."
    case .failed: "Check the disk and try again."
    }
  }
}
