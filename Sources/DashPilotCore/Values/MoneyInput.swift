import Foundation

/// The reading of a typed amount of money, in the driver's own locale (`spec/04`, typed amounts).
///
/// The whole text is the amount, or nothing is read: it is never rounded, shortened or repaired to make it fit.
public enum MoneyInput {
  /// The most digits that a typed fraction may have.
  public static let maximumFractionDigits = DecimalInput.maximumFractionDigits

  /// The largest amount that may be typed: a guard against a stuck key, not a judgement about what work pays.
  public static let maximumAmount = Money(DecimalInput.maximum)

  /// Reads an amount of zero or more, with one currency marker at most.
  public static func amount(from text: String, locale: Locale) throws(MoneyInputError) -> Money {
    let typed = try number(in: text, locale: locale)
    guard !typed.isNegative else { throw .negative }
    guard let magnitude = typed.magnitude else { throw .tooLarge }
    return Money(magnitude)
  }

  /// The amount as a field holds it, which reads back as the same amount: `86.5` for $86.50.
  public static func text(for amount: Money, locale: Locale) -> String {
    DecimalInput.text(for: amount.amount, fractionDigits: 0...maximumFractionDigits, locale: locale)
  }

  /// What an empty field shows: `0.00`, as the locale writes it.
  public static func placeholder(locale: Locale) -> String {
    fullText(for: .zero, locale: locale)
  }

  /// An amount that any locale's driver could type, for a sentence to show.
  static let example = Money(minorUnits: 1250)

  /// The example with its cents, as a driver of that locale types it.
  static func example(locale: Locale) -> String {
    fullText(for: example, locale: locale)
  }

  private static func fullText(for amount: Money, locale: Locale) -> String {
    let fractionDigits = maximumFractionDigits...maximumFractionDigits
    return DecimalInput.text(for: amount.amount, fractionDigits: fractionDigits, locale: locale)
  }

  private static func number(in text: String, locale: Locale) throws(MoneyInputError) -> TypedDecimal {
    let typed = CurrencyMarker.removed(from: DecimalInput.trimmed(text), locale: locale)
    do {
      return try DecimalInput.number(in: typed, locale: locale)
    } catch {
      throw MoneyInputError(error)
    }
  }
}

/// Why a typed amount was not read; where several hold, the first one here.
public enum MoneyInputError: Error, Hashable, Sendable, CaseIterable {
  /// Nothing was typed, a currency marker apart.
  case empty
  /// The text is not one number in the locale's own form.
  case notANumber
  /// There are more than two fraction digits.
  case excessiveScale
  /// A sign was typed, before a zero too.
  case negative
  /// The amount is above the bound.
  case tooLarge

  fileprivate init(_ error: DecimalInputError) {
    switch error {
    case .empty: self = .empty
    case .notANumber: self = .notANumber
    case .excessiveScale: self = .excessiveScale
    }
  }
}
