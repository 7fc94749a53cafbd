import Foundation

extension Decimal {
  /// The value rounded to that many fraction digits, half away from zero: the one rounding of figures that are shown.
  public func roundedHalfAwayFromZero(scale: Int) -> Decimal {
    rounded(scale: scale, mode: .plain)
  }

  /// The value cut to that many fraction digits, toward zero.
  func cut(scale: Int) -> Decimal {
    rounded(scale: scale, mode: self < 0 ? .up : .down)
  }

  private func rounded(scale: Int, mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var source = self
    var result = Decimal()
    NSDecimalRound(&result, &source, scale, mode)
    return result
  }
}
