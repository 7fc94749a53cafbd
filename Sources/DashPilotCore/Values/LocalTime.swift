import Foundation

/// A day and a time of day as a clock on a wall shows them, without a zone.
public struct LocalTime: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Milliseconds since that day's midnight, as a clock counts them.
  public let millisecondOfDay: Int64

  /// Makes a local time from a day and the milliseconds since midnight.
  public init(date: CivilDate, millisecondOfDay: Int64) {
    self.date = date
    self.millisecondOfDay = millisecondOfDay
  }

  static let millisecondsPerDay: Int64 = 86_400_000

  /// The hour, 0 to 23.
  public var hour: Int { Int(millisecondOfDay / 3_600_000) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(millisecondOfDay / 60_000 % 60) }

  /// The instant that this time would be in UTC.
  var asUTC: Instant {
    Instant(milliseconds: Int64(date.daysSince1970) * LocalTime.millisecondsPerDay + millisecondOfDay)
  }

  /// What a clock in UTC shows at an instant.
  init(utc instant: Instant) {
    let (days, rest) = instant.milliseconds.flooredQuotientAndRemainder(by: LocalTime.millisecondsPerDay)
    self.init(date: CivilDate(daysSince1970: Int(days)), millisecondOfDay: rest)
  }
}

extension Int64 {
  /// The quotient rounded down and the remainder, which is never negative; the divisor is above zero.
  func flooredQuotientAndRemainder(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension TimeZone {
  /// What a clock in this zone shows at an instant.
  public func localTime(at instant: Instant) -> LocalTime {
    LocalTime(utc: Instant(milliseconds: instant.milliseconds + offsetMilliseconds(at: instant)))
  }

  /// The instants at which a clock in this zone shows a local time: none where it was skipped, two where it came twice.
  public func instants(of local: LocalTime) -> [Instant] {
    let naive = local.asUTC.milliseconds
    let around = [naive - LocalTime.millisecondsPerDay, naive + LocalTime.millisecondsPerDay]
    let offsets = Set(around.map { offsetMilliseconds(at: Instant(milliseconds: $0)) })
    let candidates = offsets.map { (offset: $0, instant: Instant(milliseconds: naive - $0)) }
    return candidates.filter { offsetMilliseconds(at: $0.instant) == $0.offset }.map(\.instant).sorted()
  }

  /// How far the zone's clocks are ahead of UTC at an instant.
  func offsetMilliseconds(at instant: Instant) -> Int64 {
    Int64(secondsFromGMT(for: instant.date)) * 1000
  }
}

extension Instant {
  /// The instant as Foundation's date, for calendars and zones only.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The instant of Foundation's date, rounded to a millisecond, half away from zero.
  public init(_ date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.toNearestOrAwayFromZero)))
  }
}
