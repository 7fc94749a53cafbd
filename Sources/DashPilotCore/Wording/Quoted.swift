/// Typed text in quotes: what cannot be seen or would move the terminal is named, and a long text is cut short.
public func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(quotedScalars).map(visible).joined()
  return text.unicodeScalars.count > quotedScalars ? "\"\(shown)…\"" : "\"\(shown)\""
}

/// A path in quotes: the whole of it, with what cannot be seen named.
public func quotedPath(_ path: String) -> String {
  "\"\(legible(path))\""
}

/// A text for a terminal: what would move the cursor or turn the writing round is named; line ends stay.
public func harmless(_ text: String) -> String {
  let isHarmless = { (scalar: Unicode.Scalar) in scalar == "\n" || isPlain(scalar) && !isTurning(scalar) }
  guard !text.unicodeScalars.allSatisfy(isHarmless) else { return text }
  return text.unicodeScalars.map { isHarmless($0) ? String($0) : named($0) }.joined()
}

/// A text as it may be shown: what cannot be seen or would move the terminal is named.
func legible(_ text: String) -> String {
  text.unicodeScalars.map(visible).joined()
}

/// A text on one line: its line ends are spaces, and what would move the terminal is named.
func onOneLine(_ text: String) -> String {
  legible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
}

private let quotedScalars = 40

private func visible(_ scalar: Unicode.Scalar) -> String {
  isPlain(scalar) && !scalar.properties.isBidiControl ? String(scalar) : named(scalar)
}

/// Whether a scalar stays on its line and moves no cursor.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  guard !scalar.isASCII else { return scalar.value >= 0x20 && scalar.value != 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return false
  default: return true
  }
}

/// Whether a scalar turns the writing that follows round; the marks of amounts in Arabic do not.
private func isTurning(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

private func named(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}
