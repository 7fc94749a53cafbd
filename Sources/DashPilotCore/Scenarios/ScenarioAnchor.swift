import Foundation

/// What invented records hang from: the moment, the driver's conventions, and the draws that number them.
public struct ScenarioAnchor: Sendable {
  /// What the clock says.
  public let moment: Instant
  /// The zone whose days and weeks they hang from.
  public let timeZone: TimeZone
  /// The locale that is set up for them, by its identifier.
  public let locale: String
  /// Where identifiers and invented numbers come from.
  public let draws: SeededDraws

  /// Makes the anchor; the same one gives the same records.
  public init(now: Instant, timeZone: TimeZone, locale: String, draws: SeededDraws = SeededDraws(seed: 1)) {
    moment = now
    self.timeZone = timeZone
    self.locale = locale
    self.draws = draws
  }

  /// The settings of the tree, with the week from Monday on.
  var settings: Settings {
    Settings(timeZone: timeZone.identifier, firstWeekday: .monday, locale: locale)
  }

  /// The day that it is.
  var today: CivilDate { timeZone.localTime(at: moment).date }

  /// The Monday of the week that many weeks ago.
  func monday(weeksAgo weeks: Int = 0) -> CivilDate { today.adding(days: -today.weekdayIndex - 7 * weeks) }

  /// 09:00 on the Tuesday of the week that many weeks ago; of the current week where none are named.
  func tuesday(weeksAgo weeks: Int = 0) -> Instant { instant(monday(weeksAgo: weeks).adding(days: 1), hour: 9) }

  /// A clock time of a day; the day's beginning where the zone skipped that time.
  func instant(_ day: CivilDate, hour: Int, minute: Int = 0) -> Instant {
    let local = LocalTime(date: day, millisecondOfDay: Int64(hour * 60 + minute) * 60_000)
    return timeZone.instants(of: local).first ?? ReportingCalendar(timeZone: timeZone).start(of: day)
  }
}

extension Duration {
  /// A whole number of minutes.
  static func minutes(_ minutes: Int) -> Duration { .seconds(60 * minutes) }
}
