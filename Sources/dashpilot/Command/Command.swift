/// One command of the table: what is typed, what is said about it, and what it does.
struct Command: Sendable {
  /// The words that name it: `route import`.
  let name: String
  /// What it takes, in order.
  let arguments: [Argument]
  /// The options of its own.
  let options: [Option]
  /// What it does, in one line.
  let summary: String
  /// What else a driver wants to know.
  let details: String
  /// Does it.
  let handler: @Sendable (CommandContext) throws -> Reply

  /// Makes an entry of the table.
  init(
    _ name: String,
    arguments: [Argument] = [],
    options: [Option] = [],
    summary: String,
    details: String,
    handler: @escaping @Sendable (CommandContext) throws -> Reply
  ) {
    self.name = name
    self.arguments = arguments
    self.options = options
    self.summary = summary
    self.details = details
    self.handler = handler
  }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// The command line in general: `dashpilot cancel N [--at TIME]`.
  var usage: String {
    let parts =
      ["dashpilot", name] + arguments.map(\.usage) + options.map { $0.isRequired ? $0.usage : "[\($0.usage)]" }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A value that a command takes by its place.
struct Argument: Sendable {
  /// Its name in help.
  let name: String
  /// Whether it may be left out.
  let isOptional: Bool
  /// Whether further ones may follow.
  let isRepeated: Bool
  /// What it is, in one line.
  let help: String

  init(_ name: String, isOptional: Bool = false, isRepeated: Bool = false, help: String) {
    self.name = name
    self.isOptional = isOptional
    self.isRepeated = isRepeated
    self.help = help
  }

  var usage: String {
    let repeated = isRepeated ? "\(name)…" : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}

/// An option that a command takes by its name.
struct Option: Sendable {
  /// Its name without the dashes.
  let name: String
  /// The name of its value; none for one that stands alone.
  let value: String?
  /// Whether it has to be given.
  let isRequired: Bool
  /// What it does, in one line.
  let help: String

  init(_ name: String, value: String? = nil, isRequired: Bool = false, help: String) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
    self.help = help
  }

  var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}

extension Option {
  /// When something happened.
  static let at = Option(
    "at",
    value: "TIME",
    help: "When it happened, if not just now: 17:46, or with its day or offset"
  )

  /// The options that every command takes.
  static let everywhere = [
    Option("data", value: "DIR", help: "The record folder, if not found from here"),
    Option("json", help: "Print one JSON object"),
    Option("spoken", help: "Print whole sentences to be read aloud"),
    Option("locale", value: "L", help: "How amounts and dates are written, for this command"),
    Option("time-zone", value: "Z", help: "The zone that times are told in, for this command"),
    Option("help", help: "Show this page"),
  ]
}
