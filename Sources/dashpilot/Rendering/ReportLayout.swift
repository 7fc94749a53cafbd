import DashPilotCore

/// Lays a report out: labels and figures in two columns, or one spoken sentence a line.
struct ReportLayout: Sendable {
  /// The columns that a line may take; none where the output is not a terminal, and nothing is wrapped.
  let width: Int?
  /// Whether headings are set off by the terminal's own means, beside standing alone on their line.
  let isStyled: Bool

  /// The report to be heard.
  func spoken(_ report: Report) -> String {
    let sentences = [report.title.spoken] + report.sections.flatMap(\.spoken)
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
    let plain = report.sections.filter { !$0.isTable }
    let column = widest(plain.flatMap { $0.entries.compactMap(\.label) }) + 4
    let sections = report.sections.filter { $0.heading != nil || !$0.entries.isEmpty }
      .map { $0.isTable ? table($0) : visible($0, column: column) }
    return ([heading(report.title.visible)] + sections).joined(separator: "\n\n") + "\n"
  }

  private func visible(_ section: Report.Section, column: Int) -> String {
    let indent = section.heading == nil ? "" : "  "
    let lines = section.entries.flatMap { entry in
      guard let label = entry.label else { return [wrapped(entry.text, indent: indent.count)] }
      let below = entry.qualifier.map { wrapped($0, indent: column) }
      let text = wrapped(entry.text, indent: column, isHanging: true)
      return ["\((indent + harmless(label)).padded(to: column))\(text)"] + [below].compactMap(\.self)
    }
    return ([section.heading.map(heading)].compactMap(\.self) + lines).joined(separator: "\n")
  }

  /// A section whose figures have columns beside them: each column as wide as its widest cell.
  private func table(_ section: Report.Section) -> String {
    let label = widest(section.entries.compactMap(\.label)) + 4
    let rows = section.entries.filter { !$0.columns.isEmpty }.map { [$0.text] + $0.columns }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { index in
      widest(rows.compactMap { $0.indices.contains(index) ? $0[index] : nil }) + 2
    }
    let lines = section.entries.map { entry in
      guard let name = entry.label else { return "  \(harmless(entry.text))" }
      let start = "  \(harmless(name))".padded(to: label)
      guard !entry.columns.isEmpty else { return start + wrapped(entry.text, indent: label, isHanging: true) }
      let cells = zip([entry.text] + entry.columns.dropLast(), widths).map { harmless($0).padded(to: $1) }
      let row = start + cells.joined()
      let last = wrapped(entry.columns.last ?? "", indent: row.count, isHanging: true)
      return (row + last).withoutTrailingSpaces
    }
    return ([section.heading.map(heading)].compactMap(\.self) + lines).joined(separator: "\n")
  }

  private func widest(_ texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }

  private func heading(_ text: String) -> String {
    let text = wrapped(text, indent: 0)
    return isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text
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

extension Report.Section {
  /// Whether figures in it have columns beside them.
  fileprivate var isTable: Bool { entries.contains { !$0.columns.isEmpty } }
}

extension String {
  /// The text with spaces up to a width.
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Where the text of a row begins: behind its indent, and behind a name that two spaces set apart from it.
  fileprivate var secondColumn: Int {
    let indent = prefix { $0 == " " }.count
    guard indent > 0, let gap = dropFirst(indent).firstRange(of: "  ") else { return indent }
    let name = distance(from: startIndex, to: gap.lowerBound)
    return name + dropFirst(name).prefix { $0 == " " }.count
  }
}
