import DashPilotCore

/// Why a command line was not understood.
enum UsageRefusal: Refusal {
  case unknownCommand(String, suggestion: String?)
  case incompleteCommand(String, below: [String])
  case unknownOption(String, command: String, suggestion: String?)
  case valueLikeOption(String, command: String)
  case repeatedOption(String)
  case optionTakesNoValue(String)
  case missingOptionValue(String)
  case missingArgument(String, usage: String)
  case unexpectedArgument(String, usage: String)
  case conflictingArguments(String, String)

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      "\(voice.typed(word)) is not a command. \(UsageRefusal.remedy(suggestion, or: voice.command("help")))"
    case .incompleteCommand(let word, let below):
      "\(voice.command(word)) needs another word. Type \(listed(below.map(voice.command), by: "or"))."
    case .unknownOption(let option, let command, let suggestion):
      """
      \(voice.typed(option)) is not an option here. \
      \(UsageRefusal.remedy(suggestion, or: voice.command(command.isEmpty ? "help" : "help \(command)")))
      """
    case .valueLikeOption(let word, let command):
      """
      \(voice.typed(word)) was taken for an option because it begins with a minus sign. \
      Put two dashes and a space before it, as in \(voice.command("\(command) -- \(word)")).
      """
    case .repeatedOption(let name): "The option --\(name) was given twice. Give it once."
    case .optionTakesNoValue(let name): "The option --\(name) takes no value. Give it alone."
    case .missingOptionValue(let usage): "A value is missing at the end. Write \(usage)."
    case .missingArgument(let name, let usage): "\(name) is missing. Write \(usage)."
    case .unexpectedArgument(let word, let usage):
      "\(voice.typed(word)) is one value too many. Write \(usage)."
    case .conflictingArguments(let first, let second):
      "\(first) and \(second) cannot be given together. Give one of them."
    }
  }

  private static func remedy(_ suggestion: String?, or help: String) -> String {
    suggestion.map { "Did you mean \($0)?" } ?? "See \(help)."
  }
}
