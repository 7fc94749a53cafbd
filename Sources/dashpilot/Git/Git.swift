/// The driver's own `git`, as one value: a test hands over another.
struct Git: Sendable {
  /// Runs it in a folder with its words, waits for its end, and gives what it left; nothing where it is not installed.
  let run: @Sendable (_ words: [String], _ folder: String) -> GitResult?
}

extension Git {
  /// The files of a folder whose two sides git has not finished merging, by their paths in it; none where none is known.
  func unmergedFiles(in folder: String) -> [String] {
    guard let result = run(["ls-files", "--unmerged", "-z"], folder), result.exitCode == 0 else { return [] }
    let paths = result.output.split(separator: "\0").compactMap { $0.split(separator: "\t").last.map { String($0) } }
    return Set(paths).sorted()
  }
}

/// What a run of git left.
struct GitResult: Equatable, Sendable {
  let output: String
  let errors: String
  let exitCode: Int32

  /// The first line of what it said.
  var complaint: String {
    let lines = (errors + output).split(whereSeparator: \.isNewline)
    return lines.first.map { String($0) } ?? "it ended with \(exitCode)"
  }
}
