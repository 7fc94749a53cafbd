import DashPilotCore

extension XMLFault {
  /// Where a file breaks the rules of XML and how, then what to do.
  func sentence(line: Int, column: Int, _ voice: Voice) -> String {
    let place = "The file cannot be read at line \(line), column \(column)"
    let remedy = self == .notXML ? "Choose a GPX file." : "Export the track again, or correct that line."
    return "\(place): \(reason(kibibytes: voice.isSpoken ? "kibibytes" : "KiB")). \(remedy)"
  }

  private func reason(kibibytes: String) -> String {
    switch self {
    case .notXML: "it does not begin as XML does"
    case .endsEarly: "it ends before its last element is closed"
    case .mismatchedTag: "an element is closed by another one's name"
    case .malformedTag: "a tag is not written as XML has it"
    case .extraContent: "something follows after its outermost element"
    case .undeclaredEntity: "it uses an entity that XML does not have"
    case .invalidCharacter: "a character does not belong to XML, or not to the file's encoding"
    case .unreadableEncoding: "it declares an encoding that is not read"
    case .misplacedDeclaration: "its XML declaration is not at the very beginning"
    case .nestedTooDeeply: "its elements are nested more than 256 deep"
    case .overlong: "a tag, a comment or a CDATA section is longer than 256 \(kibibytes)"
    case .malformed: "it breaks the rules of XML"
    }
  }
}
