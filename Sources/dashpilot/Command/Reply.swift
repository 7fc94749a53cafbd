import DashPilotCore

/// What a command answers, before it is known whether it will be seen, heard or read by a machine.
///
/// Only the form that is asked for is worked out.
struct Reply {
  /// The answer to a person.
  let body: () -> Body
  /// The machine form.
  let json: () -> JSON
  /// What is said beside the answer.
  let notices: [Statement]
  /// Whether some records that the answer is about could not be read.
  let isIncomplete: Bool
  /// Whether some of them say what no command can record.
  let isOdd: Bool
  /// What a log says of what was recorded.
  let log: Statement?

  /// The answer to a person.
  enum Body: Sendable {
    case statements([Statement])
    case report(Report)
    case text(String)
    /// A file's text for the output, exactly as it is.
    case document(String)
  }

  init(
    _ body: @autoclosure @escaping () -> Body,
    json: @autoclosure @escaping () -> JSON,
    notices: [Statement] = [],
    isIncomplete: Bool = false,
    isOdd: Bool = false,
    log: Statement? = nil
  ) {
    self.body = body
    self.json = json
    self.notices = notices
    self.isIncomplete = isIncomplete
    self.isOdd = isOdd
    self.log = log
  }

  /// The same reply, with more said beside it.
  func adding(_ further: [Statement]) -> Reply {
    Reply(body(), json: json(), notices: notices + further, isIncomplete: isIncomplete, isOdd: isOdd, log: log)
  }

  /// A page of help.
  static func help(_ text: String) -> Reply {
    Reply(.text(text), json: .object(["help": .string(text)]))
  }

  /// A confirmation of what was recorded; a log says the first statement, unless it is told another.
  static func confirmation(_ statements: [Statement], notices: [Statement] = [], log: Statement? = nil) -> Reply {
    let sentence = statements.map(\.visible).joined(separator: " ")
    let json = JSON.object(["confirmation": .object(["sentence": .string(sentence)])])
    return Reply(.statements(statements), json: json, notices: notices, log: log ?? statements.first)
  }
}

/// What the program leaves: texts for the two outputs, and its exit code.
struct Outcome: Equatable, Sendable {
  let output: String
  let errors: String
  let exitCode: ExitCode
}

/// The exit codes of `design.md`, the command line.
enum ExitCode: Int32, Sendable {
  case done = 0
  case refused = 1
  case wrongUsage = 2
  case unreadableRecords = 3
  case diskFailed = 4
}
