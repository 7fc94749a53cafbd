import DashPilotCore

/// What a document of each version may hold: its keys, by the versions that know them (`spec/01`, format history).
///
/// Reading is strict by version, and the shapes of older versions are frozen in these tables.
struct DocumentShape: Sendable {
  let fields: [Field]

  /// One key, the versions that know it, and what stands there.
  struct Field: Sendable {
    let key: DocumentKey
    let versions: Range<Int>
    let isRequired: Bool
    let content: Content
  }

  /// What a value has to be.
  indirect enum Content: Sendable {
    case format, wholeNumber
    case identifier, instant, text, name, note, timeZone, weekday
    case amount, positiveDecimal, number, yesOrNo
    case rows(DocumentShape)
  }

  /// Refuses what a document of a version may not hold, or has to and does not, where it stands in its file.
  func check(_ value: DocumentValue, in version: Int) throws(DocumentFault) {
    let known = fields.filter { $0.versions.contains(version) }
    let object = try value.object(keys: known.map(\.key))
    for field in known {
      let check = { (value: DocumentValue) throws(DocumentFault) in try field.content.check(value, in: version) }
      guard field.isRequired else {
        _ = try object.optional(field.key, check)
        continue
      }
      try object.required(field.key, check)
    }
  }
}

extension DocumentShape.Content {
  fileprivate func check(_ value: DocumentValue, in version: Int) throws(DocumentFault) {
    switch self {
    // Both were read for the version before the rest is looked at.
    case .format, .wholeNumber: return
    case .identifier: _ = try value.identifier() as Identifier<Never>
    case .instant: _ = try value.instant()
    case .text: _ = try value.text()
    case .name: _ = try value.name()
    case .note: _ = try ExpenseDocument.note(value)
    case .timeZone: _ = try SettingsDocument.timeZone(value)
    case .weekday: _ = try SettingsDocument.weekday(value)
    case .amount: _ = try value.amount()
    case .positiveDecimal: _ = try value.positiveDecimal()
    case .number: try value.checkNumber()
    case .yesOrNo: _ = try value.yesOrNo()
    case .rows(let shape):
      _ = try value.elements { row throws(DocumentFault) in try shape.check(row, in: version) }
    }
  }
}

extension DocumentValue {
  /// Refuses what is no number, or one that no double holds.
  fileprivate func checkNumber() throws(DocumentFault) {
    guard kind == .number, let number = Double(source.text(at: index)), number.isFinite else {
      throw fault(.expected(.number))
    }
  }
}

extension DocumentShape.Field {
  /// A key that has to be there from a version on.
  static func required(_ key: DocumentKey, _ content: DocumentShape.Content, since version: Int) -> Self {
    Self(key: key, versions: version..<Int.max, isRequired: true, content: content)
  }

  /// A key that may be there from a version on, and before another one.
  static func optional(
    _ key: DocumentKey,
    _ content: DocumentShape.Content,
    since version: Int,
    before end: Int = .max
  ) -> Self {
    Self(key: key, versions: version..<end, isRequired: false, content: content)
  }
}
