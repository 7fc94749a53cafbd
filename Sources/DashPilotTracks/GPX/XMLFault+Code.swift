extension XMLFault {
  /// The fault behind the number of an error that XML's parser reports; nothing for one that leaves the file whole.
  init?(code: Int) {
    guard !XMLFault.harmless.contains(code) else { return nil }
    self = XMLFault.byCode[code] ?? .malformed
  }

  /// The library's warnings, and 201: a prefix without a namespace, which is common in real files and harms nothing.
  private static let harmless: Set<Int> = [27, 93, 97, 98, 99, 100, 102, 106, 107, 201]

  /// The numbers of `xmlParserErrors`, which Foundation's parser passes on everywhere.
  private static let byCode: [Int: XMLFault] = [
    4: .notXML, 5: .extraContent,
    6: .invalidCharacter, 7: .invalidCharacter, 8: .invalidCharacter, 9: .invalidCharacter,
    26: .undeclaredEntity,
    31: .unreadableEncoding, 32: .unreadableEncoding, 79: .unreadableEncoding, 81: .unreadableEncoding,
    38: .malformedTag, 39: .malformedTag, 40: .malformedTag, 41: .malformedTag, 42: .malformedTag, 65: .malformedTag,
    68: .malformedTag, 73: .malformedTag, 74: .malformedTag, 75: .malformedTag, 77: .malformedTag,
    64: .misplacedDeclaration,
    76: .mismatchedTag,
  ]
}
