import DashPilotCore
import Foundation
import TestSupport

extension ShiftMetrics {
  /// The figures of a finished shift, or of an unfinished one as of 7,200 seconds after the evening's beginning.
  init(_ shift: Shift, route: RouteMeasurement? = .none, readAt now: Double = 7200) {
    self.init(of: shift, route: route, readAt: .evening(now))
  }
}

extension RouteMeasurement {
  /// A route without a usable position.
  static let nothing = RouteMeasurement(metres: 0, segments: 0, gaps: 0, usable: 0, inferred: false)
  /// Positions of which no two stand in an unbroken stretch.
  static let unmeasurable = RouteMeasurement(metres: 0, segments: 0, gaps: 1, usable: 2, inferred: false)

  /// A measured route of so many miles.
  static func miles(_ miles: Double, gaps: Int = 0, inferred: Bool = false) -> RouteMeasurement {
    .metres(miles * 1609.344, gaps: gaps, inferred: inferred)
  }

  /// A measured route of so many metres.
  static func metres(_ metres: Double, gaps: Int = 0, inferred: Bool = false) -> RouteMeasurement {
    RouteMeasurement(metres: metres, segments: gaps + 1, gaps: gaps, usable: 2 * (gaps + 1), inferred: inferred)
  }
}
