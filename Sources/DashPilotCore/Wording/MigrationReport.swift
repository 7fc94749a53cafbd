/// What is said about documents of older formats, before and after they are written in the current one.
public struct MigrationReport: Sendable {
  /// The older documents, by their formats, the oldest first.
  let counts: [(version: Int, count: Int)]
  /// The format that this build writes.
  let current: Int
  /// Whether some documents could not be read, so that their formats are not counted.
  let leavesSomeOut: Bool

  /// Makes the sentences for documents of some versions.
  public init(versions: [Int], current: Int, leavesSomeOut: Bool) {
    counts = Set(versions).sorted().map { version in (version, versions.count { $0 == version }) }
    self.current = current
    self.leavesSomeOut = leavesSomeOut
  }

  /// What is asked before anything is written.
  public var question: Statement {
    Statement(
      """
      This writes \(documents). What \(they("it says", "they say")) stays the same. \
      A DashPilot that knows only an older format cannot read \(they("it", "them")) afterwards.
      """
    )
  }

  /// What was written.
  public var done: Statement {
    Statement(
      "Wrote \(documents). What \(they("it says", "they say")) stays the same."
    )
  }

  /// What would be written, each document by its file.
  public func proposal(_ files: [(name: String, version: Int)]) -> [Statement] {
    let heading = Statement("This would write \(documents).")
    let rows = files.map { Statement("\(legible($0.name)) is of format \($0.version).") }
    return [heading] + rows + [Statement("Nothing was changed.")]
  }

  /// That there is nothing to do.
  public var nothing: Statement {
    let subject = leavesSomeOut ? "No document that can be read" : "No document"
    return Statement("\(subject) is of an older format than \(current), so nothing was changed.")
  }

  /// How far it has come, in place of what was shown before.
  public func progress(_ number: Int) -> String { "Writing document \(number) of \(count) …" }

  private var count: Int { counts.reduce(0) { $0 + $1.count } }

  /// `2 documents of format 4 in format 16`, or `5 documents in format 16: 3 of format 4 and 2 of format 9`.
  private var documents: String {
    let subject = counted(count, "document")
    if let only = counts.first, counts.count == 1 { return "\(subject) of format \(only.version) in format \(current)" }
    return "\(subject) in format \(current): \(listed(counts.map { "\($0.count) of format \($0.version)" }))"
  }

  private func they(_ one: String, _ several: String) -> String { count == 1 ? one : several }
}
