extension Statement {
  /// The one sentence by which a log names what was recorded: the first, on one line, and without an amount.
  public var logged: String {
    let text = onOneLine(withoutAmounts ?? visible)
    return text.endOfFirstSentence.map { String(text[...$0]) } ?? text
  }
}

extension String {
  /// Where the first sentence stops; a stop inside quotation marks belongs to a name.
  fileprivate var endOfFirstSentence: Index? {
    var isQuoted = false
    return indices.first { index in
      if self[index] == "\"" { isQuoted.toggle() }
      let isFollowed = self[self.index(after: index)...].first == " "
      return isFollowed && !isQuoted && ".?!".contains(self[index])
    }
  }
}
