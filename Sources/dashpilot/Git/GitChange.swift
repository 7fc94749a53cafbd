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

  /// Whether git was told to leave the file out.
  var isIgnored: Bool { staged == "!" }

  /// Whether it is in the middle of a merge.
  var isUnmerged: Bool { staged == "U" || unstaged == "U" || staged == unstaged && "AD".contains(staged) }

  /// Whether something of it is staged.
  var isStaged: Bool { !" ?!".contains(staged) }

  /// Names the file to git wherever it is asked from.
  var pathspec: String { ":(top,literal)\(path)" }
}
