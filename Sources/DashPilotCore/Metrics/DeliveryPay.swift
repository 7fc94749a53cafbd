/// Why a delivery's own rate is not available, the first reason that holds (`spec/04`, a delivery's money).
public enum DeliveryRateUnavailability: String, CaseIterable, Hashable, Sendable {
  case deliveryNotCompleted
  case earningsNotRecorded
  case zeroDuration
}

/// A delivery's own rate, or why there is none.
public typealias DeliveryRate = Figure<Money, DeliveryRateUnavailability>

extension Delivery {
  /// The sum of the tips; absent without one, which is not zero.
  public var tipTotal: Money? {
    tips.isEmpty ? nil : tips.reduce(.zero) { $0 + $1.amount }
  }

  /// Gross and tips together; absent without a gross, tips or not.
  public var effectiveEarnings: Money? {
    grossEarnings.map { $0 + (tipTotal ?? .zero) }
  }

  /// From acceptance to delivery, where it was delivered.
  public var acceptedToDelivered: Duration? {
    guard state == .delivered, let deliveredAt else { return nil }
    return acceptedAt.duration(to: deliveredAt)
  }

  /// From arriving at the pickup to picking up, where both are recorded and in order.
  public var pickupWait: Duration? { PickupWait(of: self)?.length }

  /// Effective earnings over the delivery's own time; never added up or averaged over deliveries.
  public var ownRate: DeliveryRate {
    guard let acceptedToDelivered else { return .unavailable(.deliveryNotCompleted) }
    guard let effectiveEarnings else { return .unavailable(.earningsNotRecorded) }
    return effectiveEarnings.perHour(of: acceptedToDelivered).map(DeliveryRate.available) ?? .unavailable(.zeroDuration)
  }
}
