import DashPilotCore
import Foundation

/// Why a text is not gone through to its end: it does not stand in the bytes that this build writes.
struct NotCanonical: Error {}

/// A document in its canonical bytes (`spec/01`), gone through once from the first byte to the last.
///
/// Documents come by the thousand, and nearly all stand as they were written. Nothing else is judged here, nor any fault
/// named: such a text is given up, and `JSONReader` says what it holds.
struct CanonicalText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var indentation = 0
  /// Whether the next byte is the first of a key.
  private var isAtKey = false

  /// Reads the object that a text consists of; nothing where it is not canonical.
  static func document<Value>(
    _ bytes: [UInt8],
    _ members: (inout CanonicalText) throws(NotCanonical) -> Value
  ) -> Value? {
    bytes.withUnsafeBufferPointer { buffer in
      var text = CanonicalText(bytes: buffer)
      guard let value = try? text.object(members), text.stands("\n", at: text.index), text.index + 1 == buffer.count
      else { return nil }
      return value
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads an object, whose members stand in the order of their keys.
  @inline(__always)
  mutating func object<Value>(
    _ members: (inout CanonicalText) throws(NotCanonical) -> Value
  ) throws(NotCanonical) -> Value {
    try step(over: "{")
    indentation += 2
    try stepToKey()
    let value = try members(&self)
    // A key that was not asked for is another reader's to refuse.
    guard !isAtKey else { throw NotCanonical() }
    indentation -= 2
    try stepToLine()
    try step(over: "}")
    return value
  }

  /// The value of a key that has to be there.
  @inline(__always)
  mutating func required<Value>(
    _ key: StaticString,
    _ read: (inout CanonicalText) throws(NotCanonical) -> Value
  ) throws(NotCanonical) -> Value {
    guard let value = try optional(key, read) else { throw NotCanonical() }
    return value
  }

  /// The value of a key that may be absent.
  @inline(__always)
  mutating func optional<Value>(
    _ key: StaticString,
    _ read: (inout CanonicalText) throws(NotCanonical) -> Value
  ) throws(NotCanonical) -> Value? {
    guard isAtKey, stands(key, at: index), stands("\" : ", at: index + key.utf8CodeUnitCount) else { return nil }
    index += key.utf8CodeUnitCount + 4
    let value = try read(&self)
    try stepBehindValue()
    return value
  }

  /// The values of a list that may be absent, which is the same as empty.
  @inline(__always)
  mutating func list<Value>(
    _ key: StaticString,
    _ read: (inout CanonicalText) throws(NotCanonical) -> Value
  ) throws(NotCanonical) -> [Value] {
    try optional(key) { text throws(NotCanonical) in try text.elements(read) } ?? []
  }

  @inline(__always)
  private mutating func elements<Value>(
    _ read: (inout CanonicalText) throws(NotCanonical) -> Value
  ) throws(NotCanonical) -> [Value] {
    try step(over: "[")
    indentation += 2
    var elements: [Value] = []
    while true {
      try stepToLine()
      elements.append(try read(&self))
      guard stands(",", at: index) else { break }
      index += 1
    }
    indentation -= 2
    try stepToLine()
    try step(over: "]")
    return elements
  }

  /// The bytes of a text without an escape, between its quotation marks.
  @inline(__always)
  mutating func plainText() throws(NotCanonical) -> UnsafeBufferPointer<UInt8> {
    try step(over: "\"")
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { throw NotCanonical() }
      index += 1
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    try step(over: "\"")
    return text
  }

  /// A number of a few digits, without a zero before them.
  mutating func wholeNumber() throws(NotCanonical) -> Int {
    let digits = bytes[index...].prefix(4).prefix { (0x30...0x39).contains($0) }
    guard let first = digits.first, first != UInt8(ascii: "0") else { throw NotCanonical() }
    index += digits.count
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// So many bytes between quotation marks, whatever they are.
  @inline(__always)
  mutating func quoted(_ length: Int) throws(NotCanonical) -> UnsafeBufferPointer<UInt8> {
    try step(over: "\"")
    guard index + length < bytes.count else { throw NotCanonical() }
    defer { index += length + 1 }
    guard bytes[index + length] == UInt8(ascii: "\"") else { throw NotCanonical() }
    return UnsafeBufferPointer(rebasing: bytes[index..<index + length])
  }

  /// Steps over what has to stand next.
  @inline(__always)
  mutating func step(over text: StaticString) throws(NotCanonical) {
    guard stands(text, at: index) else { throw NotCanonical() }
    index += text.utf8CodeUnitCount
  }

  @inline(__always)
  private func stands(_ text: StaticString, at place: Int) -> Bool {
    guard let start = bytes.baseAddress, place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return memcmp(start + place, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  @inline(__always)
  private mutating func stepBehindValue() throws(NotCanonical) {
    isAtKey = false
    guard stands(",", at: index) else { return }
    index += 1
    try stepToKey()
  }

  @inline(__always)
  private mutating func stepToKey() throws(NotCanonical) {
    try stepToLine()
    try step(over: "\"")
    isAtKey = true
  }

  /// Steps over the end of a line and the spaces before the next one's text.
  @inline(__always)
  private mutating func stepToLine() throws(NotCanonical) {
    try step(over: "\n")
    var missing = indentation
    while missing > 0 {
      guard let word = bytes.word(at: index) else { throw NotCanonical() }
      let length = Swift.min(missing, 8)
      guard word.leadingSpaces >= length else { throw NotCanonical() }
      (index, missing) = (index + length, missing - length)
    }
  }
}
