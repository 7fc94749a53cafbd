import DashPilotCore
import TestSupport

extension Shift {
  /// The shift of the founding figures: $86.25 over three hours, two deliveries delivered and one cancelled.
  ///
  /// Its deliveries cover 600 to 3300 and 6000 to 7200 seconds after 5:46 PM, 3,900 seconds together.
  static let founding = Shift.evening(
    to: 10_800,
    gross: 8625,
    offers: Offer.each(
      .evening(1, accepted: 600, arrived: 900, pickedUp: 1200, delivered: 2400),
      .evening(2, accepted: 1800, arrived: 2500, pickedUp: 2700, delivered: 3300, gross: 1475),
      .evening(3, accepted: 6000, arrived: 6600, cancelled: 7200)
    )
  )
}

extension RouteMeasurement {
  /// The route of the founding figures: 4.469 miles in two sessions.
  static let founding = RouteMeasurement.miles(4.469, gaps: 1)
}
