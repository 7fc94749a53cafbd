/// A command line that was understood.
struct ParsedArguments: Sendable {
  let command: Command
  let values: [String]
  let options: [String: String]
  let flags: Set<String>

  /// The value of an option, where it was given.
  func option(_ name: String) -> String? { options[name] }

  /// Whether an option without a value was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }
}

extension ParsedArguments {
  /// Reads a command line against the table.
  static func parse(_ arguments: [String]) throws(UsageRefusal) -> ParsedArguments {
    let leading = leadingOptions(arguments)
    let words = Array(arguments.dropFirst(leading.count))
    guard let first = words.first, !first.hasPrefix("-") else {
      return try Scan(command: .overview, arguments: arguments).parsed()
    }
    guard let (command, count) = CommandTable.command(named: words) else {
      throw unknownCommand(first, next: words.dropFirst().first)
    }
    return try Scan(command: command, arguments: leading + words.dropFirst(count)).parsed()
  }

  /// The options of every command that stand before the command's name, with their values.
  private static func leadingOptions(_ arguments: [String]) -> [String] {
    var count = 0
    while count < arguments.count, arguments[count].hasPrefix("--"), arguments[count] != "--" {
      let takesNext = Option.everywhere.contains { $0.value != nil && "--\($0.name)" == arguments[count] }
      count += takesNext ? 2 : 1
    }
    return Array(arguments.prefix(count))
  }

  private static func unknownCommand(_ word: String, next: String?) -> UsageRefusal {
    let below = CommandTable.commands(below: word)
    guard !below.isEmpty else {
      return .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: CommandTable.firstWords))
    }
    guard let next, !next.hasPrefix("-") else { return .incompleteCommand(word, below: below.map(\.name)) }
    let nearest = Suggestion.nearest(to: next, among: below.map { $0.words[1] })
    return .unknownCommand("\(word) \(next)", suggestion: nearest.map { "\(word) \($0)" })
  }

  /// The reading of the words after a command's name.
  private struct Scan {
    let command: Command
    let arguments: [String]

    private var known: [Option] { command.options + Option.everywhere }

    func parsed() throws(UsageRefusal) -> ParsedArguments {
      var (values, options, flags): ([String], [String: String], Set<String>) = ([], [:], [])
      var rest = arguments[...]
      while let word = rest.popFirst() {
        guard word != "--" else {
          values += rest
          break
        }
        guard word.hasPrefix("-"), word != "-" else {
          values.append(word)
          continue
        }
        let (option, attached) = try option(word)
        guard options[option.name] == nil, !flags.contains(option.name) else { throw .repeatedOption(option.name) }
        if option.value == nil {
          guard attached == nil else { throw .optionTakesNoValue(option.name) }
          flags.insert(option.name)
        } else {
          guard let value = attached ?? rest.popFirst() else { throw .missingOptionValue(option.usage) }
          options[option.name] = value
        }
      }
      if !flags.contains("help") {
        try check(values)
        let missing = command.options.first {
          $0.isRequired && options[$0.name] == nil && !flags.contains($0.name)
        }
        if let missing { throw .missingArgument(missing.usage, usage: command.usage) }
      }
      return ParsedArguments(command: command, values: values, options: options, flags: flags)
    }

    private func option(_ word: String) throws(UsageRefusal) -> (Option, String?) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "help" : String(parts[0].drop { $0 == "-" })
      let isLong = parts[0].hasPrefix("--") || parts[0] == "-h"
      guard isLong, let option = known.first(where: { $0.name == name }) else {
        guard word.dropFirst().first?.isNumber != true else { throw .valueLikeOption(word, command: command.name) }
        let nearest = Suggestion.nearest(to: name, among: known.map(\.name))
        throw .unknownOption(parts[0], command: command.name, suggestion: nearest.map { "--\($0)" })
      }
      return (option, parts.count > 1 ? parts[1] : nil)
    }

    private func check(_ values: [String]) throws(UsageRefusal) {
      let required = command.arguments.filter { !$0.isOptional }
      if values.count < required.count {
        throw .missingArgument(required[values.count].name, usage: command.usage)
      }
      let takesMore = command.arguments.last?.isRepeated ?? false
      if values.count > command.arguments.count, !takesMore {
        let extra = values[command.arguments.count]
        guard command.name.isEmpty else { throw .unexpectedArgument(extra, usage: command.usage) }
        throw .unknownCommand(extra, suggestion: Suggestion.nearest(to: extra, among: CommandTable.firstWords))
      }
    }
  }
}
