import DashPilotCore
import TestSupport

extension Shift {
  /// A finished evening of three hours for $86.25, with a pause, a parked stretch and
  /// three offers, of which the first was one of two deliveries.
  ///
  /// Deliveries are open from 600 to 2700, 4800 to 6000 and 6600 to 7200 seconds: 3,900 seconds.
  static func corrected(to end: Double? = 10_800, offers: [Offer] = Offer.corrected) -> Shift {
    .evening(
      to: end,
      gross: 8625,
      pauses: [.evening(1, from: 4000, to: 4500)],
      parked: [.evening(1, from: 5000, to: 5200)],
      offers: offers
    )
  }
}

extension Offer {
  /// The offers of the finished evening: Deliveries 1 and 2 together, then a cancelled one, then one without a pickup.
  static let corrected: [Offer] = [
    .evening(
      1,
      [
        .evening(
          1,
          accepted: 600,
          arrived: 900,
          pickedUp: 1200,
          delivered: 2400,
          gross: 700,
          expected: 650,
          tips: [200, 200]
        ),
        .evening(2, accepted: 600, arrived: 960, pickedUp: 1200, delivered: 2700, gross: 1475),
      ]
    ),
    .evening(2, [.evening(3, accepted: 4800, arrived: 5400, cancelled: 6000, gross: 300)]),
    .evening(3, [.evening(4, accepted: 6600, delivered: 7200)]),
  ]
}
