import DashPilotCore

extension UnreadableRecord {
  /// The sentence: file, line and path, what is wrong, and what to do.
  public func sentence(_ voice: Voice) -> String {
    "\(cause) \(problem.remedy)"
  }

  /// The sentence without what to do.
  public var cause: String { "\(location) cannot be read: \(problem.description)." }

  /// The reason alone, for a machine form.
  public var reason: String { path.isEmpty ? problem.description : "\(path): \(problem.description)" }

  private var location: String {
    let parts = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap(\.self)
    return parts.isEmpty ? file : "\(file), \(parts.joined(separator: ", ")),"
  }
}

extension DocumentProblem {
  /// What is wrong, as the end of a sentence.
  var description: String {
    switch self {
    case .notJSON(let flaw): flaw.description
    case .expected(let expectation): "expected \(expectation.description)"
    case .unknownKey(let key): "the key \(quoted(key)) is not known here"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .otherFormat(let found, let expected): "its format is \(quoted(found)) where \"\(expected)\" belongs"
    case .unknownFormat(let found): "its format is \(quoted(found)), which is that of no record"
    case .newerVersion(let found, let ours): "its format version is \(found), and this build knows up to \(ours)"
    case .olderVersion(let found, let first):
      "its format version is \(found), and records of this kind begin with \(first)"
    case .duplicateIdentifier(let id): "the identifier \(id) stands twice"
    case .standsTwice(let file): "the same record stands in \(file), and that one is read"
    case .nameContradictsContent: "its name or folder contradicts what it says"
    case .notAFile: "something other than a file stands there"
    case .disk(let fault): "it \(fault.happened)"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .notJSON(.conflictMarker): "Finish the merge by choosing one side, then try again."
    case .newerVersion: "Use a newer DashPilot; this file is left as it is."
    case .nameContradictsContent: "Give the file the name and folder that it had, or mend the time or identifier in it."
    case .standsTwice: "Put into that one what only this one says, and remove this one; until then it is left as it is."
    case .notJSON, .expected, .unknownKey, .missingKey, .otherFormat, .unknownFormat, .olderVersion,
      .duplicateIdentifier, .notAFile:
      "Mend the file by hand or take it back from git; until then it is left as it is."
    case .disk(let fault): fault.remedy
    }
  }
}

extension JSONFlaw {
  /// What is wrong with the text, as the end of a sentence.
  var description: String {
    switch self {
    case .byteOrderMark: "it begins with a byte-order mark"
    case .conflictMarker: "the two sides of an unfinished merge stand here"
    case .notUTF8: "the bytes here are not UTF-8"
    case .empty: "it is empty"
    case .endsEarly: "it ends too early"
    case .unexpected(let character): "\(quoted(character)) is not expected here"
    case .badNumber(let text): "\(quoted(text)) is not a number"
    case .badEscape: "an escape in a text is not one of JSON's"
    case .controlCharacterInText: "a text holds a line end or another control character"
    case .duplicateKey(let key): "the key \(quoted(key)) stands twice"
    case .tooDeep: "it is nested too deeply"
    case .textAfterTheEnd: "there is more text after its end"
    }
  }
}

extension Expectation {
  /// What belongs there.
  var description: String {
    switch self {
    case .object: "an object in braces"
    case .list: "a list in brackets"
    case .text: "a text in quotation marks"
    case .wholeNumber: "a whole number"
    case .yesOrNo: "true or false"
    case .identifier: "an identifier (a UUID)"
    case .instant: "a time such as \"2026-09-05T21:46:00.000Z\""
    case .decimal: "a decimal in quotation marks such as \"86.50\""
    case .notNegative: "a decimal of zero or more"
    case .aboveZero: "a decimal above zero"
    case .name: "a name of 1 to 120 characters"
    case .note: "a note of 1 to 120 characters"
    case .timeZone: "the name of a time zone such as \"America/New_York\""
    case .weekday: "a weekday such as \"monday\""
    case .position: "a position such as [0,40.1,-75.2,8]"
    case .session: "a capture session before the first position"
    case .number: "a number such as 40.1"
    case .offset: "seconds of zero or more with at most three decimals"
    }
  }
}
