/// What is wrong with a note.
public enum ExpenseNoteFlaw: Hashable, Sendable {
  case tooLong(maximumLength: Int)
}

/// A note as it is kept, from what was typed (`spec/08`, an expense).
public enum ExpenseNote {
  /// The most characters of a note, as a reader counts them.
  public static let maximumLength = 120

  /// The text with plain line ends and without white space around it; nothing where nothing is left.
  ///
  /// White space inside stays, and no character is composed.
  public static func kept(_ text: String) -> String? {
    let withPlainLineEnds = String(text.map { $0 == "\r\n" ? "\n" : $0 }).unicodeScalars
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = withPlainLineEnds.firstIndex(where: isInk), let last = withPlainLineEnds.lastIndex(where: isInk)
    else { return nil }
    return String(withPlainLineEnds[first...last])
  }

  /// What is wrong with a note that is to be kept; nothing where it may be.
  static func flaw(of kept: String?) -> ExpenseNoteFlaw? {
    (kept?.count ?? 0) > maximumLength ? .tooLong(maximumLength: maximumLength) : nil
  }
}
