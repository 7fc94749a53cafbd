extension JSON {
  /// The machine form of a merge: whether it was done, and each conflict by its rule and its sentence.
  public static func merge(_ merge: RecordMerge, file: String, sentence: (MergeConflict) -> String) -> JSON {
    let conflicts = merge.conflicts.map { conflict in
      JSON.object(["rule": .string(conflict.rule), "sentence": .string(sentence(conflict))])
    }
    return .object([
      "file": .string(file), "merged": .bool(merge.merged != nil), "conflicts": .array(conflicts),
    ])
  }

  /// The machine form of two sides that were not merged at all, in the form of a merge.
  public static func unmerged(file: String, rule: String, sentence: String) -> JSON {
    let conflict = JSON.object(["rule": .string(rule), "sentence": .string(sentence)])
    return .object(["file": .string(file), "merged": .bool(false), "conflicts": .array([conflict])])
  }

  /// The machine form of a document's facts, each with the row that it is of; of an old shift its route's come after.
  public static func facts(of contents: [RecordContent]) -> JSON {
    let facts = contents.flatMap(\.facts).flatMap { row in
      row.facts.map { fact in
        JSON.object([
          "row": .string(row.kind.rawValue), "id": row.id.isEmpty ? .null : .string(row.id.uppercased()),
          "fact": .string(fact.name.rawValue), "value": value(fact.value),
        ])
      }
    }
    return .object(["kind": .string(contents.first?.kind), "facts": .array(facts)])
  }

  private static func value(_ value: FactValue) -> JSON {
    switch value {
    case .instant(let instant): .time(instant)
    case .money(let money), .pricePerGallon(let money): .string(money.amount.storedText(minimumFractionDigits: 2))
    case .milesPerGallon(let economy): .string(economy.storedText())
    case .text(let text), .category(let text): .string(text)
    case .identifier(let id), .row(let id): .string(id.uppercased())
    case .place(let id): .identifier(id)
    case .method(.cash): .string("cash")
    case .method(.platform): .string("platform")
    case .method(.unrecognised(let word)): .string(word)
    case .isOn(let isOn): .bool(isOn)
    case .positions(let count, let start, let end):
      .object(["count": .integer(count), "from": .time(start), "to": .time(end)])
    }
  }
}

extension MergeConflict {
  /// The name of the conflict in machine forms.
  var rule: String { caseName(of: self) }
}
