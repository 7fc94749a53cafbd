import Foundation

extension DecimalInput {
  /// A value as a driver would type it: rounded first, not grouped, in the locale's digits and decimal separator.
  static func text(for value: Decimal, fractionDigits: ClosedRange<Int>, locale: Locale) -> String {
    let rounded = value.roundedHalfAwayFromZero(scale: fractionDigits.upperBound)
    let style = Decimal.FormatStyle(locale: locale.writingDecimalDigits)
    return rounded.formatted(style.grouping(.never).precision(.fractionLength(fractionDigits)))
  }
}
