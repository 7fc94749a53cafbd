import Foundation

/// A journey: command lines, the clock that they were typed at, and exactly what they printed.
///
/// `# ` begins a remark, `@ ` sets the clock, `$ ` is a command line for a shell. What it printed follows, errors with
/// `2> ` before them, and an exit code other than 0 as `[1]`.
struct Transcript {
  let steps: [Step]

  enum Step {
    case remark(String)
    case clock(String)
    case command(String)
  }

  init(_ text: String) {
    steps = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("#") { return .remark(String(line)) }
      if line.hasPrefix("@ ") { return .clock(String(line.dropFirst(2))) }
      return line.hasPrefix("$ ") ? .command(String(line.dropFirst(2))) : nil
    }
  }

  /// The transcript as it reads when its command lines are run now.
  func replayed(in shell: JourneyShell) throws -> String {
    var (lines, clock): ([String], String?) = ([], nil)
    for (index, step) in steps.enumerated() {
      switch step {
      case .remark(let text):
        if let last = lines.last, !last.hasPrefix("#") { lines.append("") }
        lines.append(text)
      case .clock(let instant):
        clock = instant
        lines += ["", "@ \(instant)"]
      case .command(let line):
        let result = try shell.run(line, clock: clock, number: index)
        if let last = lines.last, !last.hasPrefix("@") { lines.append("") }
        lines += ["$ \(line)"] + result.lines
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
