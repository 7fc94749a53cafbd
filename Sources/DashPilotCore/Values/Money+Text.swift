import Foundation

extension Money {
  /// The currency of every amount, in every locale.
  public static let currencyCode = "USD"

  /// The fraction digits of an amount that is shown.
  static let displayScale = 2

  /// The amount as the locale writes US dollars: the only place that makes the text of an amount.
  ///
  /// It is rounded first, half away from zero, so that the platform's formatter has nothing left to round.
  public func formatted(locale: Locale) -> String {
    let rounded = amount.roundedHalfAwayFromZero(scale: Money.displayScale)
    return rounded.formatted(.currency(code: Money.currencyCode).locale(locale))
  }
}
