import DashPilotCore
import TestSupport

extension Stretch {
  /// A stretch of the sample evening, in seconds after its beginning.
  static func evening(_ number: UInt8, from start: Double, to end: Double? = nil) -> Stretch {
    Stretch(id: .number(number), startedAt: .evening(start), endedAt: end.map { .evening($0) })
  }
}

extension Delivery {
  /// A delivery of the sample evening, its stages in seconds after its beginning and its amounts in cents.
  static func evening(
    _ number: UInt8,
    accepted: Double,
    arrived: Double? = nil,
    pickedUp: Double? = nil,
    delivered: Double? = nil,
    cancelled: Double? = nil,
    gross: Int? = nil,
    expected: Int? = nil,
    tips: [Int] = []
  ) -> Delivery {
    Delivery(
      id: .number(number),
      acceptedAt: .evening(accepted),
      arrivedAtPickupAt: arrived.map { .evening($0) },
      pickedUpAt: pickedUp.map { .evening($0) },
      deliveredAt: delivered.map { .evening($0) },
      cancelledAt: cancelled.map { .evening($0) },
      pickupPlace: .number(number),
      grossEarnings: gross.map { Money(minorUnits: $0) },
      expectedEarnings: expected.map { Money(minorUnits: $0) },
      tips: tips.enumerated().map { index, cents in
        Tip(
          id: .number(UInt8(index + 1)),
          amount: Money(minorUnits: cents),
          method: .cash,
          recordedAt: .evening(Double(index))
        )
      }
    )
  }
}

extension Offer {
  /// An offer of the sample evening, accepted when it is said, or with its first delivery.
  static func evening(_ number: UInt8, accepted: Double? = nil, _ deliveries: [Delivery]) -> Offer {
    let instant = accepted.map { Instant.evening($0) } ?? deliveries.first?.acceptedAt ?? .evening
    return Offer(id: .number(number), acceptedAt: instant, deliveries: deliveries)
  }

  /// One offer a delivery, numbered alike.
  static func each(_ deliveries: Delivery...) -> [Offer] {
    deliveries.enumerated().map { .evening(UInt8($0 + 1), [$1]) }
  }
}

extension Shift {
  /// The shift of the sample evening, in seconds after its beginning and its amount in cents.
  static func evening(
    to end: Double? = nil,
    gross: Int? = nil,
    fuel: FuelAssumptions = .none,
    pauses: [Pause] = [],
    parked: [ParkedStretch] = [],
    offers: [Offer] = []
  ) -> Shift {
    Shift(
      id: .number(1),
      startedAt: .evening,
      endedAt: end.map { .evening($0) },
      grossEarnings: gross.map { Money(minorUnits: $0) },
      fuel: fuel,
      pauses: pauses,
      parkedStretches: parked,
      offers: offers
    )
  }
}
