import DashPilotCore

/// A month's folder of finished shifts, by UTC.
struct MonthFolder {
  let folder: String
  private let start: Instant
  private let end: Instant

  init?(year: String, month: String) {
    let isLast = month == "12"
    guard month.count == 2, let yearNumber = Int(year), let monthNumber = Int(month),
      let start = Instant(stored: "\(year)-\(month)-01T00:00:00Z"),
      let next = CivilDate(year: isLast ? yearNumber + 1 : yearNumber, month: isLast ? 1 : monthNumber + 1, day: 1)
    else { return nil }
    folder = "\(TreePath.shifts)/\(year)/\(month)"
    self.start = start
    end = Instant(milliseconds: Int64(next.daysSince1970) * 86_400_000)
  }

  /// Whether a shift that starts in a span may be in this folder.
  func mayHold(from spanStart: Instant, before spanEnd: Instant) -> Bool { start < spanEnd && spanStart < end }
}
