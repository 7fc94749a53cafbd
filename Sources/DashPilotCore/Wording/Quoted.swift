/// Typed text in quotes: what cannot be seen or would move the terminal is named, and a long text is cut short.
public func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(quotedScalars).map(visible).joined()
  return text.unicodeScalars.count > quotedScalars ? "\"\(shown)…\"" : "\"\(shown)\""
}

private let quotedScalars = 40

private func visible(_ scalar: Unicode.Scalar) -> String {
  let properties = scalar.properties
  switch properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return named(scalar)
  default: return properties.isBidiControl ? named(scalar) : String(scalar)
  }
}

private func named(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}
