/// A key that a document may have: a few ASCII characters, compared by their first eight at once.
struct DocumentKey: ExpressibleByStringLiteral {
  let name: StaticString
  /// The first eight bytes as one number, like a token's.
  let head: UInt64

  @inline(__always)
  init(stringLiteral name: StaticString) {
    self.name = name
    head = name.withUTF8Buffer { bytes in
      var head: UInt64 = 0
      for index in 0..<8 { head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
      return head
    }
  }
}

extension JSONText {
  /// Whether a key is a certain one.
  @inline(__always)
  func isKey(_ index: Int, _ key: DocumentKey) -> Bool {
    let token = tokens[index]
    guard token.isPlain else { return token.text(in: bytes) == key.name.description }
    guard token.head == key.head, token.end - token.start == key.name.utf8CodeUnitCount else { return false }
    return token.end - token.start <= 8 || key.name.withUTF8Buffer { bytes.holds($0, in: token.start..<token.end) }
  }

  /// Where a key stands among known ones, looked for from a place on and then from the beginning.
  ///
  /// Keys are sorted in what was written here, so that most are found at once in a sorted list.
  @inline(__always)
  func place(of index: Int, in keys: [DocumentKey], from start: Int) -> Int? {
    for place in start..<max(start, keys.count) where isKey(index, keys[place]) { return place }
    return keys.prefix(start).firstIndex { isKey(index, $0) }
  }
}
