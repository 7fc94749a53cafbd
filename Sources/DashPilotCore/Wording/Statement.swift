/// One thing that DashPilot says: as it is seen, and as a speech engine should say it.
public struct Statement: Hashable, Sendable {
  /// The text for a screen.
  public let visible: String
  /// Whole sentences with units as words, built from the value and never from the visible text.
  public let spoken: String
  /// What a log says in place of the visible text, where that states an amount.
  let withoutAmounts: String?

  /// Makes a statement with a text for the eye and one for the ear.
  public init(visible: String, spoken: String) {
    self.init(visible: visible, spoken: spoken, withoutAmounts: nil)
  }

  init(visible: String, spoken: String, withoutAmounts: String?) {
    self.visible = visible
    self.spoken = spoken
    self.withoutAmounts = withoutAmounts
  }

  /// Makes a statement that reads and sounds the same.
  public init(_ sentence: String) {
    self.init(visible: sentence, spoken: sentence)
  }
}

extension String {
  /// The text with a full stop, unless it ends a sentence already.
  public var asSentence: String {
    last.map { ".?!".contains($0) } ?? true ? self : "\(self)."
  }
}
