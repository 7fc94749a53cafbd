/// The keys of an object while it is read: each new one is compared with the earlier ones.
///
/// Documents are written with sorted keys, and then the last one is enough. Else a few are compared one by one, and of
/// many a set is kept.
struct JSONKeys {
  private let object: Int
  private var count = 0
  private var last: Int?
  /// Whether all keys so far are plain, and each comes after the one before.
  private(set) var areSorted = true
  private var names: Set<String>?

  private static let few = 24

  init(object: Int) {
    self.object = object
  }

  /// Whether a key, the newest token, is the first of its name.
  mutating func isNew(_ key: Int, _ tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    defer { (count, last) = (count + 1, key) }
    areSorted = areSorted && tokens[key].isPlain && last.map { tokens[$0].comesBefore(tokens[key], in: bytes) } ?? true
    if areSorted { return true }
    guard count >= JSONKeys.few else { return !stands(key, tokens, bytes) }
    if names == nil { names = Set(earlierKeys(key, tokens).map { tokens[$0].text(in: bytes) }) }
    return names?.insert(tokens[key].text(in: bytes)).inserted ?? true
  }

  private func stands(_ key: Int, _ tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    earlierKeys(key, tokens).contains { tokens[$0].says(tokens[key], in: bytes) }
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

  /// Whether a plain text comes before another one, byte by byte.
  fileprivate func comesBefore(_ other: JSONToken, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if head != other.head { return head < other.head }
    let (length, otherLength) = (end - start, other.end - other.start)
    for offset in 8..<max(8, min(length, otherLength)) {
      let (byte, otherByte) = (bytes[start + offset], bytes[other.start + offset])
      if byte != otherByte { return byte < otherByte }
    }
    return length < otherLength
  }
}
