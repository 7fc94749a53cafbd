import Foundation

/// An amount of US dollars, exact and unrounded.
///
/// Adding, subtracting, negating and multiplying never round; a result may be negative (`spec/04`, money).
public struct Money: Hashable, Comparable, Sendable {
  private let value: Value

  /// How an amount is held: as whole millionths of a dollar where they suffice, else as a decimal.
  ///
  /// Amounts are added by the ten thousand, and the machine adds its own whole numbers at once.
  private enum Value: Hashable, Sendable {
    case millionths(Int64)
    case decimal(Decimal)

    var amount: Decimal {
      switch self {
      case .millionths(let count):
        Decimal(isNegative: count < 0, significand: count.magnitude, scale: Money.scaleOfMillionths)
      case .decimal(let amount): amount
      }
    }

    /// Whether both amounts are the same, however they are held.
    static func == (left: Value, right: Value) -> Bool {
      guard case (.millionths(let first), .millionths(let second)) = (left, right) else {
        return left.amount == right.amount
      }
      return first == second
    }

    func hash(into hasher: inout Hasher) { hasher.combine(amount) }
  }

  /// Makes an amount of that many dollars.
  public init(_ amount: Decimal) {
    value = .decimal(amount)
  }

  /// Makes an amount of that many cents.
  public init(minorUnits: Int) {
    let (millionths, overflows) = Int64(minorUnits).multipliedReportingOverflow(by: 10_000)
    value = overflows ? .decimal(Decimal(minorUnits) / 100) : .millionths(millionths)
  }

  /// Makes an amount of that many millionths of a dollar.
  init(millionths: Int64) {
    value = .millionths(millionths)
  }

  /// The amount in dollars.
  public var amount: Decimal { value.amount }

  /// The fraction digits of a millionth.
  static let scaleOfMillionths = 6

  /// The amount of nothing, which is not the absence of an amount.
  public static let zero = Money(millionths: 0)

  /// Whether the left amount is less.
  public static func < (left: Money, right: Money) -> Bool {
    guard case (.millionths(let first), .millionths(let second)) = (left.value, right.value) else {
      return left.amount < right.amount
    }
    return first < second
  }

  /// The exact sum.
  public static func + (left: Money, right: Money) -> Money {
    exact(left, right, { $0.addingReportingOverflow($1) }, or: { $0 + $1 })
  }

  /// The exact difference.
  public static func - (left: Money, right: Money) -> Money {
    exact(left, right, { $0.subtractingReportingOverflow($1) }, or: { $0 - $1 })
  }

  /// The amount with its sign reversed.
  public static prefix func - (value: Money) -> Money { zero - value }

  /// The exact product.
  public static func * (value: Money, factor: Decimal) -> Money {
    Money(value.amount * factor)
  }

  /// What two amounts become: in millionths where both are held so and the outcome can be, else as decimals.
  @inline(__always)
  private static func exact(
    _ left: Money,
    _ right: Money,
    _ ofMillionths: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    or ofDecimals: (Decimal, Decimal) -> Decimal
  ) -> Money {
    if case (.millionths(let first), .millionths(let second)) = (left.value, right.value),
      case (let outcome, false) = ofMillionths(first, second)
    {
      return Money(millionths: outcome)
    }
    return Money(ofDecimals(left.amount, right.amount))
  }
}
