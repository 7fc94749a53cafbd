/// A commit of files that commands wrote, and of nothing else.
struct GitCommit {
  /// The record folder.
  let root: String
  /// The files that were written or removed, by their paths in it.
  let files: [String]
  /// What the log says.
  let subject: String

  /// Commits what is new in the files; what the driver has staged, in them or elsewhere, is left as it is.
  func commit(with git: Git) throws(CommitRefusal) {
    let status = try ran(git, ["--no-optional-locks", "status", "--porcelain", "-z", "--no-renames"] + paths)
    guard status.exitCode == 0 else { throw CommitRefusal(status) }
    let changes = GitChange.all(in: status.output)
    guard !changes.isEmpty else { return }
    if let ignored = changes.first(where: \.isIgnored) { throw .ignored(ignored.path) }
    if let unmerged = changes.first(where: \.isUnmerged) { throw .unmerged(unmerged.path) }
    if let staged = changes.first(where: \.isStaged) { throw .staged(staged.path) }
    guard try ran(git, ["symbolic-ref", "--quiet", "HEAD"]).exitCode == 0 else { throw .detached }
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

  private var paths: [String] {
    ["--untracked-files=all", "--ignored=matching", "--"] + files.map { ":(literal)\($0)" }
  }

  private func ran(_ git: Git, _ words: [String]) throws(CommitRefusal) -> GitResult {
    guard let result = git.run(words, root) else { throw .gitMissing }
    return result
  }
}
