import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Commits to git")
struct GitCommitServiceTests {
  private let tree: TestTree

  init() throws {
    tree = try TestTree()
  }

  private func run(_ line: String, _ git: ScriptedGit, at seconds: Double = 0) -> Outcome {
    tree.run(words: line.split(separator: " ").map(String.init), at: seconds, git: git.git)
  }

  /// Switches commits on, where git finds nothing new.
  private func switchOn() { _ = run("settings git-commit on", .changed("")) }

  @Test("Off, as a record folder begins: git is not asked")
  func off() {
    let git = ScriptedGit.changed("")
    #expect(run("start", git).exitCode == .done && git.runs.isEmpty)
  }

  @Test("On: the files that the command wrote and no others, with the first sentence and no amount")
  func ownFiles() throws {
    switchOn()
    _ = run("start", .changed(""))
    let name = try #require(tree.files.keys.first { $0.hasPrefix("unfinished/") })
    let git = ScriptedGit.changed(" M \(name)\0")
    let outcome = run("accept --expect 8.50", git, at: 60)
    #expect(outcome.exitCode == .done && outcome.errors.isEmpty)
    #expect(
      git.runs == [
        [
          "--no-optional-locks", "status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--",
          ":(literal)\(name)",
        ],
        [
          "commit", "--quiet", "--only", "--message", "Accepted Delivery 1 at 5:47 PM.", "--", ":(top,literal)\(name)",
        ],
      ]
    )
  }

  @Test("A shift that ends leaves one file and takes another: both are asked about")
  func moved() throws {
    switchOn()
    _ = run("start", .changed(""))
    let before = try #require(tree.files.keys.first { $0.hasPrefix("unfinished/") })
    let git = ScriptedGit.changed("")
    _ = run("end", git, at: 60)
    let after = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") })
    #expect(git.runs.map { $0.suffix(2) } == [[":(literal)\(after)", ":(literal)\(before)"]])
  }

  @Test("A new file is made known first, and forgotten again where the commit fails")
  func newFile() {
    switchOn()
    let git = ScriptedGit { words in
      if words.contains("status") { return .done("?? records/expenses/a.json\0") }
      return words.contains("commit") ? .failed("Please tell me who you are.\nMore.\n") : .done()
    }
    let outcome = run("expense add 5 fuel", git)
    let path = ":(top,literal)records/expenses/a.json"
    #expect(outcome.exitCode == .done && outcome.output.hasPrefix("Recorded an expense of $5.00"))
    #expect(
      outcome.errors == """
        This is recorded and was not committed: git said "Please tell me who you are.". Commit it yourself with "git \
        commit".

        """
    )
    #expect(git.runs[1] == ["add", "--intent-to-add", "--", path])
    #expect(git.runs[2].last == path && git.runs[2].first == "commit" && !git.runs[2].contains { $0.contains("$") })
    #expect(git.runs[3] == ["reset", "--quiet", "--", path])
  }

  @Test(
    "What is staged already, or in the middle of a merge, is left to the driver",
    arguments: ["M ", "MM", "A ", "D ", "UU", "AA", "DU", "R "]
  )
  func staged(_ marks: String) {
    switchOn()
    let git = ScriptedGit.changed("?? other.json\0\(marks) expenses/a.json\0")
    let outcome = run("expense add 5 fuel", git)
    #expect(outcome.exitCode == .done && git.runs.count == 1)
    #expect(
      outcome.errors == """
        This is recorded and was not committed: expenses/a.json has staged changes of your own. Commit them yourself.

        """
    )
  }

  @Test("Where git is missing or no repository is there, the record stands and that is said")
  func withoutGit() throws {
    switchOn()
    let missing = tree.run(words: ["start"], git: .missing)
    #expect(missing.exitCode == .done && missing.errors.contains("git was not found. Install it, or type"))
    #expect(try tree.unfinished().startedAt == .evening)
    let nowhere = run("pause", ScriptedGit { _ in .failed("fatal: not a git repository: .git\n") }, at: 60)
    #expect(nowhere.exitCode == .done)
    #expect(nowhere.errors.contains("git said \"not a git repository: .git\". Begin a repository with \"git init\""))
    #expect(try tree.unfinished().pauses.count == 1)
  }

  @Test("A refusal, a read, and a change of nothing ask no git")
  func nothingWritten() {
    switchOn()
    let git = ScriptedGit.changed("")
    for line in ["pause", "status", "summary", "settings", "expense list"] { _ = run(line, git) }
    #expect(git.runs.isEmpty)
  }

  @Test("Switching it on is committed, and so is switching it off")
  func switching() {
    let (on, off, later) = (
      ScriptedGit.changed(" M dashpilot.json\0"), ScriptedGit.changed(" M dashpilot.json\0"), ScriptedGit.changed("")
    )
    _ = run("settings git-commit on", on)
    _ = run("settings git-commit off", off)
    _ = run("settings gas-price 3.50", later)
    let subjects = [on, off].map { $0.runs.last.map { $0[4] } }
    #expect(
      subjects == [
        "From now on each change of a record is committed to git.",
        "Changes of records are no longer committed to git.",
      ]
    )
    #expect(later.runs.isEmpty)
  }

  @Test("Every reason has its sentence")
  func sentences() {
    let refusals: [CommitRefusal] = [
      .gitMissing, .notInRepository("fatal: not a git repository"), .staged("shifts/2026/09/a.json"), .busy,
      .failed("error: pathspec 'a' did not match"),
    ]
    #expect(Golden.mismatch("CommitRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
