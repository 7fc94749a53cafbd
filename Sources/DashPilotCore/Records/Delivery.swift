/// The identity of a delivery.
public typealias DeliveryID = Identifier<Delivery>

/// The recorded stages of a delivery, in the order in which they happen.
public enum DeliveryStage: String, CaseIterable, Hashable, Sendable {
  case accepted, arrivedAtPickup, pickedUp, delivered, cancelled
}

/// One delivery: when each stage was recorded, where it was picked up and what it paid.
public struct Delivery: Hashable, Sendable {
  /// Which delivery this is.
  public let id: DeliveryID
  /// When it was accepted.
  public let acceptedAt: Instant
  /// When the driver arrived at the pickup.
  public let arrivedAtPickupAt: Instant?
  /// When it was picked up.
  public let pickedUpAt: Instant?
  /// When it was delivered.
  public let deliveredAt: Instant?
  /// When it ended without being completed.
  public let cancelledAt: Instant?
  /// Where it was picked up.
  public let pickupPlace: PlaceID?
  /// What the platform paid; zero is an amount.
  public let grossEarnings: Money?
  /// What it was expected to pay; counted by nothing.
  public let expectedEarnings: Money?
  /// Additional tips, in the order in which they were entered.
  public let tips: [Tip]

  /// Makes a delivery exactly as recorded.
  public init(
    id: DeliveryID,
    acceptedAt: Instant,
    arrivedAtPickupAt: Instant? = nil,
    pickedUpAt: Instant? = nil,
    deliveredAt: Instant? = nil,
    cancelledAt: Instant? = nil,
    pickupPlace: PlaceID? = nil,
    grossEarnings: Money? = nil,
    expectedEarnings: Money? = nil,
    tips: [Tip] = []
  ) {
    self.id = id
    self.acceptedAt = acceptedAt
    self.arrivedAtPickupAt = arrivedAtPickupAt
    self.pickedUpAt = pickedUpAt
    self.deliveredAt = deliveredAt
    self.cancelledAt = cancelledAt
    self.pickupPlace = pickupPlace
    self.grossEarnings = grossEarnings
    self.expectedEarnings = expectedEarnings
    self.tips = tips.inOrder(\.recordedAt, \.id)
  }

  /// The instant of a stage, where it was recorded.
  public subscript(stage: DeliveryStage) -> Instant? {
    switch stage {
    case .accepted: acceptedAt
    case .arrivedAtPickup: arrivedAtPickupAt
    case .pickedUp: pickedUpAt
    case .delivered: deliveredAt
    case .cancelled: cancelledAt
    }
  }
}
