import DashPilotCore
import DashPilotStore

/// Why what was recorded was not committed to git; the record stands.
enum CommitRefusal: Refusal {
  case gitMissing
  case notInRepository(String)
  case ignored(String)
  case unmerged(String)
  case staged(String)
  case detached
  case busy
  case notLocked(DiskFault)
  case failed(String)

  /// Why git did not say what is new.
  init(_ status: GitResult) {
    let isOutside = status.complaint.contains("not a git repository")
    self = isOutside ? .notInRepository(status.complaint) : .failed(status.complaint)
  }

  init(_ error: LockError) {
    switch error {
    case .held: self = .busy
    case .unavailable(let reason): self = .notLocked(reason.fault)
    }
  }

  func sentence(_ voice: Voice) -> String {
    let off = voice.command("settings git-commit off")
    return switch self {
    case .gitMissing: "\(kept): git could not be started. Install it, or type \(off)."
    case .notInRepository(let complaint):
      "\(kept): \(said(complaint)). Begin a repository with \(git("init", voice)), or type \(off)."
    case .ignored(let file):
      "\(kept): git is told to leave out \(named(file, voice)). Change that in .gitignore or .git/info/exclude, or type \(off)."
    case .unmerged(let file):
      "\(kept): git has not finished merging \(named(file, voice)). Finish the merge. \(later)"
    case .staged(let file):
      "\(kept): \(named(file, voice)) has staged changes of your own. Commit them. \(later)"
    case .detached:
      """
      \(kept): git is on no branch, as in the middle of a rebase, and a commit would be lost there. Go back to a branch. \
      \(later)
      """
    case .busy: "\(kept): another process is committing here. \(later)"
    case .notLocked(let fault): "\(kept): .dashpilot/git \(fault.happened). \(fault.remedy) \(later)"
    case .failed(let complaint): "\(kept): \(said(complaint)). Put that right. \(later)"
    }
  }

  private var later: String { "The next command that records something commits this too." }

  private var kept: String { "This is recorded and was not committed" }

  private func named(_ file: String, _ voice: Voice) -> String { voice.isSpoken ? "a record's file" : harmless(file) }

  /// What git said, without its own mark and stop.
  private func said(_ complaint: String) -> String {
    let marks = ["fatal: ", "error: "]
    let text = marks.reduce(complaint) { text, mark in text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : text
    }
    return "git said \(quotedPath(text))"
  }

  private func git(_ word: String, _ voice: Voice) -> String {
    voice.isSpoken ? "git \(word)" : "\"git \(word)\""
  }
}
