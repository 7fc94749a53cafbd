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
  static let headerKeys = ["format", "formatVersion"]

  /// Refuses a document of another kind, or of another version.
  func check(_ json: JSON) throws(DocumentFault) {
    guard case .object(let members) = json.content else {
      throw DocumentFault(line: json.line, path: "", problem: .expected(.object))
    }
    try checkFormat(members.first { $0.key == "format" }?.value, in: json)
    try checkVersion(members.first { $0.key == "formatVersion" }?.value, in: json)
  }

  private func checkFormat(_ format: JSON?, in json: JSON) throws(DocumentFault) {
    guard let format else { throw DocumentFault(line: json.line, path: "", problem: .missingKey("format")) }
    let value = DocumentValue(json: format, path: "format")
    let found = try value.text()
    guard found == rawValue else { throw value.fault(.otherFormat(found: found, expected: rawValue)) }
  }

  private func checkVersion(_ version: JSON?, in json: JSON) throws(DocumentFault) {
    guard let version else { throw DocumentFault(line: json.line, path: "", problem: .missingKey("formatVersion")) }
    let value = DocumentValue(json: version, path: "formatVersion")
    let ours = DocumentFormat.currentVersion
    guard case .number(let found) = version.content, found.allSatisfy(\.isNumber) else {
      throw value.fault(.expected(.wholeNumber))
    }
    guard found != String(ours) else { return }
    let isOlder = Int(found).map { $0 < ours } ?? false
    throw value.fault(isOlder ? .olderVersion(found: found, ours: ours) : .newerVersion(found: found, ours: ours))
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
