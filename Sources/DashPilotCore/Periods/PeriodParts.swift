/// One day of a period, or the part of one month that lies in it, with its two barred figures.
public struct PeriodPart: Equatable, Sendable {
  /// The days of it.
  public let period: Period
  /// How many finished shifts begin in it.
  public let shifts: Int
  /// Their working time.
  public let working: Covered<Duration>
  /// Their recorded amounts.
  public let gross: Covered<Money>
  /// How many shifts that cannot be read begin in it by the names of their files.
  public let unreadable: Int
}

extension ReportingCalendar {
  /// The parts that a period is drawn in: its days, or its months where it has more than a month's days.
  ///
  /// A single day has no parts, and what has not begun yet is left out unless a shift is recorded there.
  public func parts(
    of period: Period,
    shifts: [PeriodShift],
    unreadableStarts: [Instant] = [],
    now: Instant
  ) -> [PeriodPart] {
    guard period.dayCount > 1 else { return [] }
    var rest = shifts.finishedInOrder[...]
    let parts = stretches(of: period).map { part in
      let end = rest.firstIndex { $0.startedAt >= part.span.end } ?? rest.endIndex
      let inside = rest[..<end]
      rest = rest[end...]
      return PeriodPart(
        period: part,
        shifts: inside.count,
        working: .sum(of: inside.map(\.working)),
        gross: .sum(of: inside.map(\.grossEarnings)),
        unreadable: unreadableStarts.count(where: part.span.contains)
      )
    }
    return parts.filter { $0.period.span.start <= now || $0.shifts + $0.unreadable > 0 }
  }

  private func stretches(of whole: Period) -> [Period] {
    guard !whole.isDrawnByDay else { return whole.days.map { period(.day, holding: $0) } }
    var stretches: [Period] = []
    var first = whole.firstDay
    while first <= whole.lastDay {
      let last = min(whole.lastDay, first.firstOfMonth(after: 1).adding(days: -1))
      stretches.append(Period(.custom, from: first, through: last, in: self))
      first = last.adding(days: 1)
    }
    return stretches
  }
}
