import DashPilotCore

/// Lays a report out: labels and figures in two columns, or one spoken sentence a line.
struct ReportLayout: Sendable {
  /// The columns that a line may take; none where the output is not a terminal, and nothing is wrapped.
  let width: Int?
  /// Whether headings are set off by the terminal's own means, beside standing alone on their line.
  let isStyled: Bool

  /// The report to be heard.
  func spoken(_ report: Report) -> String {
    let sentences = [report.title.spoken] + report.sections.flatMap { $0.entries.map(\.spoken) }
    return sentences.map { line($0.asSentence) }.joined()
  }

  /// One line of text: wrapped where it does not fit, below its indent or its second column.
  func line(_ text: String) -> String {
    guard let width, text.count > width else { return "\(harmless(text))\n" }
    let head = text.prefix(text.secondColumn)
    return
      "\(harmless(String(head)))\(wrapped(String(text.dropFirst(head.count)), indent: head.count, isHanging: true))\n"
  }

  /// The report to be seen.
  func visible(_ report: Report) -> String {
    let labels = report.sections.flatMap { $0.entries.compactMap(\.label?.count) }
    let column = (labels.max() ?? 0) + 4
    let sections = report.sections.filter { $0.heading != nil || !$0.entries.isEmpty }
      .map { visible($0, column: column) }
    return ([heading(report.title.visible)] + sections).joined(separator: "\n\n") + "\n"
  }

  private func visible(_ section: Report.Section, column: Int) -> String {
    let indent = section.heading == nil ? "" : "  "
    let lines = section.entries.map { entry in
      guard let label = entry.label else { return wrapped(entry.text, indent: indent.count) }
      let padding = String(repeating: " ", count: column - label.count - indent.count)
      return "\(indent)\(harmless(label))\(padding)\(wrapped(entry.text, indent: column, isHanging: true))"
    }
    return ([section.heading.map(heading)].compactMap(\.self) + lines).joined(separator: "\n")
  }

  private func heading(_ text: String) -> String {
    isStyled ? "\u{1B}[1m\(harmless(text))\u{1B}[0m" : harmless(text)
  }

  /// The text broken at its spaces to fit the width, every line but a hanging first one indented.
  private func wrapped(_ text: String, indent: Int, isHanging: Bool = false) -> String {
    let margin = String(repeating: " ", count: indent)
    let room = max(20, (width ?? .max) - indent)
    let lines = harmless(text).split(separator: " ").reduce(into: [String]()) { lines, word in
      guard let last = lines.last, last.count + 1 + word.count <= room else { return lines.append(String(word)) }
      lines[lines.count - 1] = "\(last) \(word)"
    }
    return (isHanging ? "" : margin) + lines.joined(separator: "\n\(margin)")
  }
}

extension String {
  /// Where the text of a row begins: behind its indent, and behind a name that two spaces set apart from it.
  fileprivate var secondColumn: Int {
    let indent = prefix { $0 == " " }.count
    guard indent > 0, let gap = dropFirst(indent).firstRange(of: "  ") else { return indent }
    let name = distance(from: startIndex, to: gap.lowerBound)
    return name + dropFirst(name).prefix { $0 == " " }.count
  }
}
