import DashPilotCore
import DashPilotStore
import Foundation

/// Why something that has to be confirmed was not done.
enum ConfirmationRefusal: Refusal {
  case notConfirmed(Statement)
  case declined

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .notConfirmed(let question):
      "\(voice.isSpoken ? question.spoken : question.visible) Nothing was changed. Give --yes to go ahead."
    case .declined: "Nothing was changed, because the answer was not y. Type it again, and answer y to go ahead."
    }
  }
}

extension Option {
  /// Answers the question of a command that asks before it goes ahead.
  static let yes = Option("yes", help: "Go ahead without asking")
}

extension CommandContext {
  /// Goes on with `--yes` or a y at a terminal; otherwise refuses with the question.
  func confirming(_ question: Statement) throws {
    guard !arguments.has("yes") else { return }
    guard world.terminal.isInteractive, !arguments.has("json") else {
      throw ConfirmationRefusal.notConfirmed(question)
    }
    let asked = arguments.has("spoken") ? question.spoken : question.visible
    let answer = world.terminal.ask("\(asked) [y/N] ") ?? ""
    guard ["y", "yes"].contains(answer.trimmingCharacters(in: .whitespaces).lowercased()) else {
      throw ConfirmationRefusal.declined
    }
  }

  /// Works out what has to be confirmed, from whole records, and then lets go of them.
  ///
  /// Nothing is held while the question waits for its answer, so what was read may have changed by then.
  func proposing<Value>(_ body: (RecordTree, RecordingConventions) throws -> Value) throws -> Value {
    try store().reading { tree in
      let conventions = try conventions(of: tree)
      return try told(in: conventions.writing) { try body(tree, conventions) }
    }
  }
}
