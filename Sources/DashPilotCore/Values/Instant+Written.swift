/// The one form that an instant is written in, `2026-09-05T21:46:00.000Z`, taken eight bytes at a time.
///
/// Times are read by the hundred thousand, and nearly all stand in it.
extension Instant {
  /// How many bytes it has.
  static let writtenLength = 24
}

extension RawSpan {
  /// The milliseconds since 1970 that 24 bytes in that form say; nothing for any other text, which may yet be a time.
  var writtenMilliseconds: Int64? {
    guard let yearAndMonth = digits(at: 0, of: 0x2D30_302D_3030_3030, betweenAny: 0xFF00_00FF_0000_0000),
      let dayToMinute = digits(at: 8, of: 0x3030_3A30_3054_3030, betweenAny: 0x0000_FF00_00FF_0000),
      let seconds = digits(at: 16, of: 0x5A30_3030_2E30_303A, betweenAny: 0xFF00_0000_FF00_00FF),
      let date = CivilDate(
        year: yearAndMonth.pair(at: 0) * 100 + yearAndMonth.pair(at: 2),
        month: yearAndMonth.pair(at: 5),
        day: dayToMinute.pair(at: 0)
      )
    else { return nil }
    let (hour, minute, second) = (dayToMinute.pair(at: 3), dayToMinute.pair(at: 6), seconds.pair(at: 1))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let millisecond = Int(seconds >> 32 & 0xFF) * 100 + seconds.pair(at: 5)
    return Int64((date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second) * 1000 + millisecond)
  }

  /// Eight bytes as the values of their digits, where they have a form: `0` for each digit, and the marks themselves.
  ///
  /// The first byte is the lowest. Nothing where a digit is none, or where one of the marks is another.
  @inline(__always)
  private func digits(at offset: Int, of form: UInt64, betweenAny marks: UInt64) -> UInt64? {
    let word = UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let values = word ^ form
    // Seven bits hold the sum of a value up to nine and this, and of no greater one.
    let sums = values &+ 0x7676_7676_7676_7676
    return (sums | values) & 0x8080_8080_8080_8080 == 0 && values & marks == 0 ? values : nil
  }
}

extension UInt64 {
  /// The number that the digits of two neighbouring bytes make.
  @inline(__always)
  fileprivate func pair(at index: UInt64) -> Int {
    Int(self >> (8 * index) & 0xFF) * 10 + Int(self >> (8 * index + 8) & 0xFF)
  }
}
