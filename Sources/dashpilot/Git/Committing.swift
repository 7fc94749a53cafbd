import DashPilotCore
import DashPilotStore

extension CommandContext {
  /// Commits what was recorded, where that is due, and gives the reply with what there is to say of it.
  ///
  /// The records are no longer held, because a hook of git may read them.
  func committed(_ pending: PendingCommit?, _ reply: Reply, in store: RecordStore) -> Reply {
    guard let pending else { return reply }
    let commit = GitCommit(root: store.root, files: pending.files, subject: pending.subject)
    do throws(CommitRefusal) {
      let isDone = try store.holdingGit { () throws(CommitRefusal) in try commit.commit(with: world.git) }
      return isDone ? reply : reply.adding([CommitRefusal.busy.statement(in: pending.writing)])
    } catch { return reply.adding([error.statement(in: pending.writing)]) }
  }
}

/// What is to be committed when the records are no longer held.
struct PendingCommit {
  /// The files that were written or removed, by their paths in the record folder.
  let files: [String]
  /// What the log says.
  let subject: String
  let writing: Writing

  /// Names the files as a reply does; nothing where there are none.
  init?(files: [String], naming reply: Reply, _ writing: Writing) {
    guard !files.isEmpty, let log = reply.log else { return nil }
    (self.files, subject, self.writing) = (files, log.logged, writing)
  }
}

extension WritingSession {
  /// What is to be committed of what was written: nothing where the settings do not say so, before it or since.
  func commit(naming reply: Reply, _ conventions: RecordingConventions) throws -> PendingCommit? {
    guard try conventions.settings?.gitCommit ?? false || wasSwitchedOn else { return nil }
    return PendingCommit(files: written, naming: reply, conventions.writing)
  }

  private var wasSwitchedOn: Bool {
    get throws { try writesSettings && tree.settings().gitCommit }
  }
}
