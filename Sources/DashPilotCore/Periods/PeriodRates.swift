import Foundation

/// The gross rates of a period: the sum of amounts over the sum of divisors, of the same shifts (`spec/06`, rates).
///
/// A shift pairs when it has an amount and a divisor above zero; no mean of rates is taken.
public struct PeriodRates: Equatable, Sendable {
  /// Per hour of working time.
  public let perWorkingHour: Covered<Money>
  /// Per hour with a delivery open.
  public let perDeliveryActiveHour: Covered<Money>
  /// Per recorded mile.
  public let perRecordedMile: Covered<Money>

  init(of shifts: [PeriodShift]) {
    perWorkingHour = .rate(of: shifts, dividingBy: \.working, { $0.perHour(of: $1) })
    perDeliveryActiveHour = .rate(of: shifts, dividingBy: \.active, { $0.perHour(of: $1) })
    perRecordedMile = .rate(of: shifts, dividingBy: { $0.route?.miles?.decimal }, { $0.divided(by: $1) })
  }
}

extension Covered<Money> {
  fileprivate static func rate<Divisor: AdditiveArithmetic & Comparable>(
    of shifts: [PeriodShift],
    dividingBy divisor: (PeriodShift) -> Divisor?,
    _ quotient: (Money, Divisor) -> Money?
  ) -> Covered {
    let pairs = shifts.compactMap { shift -> (amount: Money, divisor: Divisor)? in
      guard let amount = shift.grossEarnings, let divisor = divisor(shift), divisor > .zero else { return nil }
      return (amount, divisor)
    }
    let (amount, sum) = pairs.reduce((Money.zero, Divisor.zero)) { ($0.0 + $1.amount, $0.1 + $1.divisor) }
    return Covered(pairs.isEmpty ? nil : quotient(amount, sum), Coverage(pairs.count, of: shifts.count))
  }
}
