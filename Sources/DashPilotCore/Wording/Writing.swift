import Foundation

/// How figures, dates and times are written: the driver's locale and zone, in English sentences (`spec/10`, language).
public struct Writing: Sendable {
  /// The locale that writes amounts and numbers, and whose region decides the form of dates and times.
  public let locale: Locale
  /// The zone that dates and clock times are told in.
  public let timeZone: TimeZone
  /// The locale's region, by its identifier; that of the United States where it names none.
  let region: String

  /// Makes the conventions of a locale and a zone.
  public init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
    region = locale.region?.identifier ?? "US"
  }

  /// An amount: `$12.50`.
  public func money(_ money: Money) -> String {
    money.formatted(locale: locale)
  }

  /// A plain number with exactly that many fraction digits, rounded first, half away from zero.
  public func number(_ value: Decimal, fractionDigits: Int) -> String {
    let rounded = value.roundedHalfAwayFromZero(scale: fractionDigits)
    return rounded.formatted(.number.precision(.fractionLength(fractionDigits)).locale(locale))
  }

  /// A distance: `4.5 mi`.
  public func miles(_ miles: Decimal) -> String { "\(number(miles, fractionDigits: 1)) mi" }

  /// A distance to be said: `4.5 miles`.
  public func spokenMiles(_ miles: Decimal) -> String { "\(number(miles, fractionDigits: 1)) miles" }

  /// A quantity of fuel: `2.00 gal`.
  public func gallons(_ gallons: Decimal) -> String { "\(number(gallons, fractionDigits: 2)) gal" }

  /// A quantity of fuel to be said: `2.00 gallons`.
  public func spokenGallons(_ gallons: Decimal) -> String { "\(number(gallons, fractionDigits: 2)) gallons" }
}
