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
    let deliveries = shifts.flatMap { $0.shift.offers }.flatMap(\.deliveries)
    let states = deliveries.map(\.state)
    let finished = zip(deliveries, states).filter { $1 == .delivered || $1 == .cancelled }
    delivered = states.count { $0 == .delivered }
    cancelled = states.count { $0 == .cancelled }
    inProgress = deliveries.count - finished.count
    earnings = .sum(of: finished.map(\.0.effectiveEarnings))
    waits = PlaceWaits(of: deliveries.compactMap(PickupWait.init))
    places = Set(deliveries.compactMap(\.pickupPlace)).intersection(known).count
  }

  /// The three together.
  public var recorded: Int { delivered + cancelled + inProgress }
}
