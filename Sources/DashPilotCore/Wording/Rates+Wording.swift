/// What a gross rate divides by.
public enum RateDivisor: String, CaseIterable, Hashable, Sendable {
  case workingHour, deliveryActiveHour, recordedMile

  /// The label of the rate.
  var label: String { "Per \(words)" }

  /// The divisor in words.
  var words: String {
    switch self {
    case .workingHour: "working hour"
    case .deliveryActiveHour: "delivery active hour"
    case .recordedMile: "recorded mile"
    }
  }

  /// What follows the amount where the rate is seen.
  var visibleSuffix: String {
    switch self {
    case .workingHour: "/hr"
    case .deliveryActiveHour: " / active hr"
    case .recordedMile: " / recorded mi"
    }
  }
}

extension Writing {
  /// A gross rate, or the reason why there is none: `$28.75/hr`, heard as `$28.75 gross earnings per working hour`.
  public func rate(_ rate: GrossRate, _ divisor: RateDivisor) -> Statement {
    switch rate {
    case .available(let amount):
      Statement(
        visible: money(amount) + divisor.visibleSuffix,
        spoken: "\(money(amount)) gross earnings per \(divisor.words)"
      )
    case .unavailable(let reason):
      Statement(
        visible: reason.explanation,
        spoken: "No gross earnings per \(divisor.words). \(reason.explanation)"
      )
    }
  }

  /// A delivery's own rate, or the reason why there is none: `$35.40 / delivery hr`.
  public func rate(_ rate: DeliveryRate, ofDelivery number: Int) -> Statement {
    switch rate {
    case .available(let amount):
      Statement(
        visible: "\(money(amount)) / delivery hr",
        spoken: "\(money(amount)) gross earnings per recorded delivery hour, for Delivery \(number)"
      )
    case .unavailable(let reason):
      Statement(
        visible: reason.explanation,
        spoken: "No gross earnings per recorded delivery hour, for Delivery \(number). \(reason.explanation)"
      )
    }
  }
}
