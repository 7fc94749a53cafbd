/// A value of a JSON text, or a key of one of its objects: where it stands, and where what follows it does.
///
/// The tokens of a text stand in its order: after an object its keys, each before its value; after a list its values.
struct JSONToken {
  enum Kind {
    case object, array, string, number, yes, no, null
  }

  let kind: Kind
  /// Whether a text is what its bytes say, ASCII and nothing escaped; whether an object's keys are such, and sorted.
  var isPlain: Bool
  /// The line it begins on.
  let line: Int32
  /// Where its bytes begin: of a text after the quotation mark.
  let start: Int
  /// Where its bytes end: of a text before the quotation mark, of an object and a list right where they begin.
  let end: Int
  /// The first eight bytes of a plain text as one number, so that the lower one comes first.
  let head: UInt64
  /// The number of the first token that is no longer part of it.
  var next: Int

  /// What a text says, or how a number is written.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let written = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard !isPlain, written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
    var parser = JSONParser(bytes: bytes, line: Int(line))
    parser.index = start
    return String(decoding: (try? parser.unescaped(from: start)) ?? [], as: UTF8.self)
  }
}
