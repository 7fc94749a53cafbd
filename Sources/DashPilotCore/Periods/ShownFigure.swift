import Foundation

/// A figure rounded as it is shown, so that printed numbers add up (`spec/06`, comparison).
public enum ShownFigure: Hashable, Sendable {
  case count(Int)
  /// An amount or a rate, to the cent.
  case money(Money)
  /// Seconds as the text of a duration says them.
  case duration(seconds: Int64)
  /// Miles, to a tenth.
  case miles(Decimal)

  /// Rounds an amount to the cent.
  init(_ money: Money) { self = .money(Money(money.amount.roundedHalfAwayFromZero(scale: 2))) }

  /// Rounds a duration as its text does; nothing for a negative one.
  init?(_ duration: Duration) {
    guard let shown = ShownDuration(duration) else { return nil }
    self = .duration(seconds: shown.seconds)
  }

  /// Rounds miles to a tenth.
  init(_ miles: Miles) { self = .miles(miles.decimal.roundedHalfAwayFromZero(scale: 1)) }

  /// The plain number.
  var number: Decimal {
    switch self {
    case .count(let count): Decimal(count)
    case .money(let money): money.amount
    case .duration(let seconds): Decimal(seconds)
    case .miles(let miles): miles
    }
  }

  /// This figure less another of its sort, with its sign.
  func less(_ other: ShownFigure) -> ShownFigure? {
    switch (self, other) {
    case (.count(let left), .count(let right)): .count(left - right)
    case (.money(let left), .money(let right)): .money(left - right)
    case (.duration(let left), .duration(let right)): .duration(seconds: left - right)
    case (.miles(let left), .miles(let right)): .miles(left - right)
    default: nil
    }
  }

  /// The figure without its sign.
  var magnitude: ShownFigure {
    switch self {
    case .count(let count): .count(abs(count))
    case .money(let money): .money(Money(abs(money.amount)))
    case .duration(let seconds): .duration(seconds: abs(seconds))
    case .miles(let miles): .miles(abs(miles))
    }
  }
}
