import Foundation

/// A distance in miles, as a decimal that is divided by, shown and exported.
public struct Miles: Hashable, Comparable, Sendable {
  /// The miles, to a millionth.
  public let decimal: Decimal

  /// The one conversion of metres to miles.
  static let metresPerMile = 1609.344

  /// Converts metres once, rounded to a millionth of a mile, half away from zero.
  ///
  /// Nothing for a distance that is not finite or too large to hold (`spec/04`, the rounding rule).
  public init?(metres: Double) {
    let millionths = (metres / Miles.metresPerMile * 1_000_000).rounded(.toNearestOrAwayFromZero)
    guard millionths.isFinite, let whole = Int64(exactly: millionths) else { return nil }
    decimal = Decimal(whole) / 1_000_000
  }

  /// Whether the left distance is shorter.
  public static func < (left: Miles, right: Miles) -> Bool {
    left.decimal < right.decimal
  }
}
