/// The deliveries of a period's shifts: how they ended, what they paid, and the waits for them.
public struct PeriodDeliveries: Equatable, Sendable {
  /// Delivered.
  public let delivered: Int
  /// Cancelled.
  public let cancelled: Int
  /// Neither, as only a file changed by hand can hold in a finished shift.
  public let inProgress: Int
  /// Gross and tips of the finished deliveries that have a gross; a subtotal of its own, never the shifts' amount.
  public let earnings: Covered<Money>
  /// All single waits together.
  public let waits: PlaceWaits
  /// Different pickup places by identity, without those that are not among the places.
  public let places: Int

  init(of shifts: [PeriodShift], places known: Set<PlaceID>) {
    let tallies = shifts.map(\.deliveries)
    delivered = tallies.reduce(0) { $0 + $1.delivered }
    cancelled = tallies.reduce(0) { $0 + $1.cancelled }
    inProgress = tallies.reduce(0) { $0 + $1.inProgress }
    let paid = tallies.reduce(0) { $0 + $1.paid }
    earnings = Covered(
      paid > 0 ? tallies.reduce(.zero) { $0 + $1.earnings } : nil,
      Coverage(paid, of: delivered + cancelled)
    )
    waits = PlaceWaits(of: tallies.flatMap(\.waits))
    places = known.count { place in tallies.contains { $0.places.contains(place) } }
  }

  /// The three together.
  public var recorded: Int { delivered + cancelled + inProgress }
}

/// The deliveries of one shift, counted and added up.
struct DeliveryTally: Equatable, Sendable {
  let delivered: Int
  let cancelled: Int
  let inProgress: Int
  /// Gross and tips of the finished deliveries that have a gross.
  let earnings: Money
  /// How many those are.
  let paid: Int
  let waits: [PickupWait]
  /// The places that they name, each once.
  let places: [PlaceID]

  init(of shift: Shift) {
    var (delivered, cancelled, inProgress) = (0, 0, 0)
    var (earnings, paid) = (Money.zero, 0)
    var (waits, places): ([PickupWait], [PlaceID]) = ([], [])
    for offer in shift.offers {
      for delivery in offer.deliveries {
        if let wait = PickupWait(of: delivery) { waits.append(wait) }
        if let place = delivery.pickupPlace, !places.contains(place) { places.append(place) }
        switch delivery.state {
        case .delivered: delivered += 1
        case .cancelled: cancelled += 1
        case .accepted, .arrivedAtPickup, .pickedUp:
          inProgress += 1
          continue
        }
        guard let earned = delivery.effectiveEarnings else { continue }
        (earnings, paid) = (earnings + earned, paid + 1)
      }
    }
    (self.delivered, self.cancelled, self.inProgress) = (delivered, cancelled, inProgress)
    (self.earnings, self.paid) = (earnings, paid)
    (self.waits, self.places) = (waits, places)
  }
}
