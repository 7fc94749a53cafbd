import DashPilotCore

/// A commit of the files that one command wrote, and of nothing else.
struct GitCommit {
  /// The record folder.
  let root: String
  /// The files that were written or removed, by their paths in it.
  let files: [String]
  /// What the log says.
  let subject: String

  /// Commits what is new in the files; what the driver has staged, in them or elsewhere, is left as it is.
  func commit(with git: Git) throws(CommitRefusal) {
    let status = try ran(git, ["--no-optional-locks", "status", "--porcelain", "-z", "--no-renames"] + paths("all"))
    guard status.exitCode == 0 else { throw .notInRepository(status.complaint) }
    let changes = GitChange.all(in: status.output)
    guard !changes.isEmpty else { return }
    if let staged = changes.first(where: \.isStaged) { throw .staged(staged.path) }
    let fresh = changes.filter(\.isUntracked).map(\.pathspec)
    if !fresh.isEmpty {
      let added = try ran(git, ["add", "--intent-to-add", "--"] + fresh)
      guard added.exitCode == 0 else { throw .failed(added.complaint) }
    }
    let words = ["commit", "--quiet", "--only", "--message", subject, "--"] + changes.map(\.pathspec)
    let committed = try ran(git, words)
    guard committed.exitCode != 0 else { return }
    if !fresh.isEmpty { _ = try ran(git, ["reset", "--quiet", "--"] + fresh) }
    throw .failed(committed.complaint)
  }

  private func paths(_ untracked: String) -> [String] {
    ["--untracked-files=\(untracked)", "--"] + files.map { ":(literal)\($0)" }
  }

  private func ran(_ git: Git, _ words: [String]) throws(CommitRefusal) -> GitResult {
    guard let result = git.run(words, root) else { throw .gitMissing }
    return result
  }
}

/// What git says of one file: how it differs in what is staged, and from that in the folder.
struct GitChange: Equatable {
  private let staged: Character
  private let unstaged: Character
  /// The path from the top of the repository.
  let path: String

  /// Reads what `git status --porcelain -z --no-renames` printed.
  static func all(in output: String) -> [GitChange] {
    output.split(separator: "\0").compactMap { entry in
      let marks = Array(entry.prefix(2))
      guard marks.count == 2, entry.count > 3 else { return nil }
      return GitChange(staged: marks[0], unstaged: marks[1], path: String(entry.dropFirst(3)))
    }
  }

  /// Whether git does not know the file yet.
  var isUntracked: Bool { staged == "?" }

  /// Whether something of it is staged, or it is in the middle of a merge.
  var isStaged: Bool { staged != "?" && staged != " " || unstaged == "U" }

  /// Names the file to git wherever it is asked from.
  var pathspec: String { ":(top,literal)\(path)" }
}

/// Why what was recorded was not committed to git; the record stands.
enum CommitRefusal: Refusal {
  case gitMissing
  case notInRepository(String)
  case staged(String)
  case busy
  case failed(String)

  func sentence(_ voice: Voice) -> String {
    let off = voice.command("settings git-commit off")
    return switch self {
    case .gitMissing: "\(kept): git was not found. Install it, or type \(off)."
    case .notInRepository(let complaint):
      "\(kept): \(said(complaint)). Begin a repository with \(git("init", voice)), or type \(off)."
    case .staged(let file):
      "\(kept): \(voice.isSpoken ? "a file" : harmless(file)) has staged changes of your own. Commit them yourself."
    case .busy: "\(kept): another process is committing here. The next change of the same record commits both."
    case .failed(let complaint): "\(kept): \(said(complaint)). Commit it yourself with \(git("commit", voice))."
    }
  }

  private var kept: String { "This is recorded and was not committed" }

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
