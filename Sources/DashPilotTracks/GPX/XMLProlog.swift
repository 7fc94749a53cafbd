/// Reads what comes before the outermost element, where alone an encoding and a document type may be declared.
///
/// XML's parser reports no document type, and would expand its entities; so it gets no byte of a file that has one.
struct XMLProlog {
  /// The text so far, with the declared encoding blanked, because what is passed on is always UTF-8.
  private(set) var text: [UInt8] = []
  /// Whether the outermost element was reached.
  private(set) var isPassed = false
  /// Whether anything but white space was seen.
  private(set) var hasMarkup = false
  /// Whether the declaration names an encoding of single bytes.
  private(set) var namesSingleBytes = false
  private(set) var line = 1
  private(set) var column = 0
  private var place = Place.between
  private var instruction = 0

  private enum Place {
    case between
    case opened
    case exclaimed
    case commentOpening
    case comment(dashes: Int)
    case instruction(isQuestioned: Bool)
  }

  /// Takes the next byte of UTF-8, or says what forbids reading the file.
  mutating func take(_ byte: UInt8) throws(TrackRefusal) {
    text.append(byte)
    column += 1
    if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) }
    guard byte != 0 else { throw .broken(.invalidCharacter, line: line, column: max(column, 1)) }
    switch place {
    case .between: try takeBetween(byte)
    case .opened: takeOpened(byte)
    case .exclaimed:
      guard byte == UInt8(ascii: "-") else { throw .declaresDocumentType(line: line) }
      place = .commentOpening
    case .commentOpening: place = .comment(dashes: 0)
    case .comment(let dashes):
      let isOver = dashes >= 2 && byte == UInt8(ascii: ">")
      place = isOver ? .between : .comment(dashes: byte == UInt8(ascii: "-") ? dashes + 1 : 0)
    case .instruction(let isQuestioned): try takeInstruction(byte, isQuestioned)
    }
  }

  private mutating func takeBetween(_ byte: UInt8) throws(TrackRefusal) {
    switch byte {
    case UInt8(ascii: "<"): (place, hasMarkup) = (.opened, true)
    case 0x20, 0x09, 0x0A, 0x0D: break
    default:
      hasMarkup = true
      throw .broken(.notXML, line: line, column: column)
    }
  }

  private mutating func takeOpened(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "?"):
      place = .instruction(isQuestioned: false)
      instruction = text.count
    case UInt8(ascii: "!"): place = .exclaimed
    default: isPassed = true
    }
  }

  private mutating func takeInstruction(_ byte: UInt8, _ isQuestioned: Bool) throws(TrackRefusal) {
    guard isQuestioned, byte == UInt8(ascii: ">") else {
      return place = .instruction(isQuestioned: byte == UInt8(ascii: "?"))
    }
    place = .between
    if instruction == 2, text[instruction...].starts(with: "xml".utf8), text[5] <= 0x20 {
      try takeDeclaration()
    } else {
      text.insert(contentsOf: XMLInstructionEnd.filling, at: text.count - 2)
    }
  }

  private mutating func takeDeclaration() throws(TrackRefusal) {
    guard let declaration = XMLDeclaration(text[instruction...]) else {
      throw .broken(.unreadableEncoding, line: line, column: column)
    }
    namesSingleBytes = declaration.namesSingleBytes
    text.replaceSubrange(declaration.encoding, with: repeatElement(0x20, count: declaration.encoding.count))
  }
}
