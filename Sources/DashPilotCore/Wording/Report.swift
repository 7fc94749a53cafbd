/// A page of figures: its title, and sections of labelled statements in a fixed order.
public struct Report: Equatable, Sendable {
  /// What the page is about.
  public let title: Statement
  /// Its sections.
  public let sections: [Section]

  /// Statements under one heading.
  public struct Section: Equatable, Sendable {
    /// The heading; none where the figures speak for themselves.
    public let heading: String?
    /// The statements.
    public let entries: [Entry]
  }

  /// One figure with its label: seen in two columns, heard as one sentence.
  public struct Entry: Equatable, Sendable {
    /// What the figure is; none for a statement that stands alone.
    public let label: String?
    /// The figure as it is seen.
    public let text: String
    /// Label and figure as one spoken sentence.
    public let spoken: String
  }
}

extension Report.Entry {
  /// A figure with its label.
  init(_ label: String, _ text: String, spoken: String) {
    self.init(label: label, text: text, spoken: spoken)
  }

  /// A statement without a label.
  init(_ statement: Statement) {
    self.init(label: nil, text: statement.visible, spoken: statement.spoken)
  }
}
