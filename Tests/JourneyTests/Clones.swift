import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// A record folder with one evening in it, kept in git, and a clone of it.
struct Clones {
  /// The one that was begun, and its clone.
  enum Place: String, CaseIterable {
    case home, phone
  }

  /// The evening's document.
  let path: String
  private let shell: JourneyShell

  /// Begins both; git is told of DashPilot by the very commands that `init` names.
  init(isSetUp: Bool) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }
    try #require(isThere, "git is missing: install the Debian package git")
    shell = try JourneyShell()
    let lines = [
      "git init --quiet --initial-branch main",
      "dashpilot init --time-zone America/New_York --locale en_US",
      "dashpilot start --at '2025-08-23 17:46'", "dashpilot accept --at 17:50", "dashpilot accept --at 18:40",
      "dashpilot cancel 1 --at 18:30", "dashpilot cancel 2 --at 19:30", "dashpilot end --at 20:46",
      "git add --all && git commit --quiet --message Records && git clone --quiet . ../phone",
    ]
    _ = try shell.run("mkdir home", clock: nil, number: 0)
    for line in lines {
      let result = try Clones.run(line, in: .home, of: shell)
      try #require(result.exitCode == 0, "\(line): \(result)")
    }
    let found = try Clones.run("ls shifts/2025/08/*.json", in: .home, of: shell).output
    path = found.trimmingCharacters(in: .whitespacesAndNewlines)
    for place in Place.allCases where isSetUp {
      try #require(try run(GitSetup.commands.joined(separator: " && "), in: place).exitCode == 0)
    }
  }

  /// Takes both away.
  func remove() { shell.remove() }

  /// The folder of a clone.
  func url(_ place: Place) -> URL { shell.folder.appending(path: place.rawValue) }

  /// The evening's document as it stands in a clone.
  func document(in place: Place) throws -> [UInt8] { Array(try Data(contentsOf: url(place).appending(path: path))) }

  /// The evening as a clone has it.
  func shift(in place: Place) throws -> Shift {
    let tree = RecordTree(root: url(place).path(), disk: .live())
    return try #require(tree.newestFinishedShift().records.first)
  }

  /// Runs a command line in a clone, by a git that knows no one's own configuration.
  ///
  /// Each gives its records other identifiers, as two machines do.
  func run(_ line: String, in place: Place) throws -> JourneyShell.Result {
    try Clones.run(line, in: place, of: shell)
  }

  private static func run(_ line: String, in place: Place, of shell: JourneyShell) throws -> JourneyShell.Result {
    let settings = [
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=Robin",
      "GIT_AUTHOR_EMAIL=robin@example.com",
      "GIT_COMMITTER_NAME=Robin", "GIT_COMMITTER_EMAIL=robin@example.com", "GIT_AUTHOR_DATE=2025-08-24T12:00:00Z",
      "GIT_COMMITTER_DATE=2025-08-24T12:00:00Z", "GIT_PAGER=cat",
    ]
    let number = abs(line.utf8.reduce(place == .home ? 1 : 2) { ($0 &* 31 &+ Int($1)) % 1_000_003 })
    return try shell.run(
      "export \(settings.joined(separator: " ")); cd \(place.rawValue) && \(line)",
      clock: "2025-08-23T21:00:00-04:00",
      number: number
    )
  }

  /// Runs commands of DashPilot in a clone and commits what they wrote.
  func record(in place: Place, _ commands: String...) throws {
    for command in commands {
      let result = try run("dashpilot \(command)", in: place)
      try #require(result.exitCode == 0, "\(command): \(result)")
    }
    try commit(in: place)
  }

  /// Commits everything in a clone.
  func commit(in place: Place) throws {
    let result = try run("git add --all && git commit --quiet --message Records", in: place)
    try #require(result.exitCode == 0, "\(result)")
  }

  /// Merges each clone into the other, from where both stood, and expects the same tree.
  func mergeBothWays() throws {
    let merge = "git merge --quiet --no-edit FETCH_HEAD && git rev-parse 'HEAD^{tree}'"
    let fetches = [(Place.home, Place.phone), (.phone, .home)]
    for (place, other) in fetches {
      #expect(try run("git fetch --quiet ../\(other.rawValue) main", in: place).exitCode == 0)
    }
    let trees = try fetches.map { try run(merge, in: $0.0) }
    #expect(trees.allSatisfy { $0.exitCode == 0 } && trees[0].output == trees[1].output, "\(trees)")
  }
}
