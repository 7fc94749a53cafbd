/// A record as lines to compare: a recorded fact each, and nothing that follows from another fact.
///
/// Each line names its row by its identifier, so that a row that comes or goes moves no other line.
public struct RecordText: Sendable {
  let content: RecordContent
  let text: FactText

  /// Makes the lines of one document.
  public init(_ content: RecordContent, text: FactText) {
    (self.content, self.text) = (content, text)
  }

  /// The lines.
  public var lines: [Statement] {
    content.facts.flatMap { row in row.facts.map { line($0, of: row) } }
  }

  private func line(_ fact: NamedFact, of row: FactRow) -> Statement {
    text.writing.statement { voice in
      let value = text.text(of: fact.value, voice)
      let separator = voice.isSpoken ? "," : ":"
      if case .positions(_, let start, let end) = fact.value {
        return "Capture session from \(text.moment(start)) to \(text.moment(end))\(separator) \(value)"
      }
      guard let name = row.kind.rowName else { return "\(fact.name.title.capitalisedFirst)\(separator) \(value)" }
      let holder = row.holderID.map { " of Delivery \(FactText.short($0))" } ?? ""
      return "\(name) \(FactText.short(row.id))\(holder), \(fact.name.title)\(separator) \(value)"
    }
  }
}

extension FactRow.Kind {
  /// What a row is called before its identifier; nothing for the record itself.
  fileprivate var rowName: String? {
    switch self {
    case .shift, .place, .expense, .settings, .route: nil
    case .pause: "Pause"
    case .parkedStretch: "Parked stretch"
    case .offer: "Offer"
    case .delivery: "Delivery"
    case .tip: "Tip"
    case .vehicle: "Vehicle"
    case .session: "Capture session"
    }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
