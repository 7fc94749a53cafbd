import DashPilotCore

/// A record that cannot be read: its file, the line, the path inside it, and what was expected.
public struct UnreadableRecord: Refusal {
  /// The file, relative to the tree.
  public let file: String
  /// The line, from 1; nothing where the file as a whole is meant.
  public let line: Int?
  /// The keys that lead to the value; empty for the document itself.
  public let path: String
  /// What is wrong.
  public let problem: DocumentProblem

  /// Makes the reason why one file cannot be read.
  public init(file: String, line: Int?, path: String = "", problem: DocumentProblem) {
    self.file = file
    self.line = line
    self.path = path
    self.problem = problem
  }

  /// The name of the problem in machine forms.
  public var rule: String { "unreadableRecord" }
}

/// What is wrong with a document (`spec/01`, what malformed means).
public enum DocumentProblem: Hashable, Sendable {
  case notJSON(JSONFlaw)
  case expected(Expectation)
  case unknownKey(String)
  case missingKey(String)
  case otherFormat(found: String, expected: String)
  case unknownFormat(String)
  case newerVersion(found: String, ours: Int)
  case olderVersion(found: String, first: Int)
  case duplicateIdentifier(String)
  /// The same record stands in another file, which is the one that is read.
  case standsTwice(in: String)
  case nameContradictsContent
  case notAFile
  case disk(DiskFault)
}

/// What a value should have been.
public enum Expectation: String, CaseIterable, Hashable, Sendable {
  case object, list, text, wholeNumber, yesOrNo
  case identifier, instant, decimal
  case notNegative, aboveZero
  case name, note, timeZone, weekday
  case position, session, offset, number
}

/// A problem in a document, before the file is known.
struct DocumentFault: Error, Hashable {
  let line: Int
  let path: String
  let problem: DocumentProblem

  func inFile(_ file: String) -> UnreadableRecord {
    UnreadableRecord(file: file, line: line, path: path, problem: problem)
  }
}
