import Foundation

extension Writing {
  /// The day of an instant: `Saturday, August 23, 2025`, or `Saturday, 23 August 2025` where the day comes first.
  ///
  /// The region says which comes first; the words are ours, because the platform's own differ by its version.
  public func date(_ instant: Instant) -> String {
    date(timeZone.localTime(at: instant).date)
  }

  /// A calendar day, written like the day of an instant.
  public func date(_ day: CivilDate) -> String {
    let weekday = Writing.weekdays[day.weekdayIndex]
    let month = Writing.months[day.month - 1]
    let dayAndMonth = monthComesFirst ? "\(month) \(day.day), \(day.year)" : "\(day.day) \(month) \(day.year)"
    return "\(weekday), \(dayAndMonth)"
  }

  /// The month of a day: `August 2025`.
  func month(of day: CivilDate) -> String { "\(Writing.months[day.month - 1]) \(day.year)" }

  /// A day in a column of a year: `Aug 23`, or `23 Aug` where the day comes first.
  func shortDay(_ day: CivilDate) -> String {
    let month = Writing.months[day.month - 1].prefix(3)
    return monthComesFirst ? "\(month) \(day.day)" : "\(day.day) \(month)"
  }

  /// A day in a column of a week: `Sat, Aug 23`.
  func shortWeekday(_ day: CivilDate) -> String {
    "\(Writing.weekdays[day.weekdayIndex].prefix(3)), \(shortDay(day))"
  }

  /// A month in a column: `Aug 2025`.
  func shortMonth(of day: CivilDate) -> String { "\(Writing.months[day.month - 1].prefix(3)) \(day.year)" }

  /// The clock time of an instant: `5:46 PM`, or `17:46` where clocks count to 24; `5:46:30 PM` with its seconds.
  public func clock(_ instant: Instant, withSeconds: Bool = false) -> String {
    let local = timeZone.localTime(at: instant)
    let second = Int(local.millisecondOfDay / 1000 % 60)
    let minute = "\(local.minute.padded(2))\(withSeconds ? ":\(second.padded(2))" : "")"
    guard countsToTwelve else { return "\(local.hour.padded(2)):\(minute)" }
    let hour = local.hour % 12 == 0 ? 12 : local.hour % 12
    return "\(hour):\(minute) \(local.hour < 12 ? "AM" : "PM")"
  }

  /// The clock time of an instant with its day, unless that is the day of the other one.
  ///
  /// `5:46 PM on Saturday, August 23, 2025`, or `5:46 PM`.
  public func moment(_ instant: Instant, beside other: Instant? = nil, withSeconds: Bool = false) -> String {
    let day = timeZone.localTime(at: instant).date
    let isSameDay = other.map { timeZone.localTime(at: $0).date == day } ?? false
    let clock = clock(instant, withSeconds: withSeconds)
    return isSameDay ? clock : "\(clock) on \(date(day))"
  }

  /// Whether two instants read the same on a clock without seconds.
  func readAlike(_ left: Instant, _ right: Instant) -> Bool {
    moment(left) == moment(right)
  }

  private var countsToTwelve: Bool { RegionConventions.countsToTwelve(region) }

  private var monthComesFirst: Bool { RegionConventions.monthComesFirst(region) }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  private static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
}
