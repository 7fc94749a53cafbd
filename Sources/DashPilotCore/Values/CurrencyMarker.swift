import Foundation

/// One spelling of US dollars that may stand beside a typed amount: `$`, `US$`, `USD`, or a locale's own.
struct CurrencyMarker {
  /// The spelling, cut where it has white space: any run of it may stand there, none included.
  private let parts: [ArraySlice<Unicode.Scalar>]

  private init(_ spelling: ArraySlice<Unicode.Scalar>) {
    parts = spelling.split(whereSeparator: \.properties.isWhitespace)
  }

  /// The text without its one marker, the longest spelling that fits; a second marker stays in the text.
  static func removed(from text: ArraySlice<Unicode.Scalar>, locale: Locale) -> ArraySlice<Unicode.Scalar> {
    let remainders = spellings(locale: locale).flatMap { $0.remainders(of: text) }
    return remainders.min { $0.count < $1.count } ?? text
  }

  private static func spellings(locale: Locale) -> [CurrencyMarker] {
    let fixed = ["$", "US$", Money.currencyCode].map { Array($0.unicodeScalars)[...] }
    return (fixed + [ownSpelling(locale: locale)]).filter { !$0.isEmpty }.map(CurrencyMarker.init)
  }

  /// What the locale puts before and after a dollar amount.
  private static func ownSpelling(locale: Locale) -> ArraySlice<Unicode.Scalar> {
    let shown = DecimalInput.trimmed(Money.zero.formatted(locale: locale))
    let before = shown.prefix { !$0.isWrittenDigit }
    let after = shown.reversed().prefix { !$0.isWrittenDigit }.reversed()
    return (before + after)[...].trimmed(where: \.properties.isWhitespace)
  }

  private func remainders(of text: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
    let sign = text.prefix(1).filter(DecimalInput.isMinus)
    let atStart = CurrencyMarker.remainder(of: text, after: parts)
    let afterSign = sign.isEmpty ? nil : CurrencyMarker.remainder(of: text.dropFirst(), after: parts)
    return [atStart, afterSign.map { (sign + $0)[...] }, remainder(beforeEndOf: text)].compactMap(\.self)
  }

  private func remainder(beforeEndOf text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    let backwards = parts.reversed().map { Array($0.reversed())[...] }
    let remainder = CurrencyMarker.remainder(of: Array(text.reversed())[...], after: backwards)
    return remainder.map { Array($0.reversed())[...] }
  }

  private static func remainder(
    of text: ArraySlice<Unicode.Scalar>,
    after parts: [ArraySlice<Unicode.Scalar>]
  ) -> ArraySlice<Unicode.Scalar>? {
    var rest = text
    for part in parts {
      guard rest.starts(with: part) else { return nil }
      rest = rest.dropFirst(part.count).drop(while: \.properties.isWhitespace)
    }
    return rest
  }
}
