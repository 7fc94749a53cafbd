/// The keys of an object while it is read: a few are compared one by one, and of many a set is kept.
struct JSONKeys {
  private let object: Int
  private var count = 0
  private var names: Set<String> = []

  private static let few = 24

  init(object: Int) {
    self.object = object
  }

  /// Whether a key, the newest token, is the first of its name.
  mutating func isNew(_ key: Int, _ tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count += 1
    guard count > JSONKeys.few else { return !stands(key, tokens, bytes) }
    if names.isEmpty { names = Set(earlierKeys(key, tokens).map { tokens[$0].text(in: bytes) }) }
    return names.insert(tokens[key].text(in: bytes)).inserted
  }

  private func stands(_ key: Int, _ tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var earlier = object + 1
    while earlier < key {
      if tokens[earlier].says(tokens[key], in: bytes) { return true }
      earlier = tokens[earlier + 1].next
    }
    return false
  }

  private func earlierKeys(_ key: Int, _ tokens: [JSONToken]) -> [Int] {
    sequence(first: object + 1) { tokens[$0 + 1].next }.prefix { $0 < key }
  }
}

extension JSONToken {
  /// Whether two texts are the same one, however they are written.
  fileprivate func says(_ other: JSONToken, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isPlain, other.isPlain else { return text(in: bytes) == other.text(in: bytes) }
    return bytes.holds(UnsafeBufferPointer(rebasing: bytes[other.start..<other.end]), in: start..<end)
  }
}
