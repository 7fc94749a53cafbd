/// What an XML declaration says of the file's encoding.
struct XMLDeclaration {
  /// Where the encoding stands, from its word to the quotation mark after its name; empty where none is declared.
  let encoding: Range<Int>
  /// Whether its bytes are not UTF-8, and those of ASCII are their own.
  let namesSingleBytes: Bool

  /// Reads the text after `<?`; nothing when the encoding it names is not read.
  init?(_ text: ArraySlice<UInt8>) {
    guard let word = text.firstRange(of: Array("encoding".utf8)) else {
      (encoding, namesSingleBytes) = (text.startIndex..<text.startIndex, false)
      return
    }
    let rest = text[word.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote),
      text[end...].firstRange(of: Array("encoding".utf8)) == nil
    else { return nil }
    let name = String(decoding: rest.dropFirst()[..<end], as: UTF8.self).lowercased()
    let isUnicode = XMLDeclaration.unicode.contains(name)
    guard isUnicode || XMLDeclaration.singleByteFamilies.contains(where: name.hasPrefix) else { return nil }
    encoding = word.lowerBound..<end + 1
    namesSingleBytes = !isUnicode
  }

  /// UTF-16 is here because programs name it in files that are UTF-8; a byte-order mark tells the files that are not.
  private static let unicode: Set<String> = ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"]

  /// Those in which `<`, `>`, `&`, quotes, dashes and digits stand for themselves and are part of nothing else.
  private static let singleByteFamilies = [
    "iso-8859-", "iso_8859-", "latin", "windows-125", "windows-874", "cp125", "koi8-", "gb2312", "gbk", "big5",
    "shift_jis", "euc-", "tis-620",
  ]
}
