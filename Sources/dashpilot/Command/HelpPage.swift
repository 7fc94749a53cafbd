/// The help of one command, or of all, from the table.
enum HelpPage {
  /// What a command takes and does.
  static func page(of command: Command) -> String {
    guard !command.name.isEmpty else { return overview }
    let arguments = command.arguments.map { ($0.usage, $0.help) }
    let options = (command.options + Option.everywhere).map { ($0.usage, $0.help) }
    let parts = [
      command.usage, command.summary, command.details,
      list("Arguments", arguments), list("Options", options),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The commands in a group that share their first word.
  static func page(ofGroup word: String) -> String {
    list("dashpilot \(word)", CommandTable.commands(below: word).map { ($0.usage(below: word), $0.summary) })
  }

  /// Every command with its one line.
  static var overview: String {
    let rows = CommandTable.commands.map { ($0.name.isEmpty ? "(alone)" : $0.name, $0.summary) }
    return """
      dashpilot keeps a delivery driver's own record of their work, and says what it came to.

      \(list("Commands", rows))

      \(list("Options of every command", Option.everywhere.map { ($0.usage, $0.help) }))

      SHIFT is latest, current, a day (2026-09-05, or 2026-09-05/2 for the second of
      that day), or four or more characters of an identifier. TIME is 17:46,
      2026-09-05 17:46, or 2026-09-05T17:46-04:00.

      See "dashpilot help COMMAND" for one of them.
      """
  }

  private static func list(_ heading: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, help in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(help)"
    }
    return ([heading] + lines).joined(separator: "\n")
  }
}

extension Command {
  /// The usage without the program and the group's word.
  fileprivate func usage(below word: String) -> String {
    String(usage.dropFirst("dashpilot \(word) ".count))
  }
}
