import Foundation

/// How a locale writes plain numbers in the digits of one script.
struct NumberForm {
  /// What stands before the fraction.
  let decimalSeparator: Unicode.Scalar
  /// How whole numbers are grouped; nothing where the locale does not group them.
  let grouping: DigitGrouping?

  /// Takes the separators of the script's numbering system, and the group sizes of the locale itself.
  init(locale: Locale, zero: Unicode.Scalar) {
    let inScript = locale.writing(zero: zero)
    let decimalSeparator = inScript.writtenScalars(of: Decimal(5) / 10).first { !$0.isWrittenDigit } ?? "."
    let separator = inScript.writtenScalars(of: NumberForm.sample).first { !$0.isWrittenDigit }
    let lengths = locale.writtenScalars(of: NumberForm.sample).split { !$0.isWrittenDigit }.map(\.count)
    self.decimalSeparator = decimalSeparator
    grouping = separator.flatMap { $0 == decimalSeparator ? nil : DigitGrouping(separator: $0, lengths: lengths) }
  }

  /// The digit values of the whole part and of the fraction; nothing unless all of the text is this locale's number.
  func parts(of text: ArraySlice<Unicode.Scalar>) -> (whole: [Int], fraction: [Int])? {
    let parts = text.map(grouped).split(separator: decimalSeparator, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first.flatMap(wholeDigits) else { return nil }
    guard parts.count == 2 else { return (whole, []) }
    return parts[1].digits.map { (whole, $0) }
  }

  private func grouped(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.isWhitespace, let grouping else { return scalar }
    return grouping.separator
  }

  private func wholeDigits(_ text: ArraySlice<Unicode.Scalar>) -> [Int]? {
    text.digits ?? grouping?.digits(of: text)
  }

  private static let sample: Decimal = 12_345_678
}

/// Where a locale puts its grouping separator.
struct DigitGrouping {
  /// What stands between two groups.
  let separator: Unicode.Scalar
  /// The length of the last group.
  let primary: Int
  /// The length of every group before the last, and the most that the first may have.
  let secondary: Int

  /// Takes the sizes from the groups of one long number; nothing when it has only one.
  init?(separator: Unicode.Scalar, lengths: [Int]) {
    guard lengths.count > 1, let primary = lengths.last else { return nil }
    self.separator = separator
    self.primary = primary
    secondary = lengths.count > 2 ? lengths[lengths.count - 2] : primary
  }

  /// The digit values of a whole number written in groups; nothing where a group has another length.
  func digits(of text: ArraySlice<Unicode.Scalar>) -> [Int]? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count > 1, groups.last?.count == primary, let first = groups.first, first.count <= secondary,
      groups.dropFirst().dropLast().allSatisfy({ $0.count == secondary })
    else { return nil }
    let digits = groups.compactMap(\.digits)
    return digits.count == groups.count ? digits.flatMap(\.self) : nil
  }
}
