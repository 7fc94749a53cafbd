import Foundation

extension Decimal {
  /// Six fraction digits of a quotient are kept.
  static let quotientScale = 6

  /// The one division: six fraction digits of the exact quotient, the rest cut toward zero; nothing for a zero divisor.
  public func quotient(by divisor: Decimal) -> Decimal? {
    guard divisor != 0, !divisor.isNaN, !isNaN else { return nil }
    return (self / divisor).cut(scale: Decimal.quotientScale)
  }
}

extension Money {
  /// The amount divided by a plain number, six fraction digits kept; nothing for a zero divisor.
  public func divided(by divisor: Decimal) -> Money? {
    amount.quotient(by: divisor).map(Money.init)
  }

  /// The amount per hour of a duration; nothing unless the duration is above zero.
  public func perHour(of duration: Duration) -> Money? {
    let milliseconds = duration.wholeMilliseconds
    guard milliseconds > 0 else { return nil }
    return Money(amount * 3_600_000).divided(by: Decimal(milliseconds))
  }
}
