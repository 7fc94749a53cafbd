import Synchronization

@testable import dashpilot

extension Git {
  /// None is installed.
  static let missing = Git { _, _ in nil }
}

/// A git that answers what a test says, and keeps what it was asked.
final class ScriptedGit: Sendable {
  private let asked = Mutex<[[String]]>([])
  private let answer: @Sendable (_ words: [String]) -> GitResult

  /// Answers each run by its words.
  init(_ answer: @escaping @Sendable (_ words: [String]) -> GitResult) {
    self.answer = answer
  }

  /// Says that files differ, and does whatever else it is asked.
  static func changed(_ status: String) -> ScriptedGit {
    ScriptedGit { words in words.contains("status") ? .done(status) : .done() }
  }

  var git: Git {
    Git { words, _ in
      self.asked.withLock { $0.append(words) }
      return self.answer(words)
    }
  }

  /// The runs so far, each by its words.
  var runs: [[String]] { asked.withLock { $0 } }
}

extension GitResult {
  /// A run that went well.
  static func done(_ output: String = "") -> GitResult { GitResult(output: output, errors: "", exitCode: 0) }

  /// A run that failed.
  static func failed(_ errors: String) -> GitResult { GitResult(output: "", errors: errors, exitCode: 128) }
}
