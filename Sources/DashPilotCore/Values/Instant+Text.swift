/// The stored text of an instant is ISO 8601 in UTC, to the millisecond: `2026-09-05T21:46:00.000Z` (`spec/01`).
extension Instant {
  /// Reads a stored time whole: a date, a time of day and `Z` or an offset; nothing otherwise.
  ///
  /// A fraction may have any number of digits; finer than a millisecond is rounded once, half away from zero. An
  /// impossible date or time, a missing offset and a year outside 1 to 9999 are nothing.
  public init?(stored text: String) {
    var text = text
    guard let instant = text.withUTF8({ Instant(stored: $0.span) }) else { return nil }
    self = instant
  }

  /// Reads a stored time from its UTF-8 bytes, like its text.
  public init?(stored utf8: Span<UInt8>) {
    if utf8.count == Instant.writtenLength, let milliseconds = utf8.bytes.writtenMilliseconds {
      self.init(milliseconds: milliseconds)
      return
    }
    guard let wall = utf8.wallSeconds, let fraction = utf8.fraction,
      let offset = utf8.offsetSeconds(from: fraction.end)
    else { return nil }
    let floor = (wall - offset) * 1000 + fraction.milliseconds
    let roundsUp = fraction.rest > 0 || (fraction.rest == 0 && floor >= 0)
    let instant = Instant(milliseconds: roundsUp ? floor + 1 : floor)
    guard Instant.readable.contains(instant) else { return nil }
    self = instant
  }

  /// The stored text: `2026-09-05T21:46:00.000Z`.
  ///
  /// Only the years 1 to 9999 can be read again.
  public var text: String {
    let local = LocalTime(utc: self)
    let bytes = local.storedBytes
    guard Instant.readable.contains(self) else {
      return "\(local.date.year)\(String(decoding: bytes.dropFirst(4), as: UTF8.self))"
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The instants whose year has four digits, 1 to 9999.
  public static let readable = Instant(milliseconds: -62_135_596_800_000)...Instant(milliseconds: 253_402_300_799_999)
}

extension LocalTime {
  /// The stored text of the instant that this time is in UTC, of the last four digits of the year.
  fileprivate var storedBytes: [UInt8] {
    let (year, month, day) = (Int(date.year.magnitude), date.month, date.day)
    let (second, fraction) = (Int(millisecondOfDay / 1000 % 60), Int(millisecondOfDay % 1000))
    return [
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), UInt8(ascii: "-"),
      digit(month / 10), digit(month), UInt8(ascii: "-"), digit(day / 10), digit(day), UInt8(ascii: "T"),
      digit(hour / 10), digit(hour), UInt8(ascii: ":"), digit(minute / 10), digit(minute), UInt8(ascii: ":"),
      digit(second / 10), digit(second), UInt8(ascii: "."),
      digit(fraction / 100), digit(fraction / 10), digit(fraction), UInt8(ascii: "Z"),
    ]
  }

  private func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number % 10) }
}

extension Span<UInt8> {
  /// The seconds since 1970 that the date and time of day in the first 19 bytes would be in UTC.
  fileprivate var wallSeconds: Int64? {
    guard count > 19, self[4] == UInt8(ascii: "-"), self[7] == UInt8(ascii: "-"), self[10] == UInt8(ascii: "T"),
      self[13] == UInt8(ascii: ":"), self[16] == UInt8(ascii: ":"),
      let date = CivilDate(year: pair(at: 0) * 100 + pair(at: 2), month: pair(at: 5), day: pair(at: 8))
    else { return nil }
    let (hour, minute, second) = (pair(at: 11), pair(at: 14), pair(at: 17))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int64(date.daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// The whole milliseconds after the seconds, how what is finer compares with half of one, and where the zone begins.
  fileprivate var fraction: (milliseconds: Int64, rest: Int, end: Int)? {
    guard self[19] == UInt8(ascii: ".") else { return (0, -1, 19) }
    var (end, milliseconds, tenths, hasFiner) = (20, 0, 0, false)
    while end < count, isDigit(self[end]) {
      let digit = Int(self[end] - UInt8(ascii: "0"))
      switch end {
      case ..<23: milliseconds = milliseconds * 10 + digit
      case 23: tenths = digit
      default: hasFiner = hasFiner || digit > 0
      }
      end += 1
    }
    guard end > 20 else { return nil }
    let scale = end == 21 ? 100 : end == 22 ? 10 : 1
    return (Int64(milliseconds * scale), tenths == 5 && hasFiner ? 1 : (tenths - 5).signum(), end)
  }

  /// How far the zone that ends the text is ahead of UTC: `Z`, `+05:30` or `-0400`.
  fileprivate func offsetSeconds(from start: Int) -> Int64? {
    guard start < count else { return nil }
    if self[start] == UInt8(ascii: "Z") { return start + 1 == count ? 0 : nil }
    let isColonGiven = count == start + 6 && self[start + 3] == UInt8(ascii: ":")
    guard isColonGiven || count == start + 5 else { return nil }
    let (hour, minute) = (pair(at: start + 1), pair(at: isColonGiven ? start + 4 : start + 3))
    guard hour < 24, minute < 60 else { return nil }
    let magnitude = Int64(hour * 3600 + minute * 60)
    switch self[start] {
    case UInt8(ascii: "+"): return magnitude
    case UInt8(ascii: "-"): return -magnitude
    default: return nil
    }
  }

  /// The number of two digits; where one is none, a number that is larger than any that belongs in a time.
  @inline(__always)
  private func pair(at index: Int) -> Int {
    let (tens, ones) = (self[index] &- UInt8(ascii: "0"), self[index + 1] &- UInt8(ascii: "0"))
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : 10_000
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
