import DashPilotStore
import Foundation
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
          "--no-optional-locks", "status", "--porcelain", "-z", "--no-renames", "--untracked-files=all",
          "--ignored=matching", "--", ":(literal)\(name)",
        ],
        ["symbolic-ref", "--quiet", "HEAD"],
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
        This is recorded and was not committed: git said "Please tell me who you are.". Put that right. The next command \
        that records something commits this too.

        """
    )
    #expect(git.runs[2] == ["add", "--intent-to-add", "--", path])
    #expect(git.runs[3].last == path && git.runs[3].first == "commit" && !git.runs[3].contains { $0.contains("$") })
    #expect(git.runs[4] == ["reset", "--quiet", "--", path])
  }

  @Test("What is staged already is left to the driver", arguments: ["M ", "MM", "A ", "D ", "AD", "R "])
  func staged(_ marks: String) { isLeft(marks, "expenses/a.json has staged changes of your own. Commit them.") }

  @Test("What is in the middle of a merge is left to it", arguments: ["UU", "AA", "DU", "UD", "DD", "AU"])
  func unmerged(_ marks: String) { isLeft(marks, "git has not finished merging expenses/a.json. Finish the merge.") }

  @Test("What git is told to leave out is named, and nothing of the command is committed without it")
  func ignored() {
    switchOn()
    let git = ScriptedGit.changed("?? other.json\0!! expenses/a.json\0")
    let outcome = run("expense add 5 fuel", git)
    #expect(outcome.exitCode == .done && git.runs.count == 1)
    #expect(
      outcome.errors.contains("not committed: git is told to leave out expenses/a.json. Change that in .gitignore")
    )
  }

  @Test("On no branch, as in the middle of a rebase, nothing is committed, because it would go with the rebase")
  func detached() {
    switchOn()
    let git = ScriptedGit { words in
      words.contains("status") ? .done(" M a.json\0") : words.contains("symbolic-ref") ? .failed("") : .done()
    }
    let outcome = run("expense add 5 fuel", git)
    #expect(outcome.exitCode == .done && git.runs.count == 2)
    #expect(outcome.errors.contains("not committed: git is on no branch, as in the middle of a rebase"))
  }

  private func isLeft(_ marks: String, _ sentence: String) {
    switchOn()
    let git = ScriptedGit.changed("?? other.json\0\(marks) expenses/a.json\0")
    let outcome = run("expense add 5 fuel", git)
    #expect(outcome.exitCode == .done && git.runs.count == 1)
    let later = "The next command that records something commits this too."
    #expect(outcome.errors == "This is recorded and was not committed: \(sentence) \(later)\n")
  }

  @Test("What could not be committed goes with the next commit, and with no later one")
  func later() throws {
    switchOn()
    _ = run("start", ScriptedGit { _ in .failed("fatal: out of memory\n") })
    let before = try #require(tree.files.keys.first { $0.hasPrefix("unfinished/") })
    _ = run("expense add 5 fuel", ScriptedGit { _ in .failed("fatal: out of memory\n") }, at: 30)
    let expense = try #require(tree.files.keys.first { $0.hasPrefix("expenses/") })
    let (next, last) = (ScriptedGit.changed(""), ScriptedGit.changed(""))
    _ = run("end", next, at: 60)
    let after = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") })
    #expect(next.runs[0].suffix(3) == [expense, after, before].map { ":(literal)\($0)" })
    _ = run("earn latest 5", last, at: 90)
    #expect(last.runs[0].suffix(2) == ["--", ":(literal)\(after)"])
  }

  @Test("While another process commits, the record stands, and what was left is committed by the next command")
  func busy() throws {
    switchOn()
    let impatient = Disk.live(lockPatienceMilliseconds: 0)
    let git = ScriptedGit { words in
      let inner = tree.run(words: ["park"], at: 60, on: impatient, git: ScriptedGit.changed("").git)
      #expect(inner.exitCode == .done && inner.errors.contains("another process is committing here"))
      return .done()
    }
    _ = run("start", git)
    #expect(git.runs.count == 1)
    #expect(try tree.unfinished().openParkedStretch != nil)
    let next = ScriptedGit.changed("")
    _ = run("drive", next, at: 90)
    #expect(next.runs.count == 1 && !tree.leftovers.contains { $0.hasPrefix("uncommitted/") })
  }

  @Test(
    "No subject states what was typed as an amount",
    arguments: [
      ("earn latest 86.25", "86.25"), ("earn latest 14.75 --delivery 1", "14.75"),
      ("tip add latest 1 4.55 cash", "4.55"),
      ("tip edit latest 1 1 --amount 5.55", "5.55"), ("expense add 42.10 fuel Paid-42.10", "42.10"),
      ("expense edit 0000 --amount 45.15 --note 45.15", "45.15"), ("settings gas-price 3.59", "3.59"),
      ("fuel latest --price 3.49", "3.49"), ("fuel latest --mpg 25 --price 3.49", "3.49"),
      ("expect 1 9.99", "9.99"), ("accept --expect 8.85", "8.85"),
      ("deliver", "7.77"), ("vehicle add Bee 28.5", "$"), ("delete latest --yes", "$"),
    ]
  )
  func subjects(_ line: String, _ amount: String) {
    let before = [
      "start", "accept", "cancel 1", "tip add current 1 2 cash", "end", "expense add 1 other", "start",
      "accept --expect 7.77", "arrive", "pickup",
    ]
    for line in before { #expect(tree.run(line, at: 60).exitCode == .done, "\(line)") }
    switchOn()
    let git = ScriptedGit.changed(" M a.json\0")
    #expect(run(line, git, at: 120).exitCode == .done)
    let subject = git.runs.last.map { $0[4] } ?? ""
    #expect(!subject.isEmpty && !subject.contains(amount) && !subject.contains("$"), "\(subject)")
  }

  @Test("Where git is missing or no repository is there, the record stands and that is said")
  func withoutGit() throws {
    switchOn()
    let missing = tree.run(words: ["start"], git: .missing)
    #expect(missing.exitCode == .done && missing.errors.contains("git could not be started. Install it, or type"))
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

  @Test("What git is told of records is written where it is missing, and a file that is there stays")
  func toldToGit() throws {
    for name in [".gitattributes", ".gitignore"] { try FileManager.default.removeItem(atPath: "\(tree.root)/\(name)") }
    let outcome = run("settings git-commit on", .changed(""))
    #expect(
      outcome.output.hasSuffix("\nWrote .gitignore and .gitattributes too, which tell git how to treat records.\n")
    )
    #expect(tree.files[".gitignore"] == Data(".dashpilot/\n".utf8) && tree.files[".gitattributes"] != nil)
    let before = tree.files
    let git = ScriptedGit.changed("")
    #expect(!run("settings git-commit on", git).output.contains("Wrote") && tree.files == before)
  }

  @Test("Every reason has its sentence")
  func sentences() {
    let refusals: [CommitRefusal] = [
      .gitMissing, .notInRepository("fatal: not a git repository"), .ignored("shifts/2026/09/a.json"),
      .unmerged("shifts/2026/09/a.json"), .staged("shifts/2026/09/a.json"), .detached, .busy, .notLocked(.noSpace),
      .failed("error: pathspec 'a' did not match"),
    ]
    #expect(Golden.mismatch("CommitRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
