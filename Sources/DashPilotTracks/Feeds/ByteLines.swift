/// Cuts bytes that come in pieces into lines, and keeps no more than one of them.
struct ByteLines {
  /// The number of the line that was taken last, from one.
  private(set) var number = 0
  private let longest: Int
  private let endsAtCarriageReturn: Bool
  private var held: [UInt8] = []
  private var isOverlong = false
  private var wasCarriageReturn = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A line, or that one was longer than may be kept.
  enum Line {
    case whole(ArraySlice<UInt8>)
    case overlong
  }

  /// Begins the lines; where a lone carriage return ends one, `\r\n` still ends only one.
  init(longest: Int, endsAtCarriageReturn: Bool) {
    (self.longest, self.endsAtCarriageReturn) = (longest, endsAtCarriageReturn)
  }

  /// The next line that ends in the bytes, which it is taken from; nothing when they are used up.
  mutating func next(in bytes: inout ArraySlice<UInt8>) -> Line? {
    if wasCarriageReturn, let first = bytes.first {
      wasCarriageReturn = false
      if first == newline { bytes = bytes.dropFirst() }
    }
    guard let end = bytes.firstIndex(where: endsLine) else {
      hold(bytes)
      bytes = []
      return nil
    }
    let line = joined(bytes[..<end])
    wasCarriageReturn = endsAtCarriageReturn && bytes[end] == carriageReturn
    bytes = bytes[(end + 1)...]
    return line
  }

  /// What follows the last end of a line; nothing where that is nothing.
  mutating func remainder() -> Line? {
    isOverlong || !held.isEmpty ? joined([]) : nil
  }

  private func endsLine(_ byte: UInt8) -> Bool {
    byte == newline || (endsAtCarriageReturn && byte == carriageReturn)
  }

  private mutating func hold(_ bytes: ArraySlice<UInt8>) {
    isOverlong = isOverlong || held.count + bytes.count > longest
    if isOverlong { held = [] } else { held += bytes }
  }

  private mutating func joined(_ tail: ArraySlice<UInt8>) -> Line {
    defer { (held, isOverlong) = ([], false) }
    number += 1
    guard !isOverlong, held.count + tail.count <= longest else { return .overlong }
    let line = held.isEmpty ? tail : (held + tail)[...]
    return .whole(number == 1 && line.starts(with: ByteLines.byteOrderMark) ? line.dropFirst(3) : line)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension ArraySlice<UInt8> {
  /// The bytes without blanks and control characters at either end.
  var withoutBlankEnds: ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    return rest
  }
}
