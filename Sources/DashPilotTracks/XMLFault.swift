/// Why a file cannot be read as XML.
public enum XMLFault: String, CaseIterable, Hashable, Sendable {
  /// The file does not begin as XML does.
  case notXML
  /// The file ends while an element is still open.
  case endsEarly
  /// An element is closed by the name of another.
  case mismatchedTag
  /// A tag, or a value in it, is not written as XML writes it.
  case malformedTag
  /// Something follows the end of the outermost element.
  case extraContent
  /// An entity is used that XML does not have by itself.
  case undeclaredEntity
  /// A byte or character does not belong to the text's encoding, or to XML at all.
  case invalidCharacter
  /// The file declares an encoding that is not read.
  case unreadableEncoding
  /// The XML declaration does not stand at the very beginning.
  case misplacedDeclaration
  /// Elements are nested more than 256 deep.
  case nestedTooDeeply
  /// A tag, a comment or a CDATA section is longer than 256 KiB.
  case overlong
  /// Any other break of XML's rules.
  case malformed
}
