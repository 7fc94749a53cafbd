import DashPilotCore

/// The name of a dated record: its instant in UTC cut to the second, and the beginning of its identifier, or all of it.
struct RecordName: Hashable, Comparable, Sendable {
  /// The name without its ending: `20260905T214600Z-1f3a9c2e`.
  let text: String
  /// The instant in it.
  let instant: Instant
  /// The identifier's characters in it: eight, or the whole.
  var identifier: Substring { Substring(text.utf8.dropFirst(RecordName.stampLength + 1)) }
  /// The folders of its month: `2026/09`.
  var month: String { "\(Substring(text.utf8.prefix(4)))/\(Substring(text.utf8.dropFirst(4).prefix(2)))" }

  private static let stampLength = 16

  /// The name of a record; with its whole identifier where another record has taken the short one.
  init<Subject>(_ instant: Instant, _ id: Identifier<Subject>, whole: Bool = false) {
    let stamp = instant.text.prefix(19).filter { $0 != "-" && $0 != ":" }
    text = "\(stamp)Z-\(whole ? id.text : String(id.text.prefix(8)))"
    self.instant = RecordName.cut(instant)
  }

  /// An instant cut to its second, as a name has it.
  static func cut(_ instant: Instant) -> Instant { Instant(milliseconds: instant.milliseconds.flooredToSecond) }

  /// Reads a file's name without its ending; nothing for a name that is not of this shape.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let isWhole = bytes.count == RecordName.stampLength + 37
    guard bytes.count == RecordName.stampLength + 9 || isWhole, bytes[16] == UInt8(ascii: "-") else { return nil }
    guard let instant = RecordName.instant(bytes.prefix(RecordName.stampLength)) else { return nil }
    let isIdentifier = bytes.dropFirst(17).allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (isWhole && byte == UInt8(ascii: "-"))
    }
    guard isIdentifier else { return nil }
    self.text = String(text)
    self.instant = instant
  }

  /// Whether the left name comes first: by instant, then by text.
  static func < (left: RecordName, right: RecordName) -> Bool { left.text < right.text }

  /// Whether this is a name of the record with that instant and identifier.
  func belongs<Subject>(to instant: Instant, _ id: Identifier<Subject>) -> Bool {
    self.instant == RecordName.cut(instant) && id.text.utf8.starts(with: identifier.utf8)
  }

  private static func instant(_ stamp: ArraySlice<UInt8>) -> Instant? {
    guard stamp[8] == UInt8(ascii: "T"), stamp[15] == UInt8(ascii: "Z") else { return nil }
    let (dash, colon) = (UInt8(ascii: "-"), UInt8(ascii: ":"))
    let stored: [UInt8] = [
      stamp[0], stamp[1], stamp[2], stamp[3], dash, stamp[4], stamp[5], dash, stamp[6], stamp[7], stamp[8],
      stamp[9], stamp[10], colon, stamp[11], stamp[12], colon, stamp[13], stamp[14], stamp[15],
    ]
    return Instant(stored: stored.span)
  }
}

extension Int64 {
  /// The milliseconds of the whole second that holds an instant.
  fileprivate var flooredToSecond: Int64 {
    let rest = self % 1000
    return self - (rest < 0 ? rest + 1000 : rest)
  }
}
