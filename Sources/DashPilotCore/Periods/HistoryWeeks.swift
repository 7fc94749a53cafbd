import Foundation

/// Shifts by the Monday weeks in which they began: the current week, and every other one that has a shift.
///
/// The week is Monday to Sunday whatever the first weekday of the settings (`spec/06`, week history).
public struct HistoryWeeks<Element> {
  /// The current week, present even when nothing is in it.
  public let current: Week
  /// The other weeks, newest first; one dated later than this week comes first.
  public let others: [Week]

  /// A week and its shifts, in the order in which they were given.
  public struct Week {
    /// Monday to Sunday.
    public let period: Period
    /// What began in it.
    public let elements: [Element]
  }

  /// Splits shifts, or what stands for them, by their starts.
  public init(_ elements: [Element], startedAt: (Element) -> Instant, timeZone: TimeZone, now: Instant) {
    let calendar = ReportingCalendar(timeZone: timeZone, firstWeekday: .monday)
    let current = calendar.period(.week, holding: now)
    var weeks: [Period] = [current]
    var grouped: [Period: [Element]] = [:]
    for element in elements {
      let start = startedAt(element)
      let week = weeks.last { $0.span.contains(start) } ?? calendar.period(.week, holding: start)
      if weeks.last != week { weeks.append(week) }
      grouped[week, default: []].append(element)
    }
    self.current = Week(period: current, elements: grouped[current] ?? [])
    others = grouped.filter { $0.key != current }.map { Week(period: $0.key, elements: $0.value) }
      .sorted { $0.period.span.start > $1.period.span.start }
  }
}

extension HistoryWeeks: Sendable where Element: Sendable {}
extension HistoryWeeks.Week: Sendable where Element: Sendable {}
