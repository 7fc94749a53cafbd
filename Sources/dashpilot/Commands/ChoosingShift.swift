import DashPilotCore
import DashPilotStore
import Foundation

extension RecordTree {
  /// The shift that a reference means; refused where an unreadable record may be the one.
  func shift(_ reference: ShiftReference, in zone: TimeZone) throws -> Shift {
    switch reference {
    case .current: return try shiftInProgress()
    case .latest:
      let found = try newestFinishedShift()
      if let unreadable = found.unreadable.first { throw unreadable }
      guard let newest = found.records.first else { throw ShiftChoiceRefusal.noFinishedShift }
      return newest
    case .day(let day, let ordinal):
      let span = ReportingCalendar(timeZone: zone).span(of: day)
      let finished = try finishedShifts(from: span.start, before: span.end)
      if let unreadable = finished.unreadable.first { throw unreadable }
      let unfinished = try unfinishedShifts().records.filter { $0.endedAt == nil && span.contains($0.startedAt) }
      return try (finished.records + unfinished).chosen(on: day, ordinal: ordinal)
    case .identifier(let prefix):
      let finished = try finishedShifts(withIdentifierPrefix: prefix)
      let unfinished = try unfinishedShifts().records.filter { $0.endedAt == nil }
      if let unreadable = finished.unreadable.first { throw unreadable }
      return try (finished.records + unfinished).chosen(withIdentifierPrefix: prefix)
    }
  }
}
