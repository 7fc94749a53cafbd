import DashPilotCore
import DashPilotStore

extension CommandContext {
  /// Records something under the lock, and commits it to git afterwards, where the settings say so.
  ///
  /// The records are no longer held then, because a hook of git may read them.
  func committing(_ body: (WritingSession, RecordingConventions) throws -> Reply) throws -> Reply {
    let store = try store()
    let (reply, subject) = try store.writing { session in
      let conventions = try conventions(of: session.tree)
      do {
        let (reply, commits) = try told(in: conventions.writing) {
          try session.confirming {
            (try body(session, conventions), try conventions.commitsToGit || session.switchesCommitsOn)
          }
        }
        leaveUncommitted(session.written, in: store, if: commits)
        return (reply, commits && !session.written.isEmpty ? reply.log.map { ($0, conventions.writing) } : nil)
      } catch {
        leaveUncommitted(session.written, in: store, if: conventions.commitsToGit)
        throw error
      }
    }
    guard let (log, writing) = subject else { return reply }
    showProgress("Recorded. Committing to git …")
    defer { showProgress("") }
    return reply.adding(committed(log, in: store).map { [$0.statement(in: writing)] } ?? [])
  }

  /// Leaves word of files that are to be committed.
  func leaveUncommitted(_ files: [String], in store: RecordStore, if commits: Bool) {
    if commits { store.leaveUncommitted(files, as: world.freshIdentifier().uuidString) }
  }

  /// Commits every file of which word was left, and says why not, where it cannot be done now.
  func committed(_ log: Statement, in store: RecordStore) -> CommitRefusal? {
    var refusal: CommitRefusal?
    do {
      try store.holdingGit {
        let left = store.uncommittedFiles()
        let commit = GitCommit(root: store.root, files: left.paths, subject: log.logged)
        do throws(CommitRefusal) { try commit.commit(with: world.git) } catch {
          refusal = error
          store.leaveUncommitted(left.paths, as: world.freshIdentifier().uuidString)
        }
        store.forget(left)
      }
    } catch { return CommitRefusal(error) }
    return refusal
  }
}

extension RecordingConventions {
  /// Whether each change is committed to git.
  var commitsToGit: Bool { settings?.gitCommit ?? false }
}

extension WritingSession {
  /// Whether the settings were written, and say now that each change is committed.
  fileprivate var switchesCommitsOn: Bool {
    get throws { try writesSettings && tree.settings().gitCommit }
  }
}
