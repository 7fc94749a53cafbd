extension String {
  /// Whether both are the same scalars; Swift takes a letter for the same too where its accent stands apart.
  func isExactly(_ other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}

extension [String] {
  /// Whether both are the same texts, each of the same scalars.
  func areExactly(_ others: [String]) -> Bool { elementsEqual(others) { $0.isExactly($1) } }
}

extension FactValue {
  /// Whether both say the same, a text by the same scalars.
  func isExactly(_ other: FactValue) -> Bool { self == other && words.areExactly(other.words) }

  private var words: [String] {
    switch self {
    case .text(let text), .category(let text): [text]
    case .method(let method): method.texts
    case .instant, .money, .pricePerGallon, .milesPerGallon, .identifier, .row, .place, .isOn, .positions: []
    }
  }
}

extension FactValue? {
  /// Whether both say the same, or neither says anything.
  func isExactly(_ other: FactValue?) -> Bool {
    guard let self, let other else { return self == other }
    return self.isExactly(other)
  }
}

extension TipMethod {
  /// The word that is not known, where it is one.
  var texts: [String] {
    if case .unrecognised(let word) = self { [word] } else { [] }
  }
}

extension Resolved<RecordContent> {
  /// Whether both sides keep the same, each text by the same scalars.
  public var isSettled: Bool {
    ours == theirs
      && zip(ours.facts, theirs.facts).allSatisfy { own, other in
        own.facts.elementsEqual(other.facts) { $0.value.isExactly($1.value) }
      }
  }
}
