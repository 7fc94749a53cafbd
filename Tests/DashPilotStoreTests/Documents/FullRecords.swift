@testable import DashPilotCore
import Foundation
import TestSupport

extension Shift {
  /// A shift with every fact that one can have.
  static let full = Shift(
    id: .number(1),
    startedAt: .evening,
    endedAt: .evening(10_800),
    grossEarnings: Money(Decimal(8650) / 100),
    fuel: FuelAssumptions(
      milesPerGallon: Decimal(285) / 10,
      gasPricePerGallon: Money(Decimal(3459) / 1000),
      vehicleName: "Blue \"Bee\""
    ),
    pauses: [
      Pause(id: .number(3), startedAt: .evening(900), endedAt: .evening(1200)),
      Pause(id: .number(2), startedAt: .evening(600), endedAt: .evening(660.5)),
    ],
    parkedStretches: [ParkedStretch(id: .number(4), startedAt: .evening(1500))],
    offers: [
      Offer(id: .number(6), acceptedAt: .evening(4000), deliveries: []),
      Offer(id: .number(5), acceptedAt: .evening(2000), deliveries: [.cancelled, .full]),
    ]
  )

  /// A shift with the facts that one must have.
  static let minimal = Shift(id: .number(9), startedAt: .evening)
}

extension Delivery {
  /// A delivery with every fact but a cancellation.
  static let full = Delivery(
    id: .number(7),
    acceptedAt: .evening(2000),
    arrivedAtPickupAt: .evening(2100.001),
    pickedUpAt: .evening(2200.01),
    deliveredAt: .evening(2300.1),
    cancelledAt: nil,
    pickupPlace: .number(40),
    grossEarnings: Money(7),
    expectedEarnings: Money(0),
    tips: [
      Tip(id: .number(12), amount: Money(3), method: .unrecognised("barter"), recordedAt: .evening(2500)),
      Tip(id: .number(11), amount: Money(Decimal(25) / 10), method: .platform, recordedAt: .evening(2400)),
      Tip(id: .number(10), amount: Money(Decimal(1) / 1000), method: .cash, recordedAt: .evening(2400)),
      Tip(id: .number(13), amount: Money(1), method: nil, recordedAt: .evening(2600)),
    ]
  )

  /// A delivery that was cancelled.
  static let cancelled = Delivery(id: .number(8), acceptedAt: .evening(2001), cancelledAt: .evening(2050))
}
