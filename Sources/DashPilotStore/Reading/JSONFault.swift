import DashPilotCore

/// What is wrong with the text of a JSON document.
public enum JSONFlaw: Hashable, Sendable {
  case byteOrderMark
  case conflictMarker
  case notUTF8
  case empty
  case endsEarly
  case unexpected(String)
  case badNumber(String)
  case badEscape
  case controlCharacterInText
  case duplicateKey(String)
  case tooDeep
  case textAfterTheEnd
}

/// A flaw in a JSON text and the line it stands on.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The keys and indexes that lead there.
  public let path: String
  /// What is wrong.
  public let flaw: JSONFlaw
}
