/// The identity of a shift.
public typealias ShiftID = Identifier<Shift>

/// One stretch of work, with everything that was recorded in it.
public struct Shift: Hashable, Sendable {
  /// Which shift this is.
  public let id: ShiftID
  /// When it began; never rewritten.
  public let startedAt: Instant
  /// When it ended; absent while it is unfinished.
  public let endedAt: Instant?
  /// What the shift paid; zero is an amount.
  public let grossEarnings: Money?
  /// What its estimate of fuel rests on.
  public let fuel: FuelAssumptions
  /// Its pauses, by their start.
  public let pauses: [Pause]
  /// Its parked stretches, by their start.
  public let parkedStretches: [ParkedStretch]
  /// Its offers, by their acceptance.
  public let offers: [Offer]

  /// Makes a shift exactly as recorded.
  public init(
    id: ShiftID,
    startedAt: Instant,
    endedAt: Instant? = nil,
    grossEarnings: Money? = nil,
    fuel: FuelAssumptions = .none,
    pauses: [Pause] = [],
    parkedStretches: [ParkedStretch] = [],
    offers: [Offer] = []
  ) {
    self.id = id
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.grossEarnings = grossEarnings
    self.fuel = fuel
    self.pauses = pauses.inOrder(\.startedAt, \.id)
    self.parkedStretches = parkedStretches.inOrder(\.startedAt, \.id)
    self.offers = offers.inOrder(\.acceptedAt, \.id)
  }

  /// The same shift with other facts; one that is not named is kept, and `.some(nil)` removes it.
  func replacing(
    endedAt: Instant?? = nil,
    grossEarnings: Money?? = nil,
    fuel: FuelAssumptions? = nil,
    pauses: [Pause]? = nil,
    parkedStretches: [ParkedStretch]? = nil,
    offers: [Offer]? = nil
  ) -> Shift {
    Shift(
      id: id,
      startedAt: startedAt,
      endedAt: endedAt ?? self.endedAt,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      fuel: fuel ?? self.fuel,
      pauses: pauses ?? self.pauses,
      parkedStretches: parkedStretches ?? self.parkedStretches,
      offers: offers ?? self.offers
    )
  }

  /// The same shift with one delivery replaced by what it became.
  func replacing(_ delivery: Delivery) -> Shift {
    replacing(
      offers: offers.map { offer in
        offer.replacing(deliveries: offer.deliveries.map { $0.id == delivery.id ? delivery : $0 })
      }
    )
  }
}
