import Foundation

extension Decimal {
  /// The most digits that a stored decimal may have.
  static let maximumStoredDigits = 38

  /// Reads a stored decimal whole: a leading `-` at most, no leading zeros, no exponent, no `-0` (`spec/01`).
  public init?(stored text: String) {
    guard Decimal.isCanonical(text), let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      !value.isNaN
    else { return nil }
    self = value
  }

  /// The stored text, with at least that many fraction digits and otherwise none to spare.
  public func storedText(minimumFractionDigits: Int = 0) -> String {
    let parts = description.split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? parts[1] : ""
    let padding = String(repeating: "0", count: max(0, minimumFractionDigits - fraction.count))
    guard let whole = parts.first, !(fraction.isEmpty && padding.isEmpty) else { return description }
    return "\(whole).\(fraction)\(padding)"
  }

  private static func isCanonical(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard areDigits, let whole = parts.first, whole == "0" || !whole.hasPrefix("0") else { return false }
    let digits = parts.map(\.count).reduce(0, +)
    let isNegativeZero = text.hasPrefix("-") && unsigned.allSatisfy { $0 == "0" || $0 == "." }
    return digits <= maximumStoredDigits && !isNegativeZero
  }
}
