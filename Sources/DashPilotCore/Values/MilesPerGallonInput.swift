import Foundation

/// The reading of a typed fuel economy, in the driver's own locale (`spec/04`, typed amounts).
///
/// It reads like an amount, without a currency marker and without zero: it is what a fuel estimate divides by.
public enum MilesPerGallonInput {
  /// The most digits that a typed fraction may have.
  public static let maximumFractionDigits = DecimalInput.maximumFractionDigits

  /// The largest economy that may be typed.
  public static let maximumValue = DecimalInput.maximum

  /// Reads miles per gallon, above zero.
  public static func value(from text: String, locale: Locale) throws(MilesPerGallonInputError) -> Decimal {
    let typed = try number(in: text, locale: locale)
    guard !typed.isNegative, typed.magnitude != 0 else { throw .notPositive }
    guard let value = typed.magnitude else { throw .tooLarge }
    return value
  }

  /// The economy as a field holds it, which reads back as the same number: `28.13` for 28.125.
  public static func text(for value: Decimal, locale: Locale) -> String {
    DecimalInput.text(for: value, fractionDigits: 0...maximumFractionDigits, locale: locale)
  }

  /// What an empty field shows: `28.5`, as the locale writes it.
  public static func placeholder(locale: Locale) -> String {
    text(for: Decimal(285) / 10, locale: locale)
  }

  private static func number(in text: String, locale: Locale) throws(MilesPerGallonInputError) -> TypedDecimal {
    do {
      return try DecimalInput.number(in: DecimalInput.trimmed(text), locale: locale)
    } catch {
      throw MilesPerGallonInputError(error)
    }
  }
}

/// Why a typed fuel economy was not read; where several hold, the first one here.
public enum MilesPerGallonInputError: Error, Hashable, Sendable, CaseIterable {
  /// Nothing was typed.
  case empty
  /// The text is not one number in the locale's own form; a currency marker makes it none.
  case notANumber
  /// There are more than two fraction digits.
  case excessiveScale
  /// A sign was typed, or the value is zero.
  case notPositive
  /// The value is above the bound.
  case tooLarge

  fileprivate init(_ error: DecimalInputError) {
    switch error {
    case .empty: self = .empty
    case .notANumber: self = .notANumber
    case .excessiveScale: self = .excessiveScale
    }
  }
}
