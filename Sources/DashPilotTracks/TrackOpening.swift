/// Follows the beginning of a file to the first byte that tells its form.
struct TrackOpening {
  /// The line that was come to, from one.
  private(set) var line = 1
  /// Whether nothing but blanks and a byte-order mark was seen.
  private(set) var isBlank = true
  private var isInComment = false
  private var count = 0

  /// So much of comments and blanks is passed over, and kept for the format's reader.
  private static let longest = 256 * 1024

  /// The form, once a byte tells it; a byte that begins none is refused.
  mutating func format(in bytes: [UInt8]) throws(TrackRefusal) -> TrackFormat? {
    for byte in bytes {
      count += 1
      guard count <= TrackOpening.longest else { throw .notATrack(line: line) }
      if let format = try format(at: byte) { return format }
    }
    return nil
  }

  private mutating func format(at byte: UInt8) throws(TrackRefusal) -> TrackFormat? {
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isInComment = false }
    if byte == UInt8(ascii: "\n") { line += 1 }
    switch byte {
    case _ where isInComment: return nil
    case 0x20, 0x09, 0x0A, 0x0D: return nil
    case 0xEF where count == 1, 0xBB where count == 2, 0xBF where count == 3: return nil
    case 0xFF where count == 1, 0xFE where count == 1: return .gpx
    case UInt8(ascii: "#"):
      (isInComment, isBlank) = (true, false)
      return nil
    case UInt8(ascii: "<"): return .gpx
    case UInt8(ascii: "$"), UInt8(ascii: "!"): return .nmea
    case UInt8(ascii: "{"): return .gpsd
    default:
      isBlank = false
      throw .notATrack(line: line)
    }
  }
}
