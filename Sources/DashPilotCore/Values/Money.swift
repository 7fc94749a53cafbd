import Foundation

/// An amount of US dollars, exact and unrounded.
///
/// Adding, subtracting, negating and multiplying never round; a result may be negative (`spec/04`, money).
public struct Money: Hashable, Comparable, Sendable {
  /// The amount in dollars.
  public let amount: Decimal

  /// Makes an amount of that many dollars.
  public init(_ amount: Decimal) {
    self.amount = amount
  }

  /// Makes an amount of that many cents.
  public init(minorUnits: Int) {
    amount = Decimal(minorUnits) / 100
  }

  /// The amount of nothing, which is not the absence of an amount.
  public static let zero = Money(0)

  /// Whether the left amount is less.
  public static func < (left: Money, right: Money) -> Bool {
    left.amount < right.amount
  }

  /// The exact sum.
  public static func + (left: Money, right: Money) -> Money {
    Money(left.amount + right.amount)
  }

  /// The exact difference.
  public static func - (left: Money, right: Money) -> Money {
    Money(left.amount - right.amount)
  }

  /// The amount with its sign reversed.
  public static prefix func - (value: Money) -> Money {
    Money(-value.amount)
  }

  /// The exact product.
  public static func * (value: Money, factor: Decimal) -> Money {
    Money(value.amount * factor)
  }
}
