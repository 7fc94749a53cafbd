/// A key that a document may have: a few ASCII characters, compared by their first eight at once, and their last eight.
struct DocumentKey: ExpressibleByStringLiteral {
  let name: StaticString
  /// The first eight bytes as one number, like a token's.
  let head: UInt64
  /// The last eight bytes as one number, of a key that has as many.
  let tail: UInt64

  @inline(__always)
  init(stringLiteral name: StaticString) {
    self.name = name
    (head, tail) = name.withUTF8Buffer { bytes in
      var (head, tail): (UInt64, UInt64) = (0, 0)
      for index in 0..<8 { head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
      if bytes.count >= 8 { for index in bytes.count - 8..<bytes.count { tail = tail << 8 | UInt64(bytes[index]) } }
      return (head, tail)
    }
  }
}

extension JSONText {
  /// Whether a key is a certain one.
  @inline(__always)
  func isKey(_ index: Int, _ key: DocumentKey) -> Bool {
    // Field by field: a copy of the token would cost more than the comparison.
    guard tokens[index].isPlain else { return says(index, key) }
    guard tokens[index].head == key.head else { return false }
    let length = tokens[index].end - tokens[index].start
    guard length == key.name.utf8CodeUnitCount else { return false }
    guard length > 8 else { return true }
    return bytes.word(at: tokens[index].end - 8)?.byteSwapped == key.tail && (length <= 16 || says(index, key))
  }

  @inline(never)
  private func says(_ index: Int, _ key: DocumentKey) -> Bool {
    let token = tokens[index]
    guard token.isPlain else { return token.text(in: bytes) == key.name.description }
    return key.name.withUTF8Buffer { bytes.holds($0, in: token.start..<token.end) }
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
