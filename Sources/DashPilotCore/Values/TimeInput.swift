import Foundation

/// Why a typed time was not understood.
public enum TimeInputRefusal: Refusal {
  case unreadableTime(String)
  case skippedTime(LocalTime, offsets: [String])
  case repeatedTime(LocalTime, offsets: [String])
}

/// A time as it was typed: whole, or to be completed with a zone or a day (`spec/10`, commands).
public enum TypedTime: Hashable, Sendable {
  case instant(Instant)
  case local(LocalTime)
  case timeOfDay(millisecondOfDay: Int64)

  /// Reads `2026-09-05T17:46-04:00`, `2026-09-05 17:46` or `17:46`.
  public init(_ text: String) throws(TimeInputRefusal) {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let instant = Instant(stored: trimmed) ?? Instant(stored: trimmed.withSeconds) {
      self = .instant(instant)
    } else if let time = TypedTime.timeOfDay(trimmed[...]) {
      self = .timeOfDay(millisecondOfDay: time)
    } else if let local = TypedTime.local(trimmed) {
      self = .local(local)
    } else {
      throw .unreadableTime(text)
    }
  }

  /// Whether it takes a zone to say which instant is meant.
  public var needsZone: Bool {
    switch self {
    case .instant: false
    case .local, .timeOfDay: true
    }
  }

  /// The instant that is meant.
  ///
  /// A bare time is the first such time at or after the shift's start, or today's where there is no shift. A local
  /// time that a clock change skipped or repeated is refused.
  public func instant(in zone: TimeZone, shiftStart: Instant?, now: Instant) throws(TimeInputRefusal) -> Instant {
    switch self {
    case .instant(let instant): return instant
    case .local(let local): return try zone.onlyInstant(of: local)
    case .timeOfDay(let time):
      let day = zone.localTime(at: shiftStart ?? now).date
      let local = LocalTime(date: day, millisecondOfDay: time)
      guard let shiftStart, zone.isWhollyBefore(local, shiftStart) else { return try zone.onlyInstant(of: local) }
      let nextDay = CivilDate(daysSince1970: day.daysSince1970 + 1)
      return try zone.onlyInstant(of: LocalTime(date: nextDay, millisecondOfDay: time), from: shiftStart)
    }
  }

  private static func timeOfDay(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let hour = parts[0].asNumber, let minute = parts[1].asNumber, hour < 24, minute < 60
    else { return nil }
    return Int64(hour * 60 + minute) * 60_000
  }

  private static func local(_ text: String) -> LocalTime? {
    guard text.count >= 15, let date = CivilDate(text.prefix(10)) else { return nil }
    let rest = text.dropFirst(10)
    guard rest.first == " " || rest.first == "T", let time = timeOfDay(rest.dropFirst()) else { return nil }
    return LocalTime(date: date, millisecondOfDay: time)
  }
}

extension CivilDate {
  /// Reads `2026-09-05`; nothing for another form, or a day that the calendar does not have.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Substring(parts[0]).asNumber,
      let month = Substring(parts[1]).asNumber, let day = Substring(parts[2]).asNumber
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Substring {
  /// The number that these ASCII digits write.
  fileprivate var asNumber: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }
}

extension String {
  /// The text with seconds put before the offset, where it gives hours and minutes only.
  fileprivate var withSeconds: String {
    count > 16 ? "\(prefix(16)):00\(dropFirst(16))" : self
  }
}

extension TimeZone {
  /// The one instant at which a clock shows a local time; refused where it was skipped, or came twice.
  fileprivate func onlyInstant(of local: LocalTime, from earliest: Instant? = nil) throws(TimeInputRefusal) -> Instant {
    let instants = instants(of: local).filter { instant in earliest.map { instant >= $0 } ?? true }
    guard let first = instants.first else { throw .skippedTime(local, offsets: offsetTexts(around: local)) }
    guard instants.count == 1 else { throw .repeatedTime(local, offsets: offsetTexts(around: local)) }
    return first
  }

  /// Whether every instant of a local time is before another instant; a skipped one is judged by where it would be.
  fileprivate func isWhollyBefore(_ local: LocalTime, _ instant: Instant) -> Bool {
    let instants = instants(of: local)
    guard let last = instants.last else { return local.asUTC < localTime(at: instant).asUTC }
    return last < instant
  }

  /// The offsets before and after the clock change at a local time, as an ISO 8601 time writes them.
  private func offsetTexts(around local: LocalTime) -> [String] {
    let naive = local.asUTC.milliseconds
    let days = [naive - LocalTime.millisecondsPerDay, naive + LocalTime.millisecondsPerDay]
    return days.map { offsetText(at: Instant(milliseconds: $0)) }
  }

  /// The offset at an instant whose local time comes twice because the clocks go back; nothing at any other.
  func offsetTextWhereRepeated(at instant: Instant) -> String? {
    instants(of: localTime(at: instant)).count > 1 ? offsetText(at: instant) : nil
  }

  private func offsetText(at instant: Instant) -> String {
    let minutes = Int(offsetMilliseconds(at: instant) / 60_000)
    let (hour, minute) = (abs(minutes) / 60, abs(minutes) % 60)
    return "\(minutes < 0 ? "-" : "+")\(hour.padded(2)):\(minute.padded(2))"
  }
}
