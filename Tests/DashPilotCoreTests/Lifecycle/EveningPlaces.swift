import DashPilotCore
import TestSupport

extension PickupPlace {
  /// A place of the sample evening, made so many seconds after its beginning.
  static func evening(_ number: UInt8, _ name: String, created seconds: Double = 0) -> PickupPlace {
    PickupPlace(id: .number(number), displayName: name, createdAt: .evening(seconds))
  }
}

extension Delivery {
  /// A delivery of the sample evening at a place, or at none, its stages in seconds after the evening's beginning.
  static func at(
    _ place: UInt8?,
    number: UInt8 = 1,
    accepted: Double = 0,
    arrived: Double? = nil,
    pickedUp: Double? = nil,
    delivered: Double? = nil,
    cancelled: Double? = nil
  ) -> Delivery {
    Delivery(
      id: .number(number),
      acceptedAt: .evening(accepted),
      arrivedAtPickupAt: arrived.map { .evening($0) },
      pickedUpAt: pickedUp.map { .evening($0) },
      deliveredAt: delivered.map { .evening($0) },
      cancelledAt: cancelled.map { .evening($0) },
      pickupPlace: place.map { .number($0) },
      grossEarnings: delivered.map { _ in Money(minorUnits: 700) },
      expectedEarnings: Money(minorUnits: 650),
      tips: cancelled.map { _ in
        [Tip(id: .number(90), amount: Money(minorUnits: 200), method: .cash, recordedAt: .evening(9000))]
      } ?? []
    )
  }
}

extension [Delivery] {
  /// Deliveries with these waits at a place, in seconds, each arriving ten thousand seconds after the one before.
  static func waiting(_ seconds: [Double], at place: UInt8, from number: UInt8 = 1) -> [Delivery] {
    seconds.enumerated().map { index, wait in
      let start = Double(index) * 10_000
      return .at(place, number: number + UInt8(index), accepted: start, arrived: start, pickedUp: start + wait)
    }
  }
}

extension Shift {
  /// A shift of the sample evening with an offer a delivery.
  static func of(_ deliveries: [Delivery], number: UInt8 = 1, to end: Double? = nil) -> Shift {
    Shift(
      id: .number(number),
      startedAt: .evening(0),
      endedAt: end.map { .evening($0) },
      pauses: [.evening(3, from: 5, to: 6)],
      offers: deliveries.map { Offer(id: OfferID($0.id.uuid), acceptedAt: $0.acceptedAt, deliveries: [$0]) }
    )
  }
}
