import DashPilotCore

extension Command {
  static let help = Command(
    "help",
    arguments: [Argument("COMMAND", isOptional: true, isRepeated: true, help: "Which command; all if left out")],
    summary: "Show what the commands are, or what one of them does.",
    details: "The same page as COMMAND --help."
  ) { context in
    let words = context.arguments.values
    guard let first = words.first else { return .help(HelpPage.overview) }
    if let (command, count) = CommandTable.command(named: words), count == words.count {
      return .help(HelpPage.page(of: command))
    }
    guard words.count == 1, !CommandTable.commands(below: first).isEmpty else {
      let word = words.joined(separator: " ")
      let suggestion = Suggestion.nearest(to: word, among: CommandTable.commands.map(\.name))
      throw UsageRefusal.unknownCommand(word, suggestion: suggestion)
    }
    return .help(HelpPage.page(ofGroup: first))
  }
}
