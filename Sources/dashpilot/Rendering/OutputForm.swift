import DashPilotCore
import DashPilotStore

/// How an answer is given: to be seen, to be heard, or to a machine.
struct OutputForm: Sendable {
  private let isMachine: Bool
  private let isSpoken: Bool
  private let layout: ReportLayout

  init(flags: Set<String>, _ world: World) {
    isMachine = flags.contains("json")
    isSpoken = flags.contains("spoken")
    let terminal = world.terminal
    layout = ReportLayout(
      width: terminal.showsOutput ? terminal.columns : nil,
      isStyled: terminal.showsOutput && (world.variable("NO_COLOR") ?? "").isEmpty
    )
  }

  /// What a command's reply leaves.
  func outcome(of reply: Reply) -> Outcome {
    let notices = reply.notices.map { layout.line(isSpoken ? $0.spoken : $0.visible) }.joined()
    return Outcome(
      output: isMachine ? "\(reply.json().text)\n" : text(of: reply.body()),
      errors: notices,
      exitCode: reply.isIncomplete ? .unreadableRecords : (reply.isOdd ? .refused : .done)
    )
  }

  /// What a refusal leaves: a sentence beside the results, or an object in their place.
  func outcome(of refusal: any Refusal, in writing: Writing) -> Outcome {
    let statement = refusal.statement(in: writing)
    let exitCode = ExitCode(of: refusal)
    guard isMachine else {
      let sentence = isSpoken ? statement.spoken : statement.visible
      return Outcome(output: "", errors: layout.line(sentence), exitCode: exitCode)
    }
    let json = JSON.object([
      "refusal": .object(["rule": .string(refusal.rule), "sentence": .string(statement.visible)])
    ])
    return Outcome(output: "\(json.text)\n", errors: "", exitCode: exitCode)
  }

  private func text(of body: Reply.Body) -> String {
    switch body {
    case .document(let text): text
    case .text(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { layout.line(String($0)) }.joined()
    case .statements(let statements):
      statements.map { layout.line(isSpoken ? $0.spoken.asSentence : $0.visible) }.joined()
    case .report(let report): isSpoken ? layout.spoken(report) : layout.visible(report)
    }
  }
}

extension ExitCode {
  /// The exit code that a refusal leads to.
  init(of refusal: any Refusal) {
    switch refusal {
    case is UsageRefusal, is FixedWorldRefusal: self = .wrongUsage
    case is UnreadableRecord: self = .unreadableRecords
    case is StorageFailure: self = .diskFailed
    default: self = .refused
    }
  }
}
