import DashPilotCore

/// The kinds of documents, by the word in their `format` key.
enum DocumentFormat: String {
  case shift = "dashpilot.shift"
  case place = "dashpilot.place"
  case expense = "dashpilot.expense"
  case settings = "dashpilot.settings"
  case route = "dashpilot.route"

  /// The version that this build writes, one number for all kinds.
  static let currentVersion = 16

  /// The two keys that every document begins its reading with.
  static let headerKeys: [DocumentKey] = ["format", "formatVersion"]

  /// The version that the first document of this kind stated.
  var firstVersion: Int {
    switch self {
    case .shift, .settings: 1
    case .place: 6
    case .expense: 8
    case .route: 10
    }
  }

  /// The version that a document states; refused are another kind, a newer version, and one from before this kind.
  func version(of document: DocumentValue) throws(DocumentFault) -> Int {
    guard document.kind == .object else { throw document.fault(.expected(.object)) }
    guard let format = document.member("format") else { throw document.fault(.missingKey("format")) }
    let found = try format.text()
    guard found == rawValue else { throw format.fault(.otherFormat(found: found, expected: rawValue)) }
    guard let version = document.member("formatVersion") else { throw document.fault(.missingKey("formatVersion")) }
    return try knownVersion(version)
  }

  private func knownVersion(_ version: DocumentValue) throws(DocumentFault) -> Int {
    let current = DocumentFormat.currentVersion
    let found = version.source.text(at: version.index)
    if version.kind == .number, found == String(current) { return current }
    guard version.kind == .number, found.allSatisfy(\.isNumber) else { throw version.fault(.expected(.wholeNumber)) }
    guard let number = Int(found), number < current else {
      throw version.fault(.newerVersion(found: found, ours: current))
    }
    guard number >= firstVersion else { throw version.fault(.olderVersion(found: found, first: firstVersion)) }
    return number
  }

  /// The two members that every document carries.
  var header: [JSON.Member] {
    [
      JSON.Member(key: "format", value: .string(rawValue)),
      JSON.Member(key: "formatVersion", value: .integer(DocumentFormat.currentVersion)),
    ]
  }

  /// The canonical bytes of a document with its header and its facts.
  func bytes(_ facts: KeyValuePairs<String, JSON?>) -> [UInt8] {
    guard case .object(let members) = JSON.facts(facts).content else { return [] }
    return JSON(.object(header + members)).bytes + [UInt8(ascii: "\n")]
  }
}

extension JSON {
  /// An identifier in lower case, as the record files write it.
  static func stored<Subject>(_ id: Identifier<Subject>) -> JSON { .string(id.text) }

  /// An instant with three digits of a second.
  static func stored(_ instant: Instant) -> JSON { .string(instant.text) }

  /// An amount with at least two fraction digits.
  static func stored(_ money: Money) -> JSON { .string(money.amount.storedText(minimumFractionDigits: 2)) }

  /// A list; an empty one is not written.
  static func stored(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }
}
