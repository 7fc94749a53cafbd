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
    /// What is heard in place of the entries, where the ear wants another order.
    public let heard: [String]?

    /// Makes a section.
    init(heading: String?, entries: [Entry], heard: [String]? = nil) {
      self.heading = heading
      self.entries = entries
      self.heard = heard
    }

    /// What is heard, sentence by sentence.
    public var spoken: [String] { heard ?? entries.map(\.spoken) }
  }

  /// One figure with its label: seen in two columns, heard as one sentence.
  public struct Entry: Equatable, Sendable {
    /// What the figure is; none for a statement that stands alone.
    public let label: String?
    /// The figure as it is seen.
    public let text: String
    /// What is seen beside the figure in columns of their own.
    public let columns: [String]
    /// What qualifies the figure, seen below it.
    public let qualifier: String?
    /// Label and figure as one spoken sentence.
    public let spoken: String
  }
}

extension Report.Entry {
  /// A figure with its label, what qualifies it, and what stands beside it.
  init(_ label: String, _ text: String, columns: [String] = [], qualifier: String? = nil, spoken: String) {
    self.init(label: label, text: text, columns: columns, qualifier: qualifier, spoken: spoken)
  }

  /// A statement without a label.
  init(_ statement: Statement) {
    self.init(label: nil, text: statement.visible, columns: [], qualifier: nil, spoken: statement.spoken)
  }
}
