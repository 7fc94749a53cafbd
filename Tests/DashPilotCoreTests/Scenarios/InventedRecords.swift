import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ScenarioAnchor {
  /// Wednesday, September 16, 2026, 4:00 PM in New York.
  static let wednesday = ScenarioAnchor.newYork(at: Instant(milliseconds: 1_789_588_800_000))

  /// A moment in New York.
  static func newYork(at now: Instant) -> ScenarioAnchor {
    ScenarioAnchor(now: now, timeZone: Writing.newYork.timeZone, locale: "en_US")
  }

  /// The same anchor so many seconds later.
  func later(_ seconds: Int) -> ScenarioAnchor {
    ScenarioAnchor(now: moment.advanced(by: .seconds(seconds)), timeZone: timeZone, locale: locale)
  }
}

extension Change {
  /// The shifts, by their start.
  var shifts: [Shift] {
    saved.compactMap { record in
      guard case .shift(let shift) = record else { return nil }
      return shift
    }
    .sorted { $0.startedAt < $1.startedAt }
  }

  /// The routes.
  var routes: [Route] {
    saved.compactMap { record in
      guard case .route(let route, _) = record else { return nil }
      return route
    }
  }

  /// The places.
  var places: [PickupPlace] {
    saved.compactMap { record in
      guard case .place(let place) = record else { return nil }
      return place
    }
  }

  /// The expenses.
  var expenses: [Expense] {
    saved.compactMap { record in
      guard case .expense(let expense) = record else { return nil }
      return expense
    }
  }

  /// The one unfinished shift.
  var unfinished: Shift {
    get throws { try #require(shifts.first { $0.endedAt == nil }) }
  }

  /// The route of a shift; an empty one where there is none.
  func route(of shift: Shift) -> Route {
    routes.first { $0.shift == shift.id } ?? Route(shift: shift.id, sessions: [])
  }

  /// The figures of a finished shift.
  func metrics(of shift: Shift) -> ShiftMetrics {
    let route = route(of: shift).measured(in: shift.routeWindow)
    return ShiftMetrics(of: shift, route: route, readAt: shift.endedAt ?? shift.startedAt)
  }

  /// The row of a shift in a history, as it is seen.
  func row(of shift: Shift) -> String {
    ShiftRow(shift: shift, metrics: metrics(of: shift)).statement(in: .newYork).visible
  }
}
