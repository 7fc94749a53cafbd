import DashPilotCore
import Foundation
import TestSupport

extension PeriodShift {
  /// A finished shift as a period adds it up: hours worked, hours with one delivery open, and an amount in cents.
  ///
  /// Where more hours are with a delivery than were worked, the rest is a pause; without hours worked it ends too early.
  static func of(
    _ number: UInt8 = 1,
    at start: Instant = .evening,
    worked: Double? = 1,
    active: Double? = nil,
    gross: Int? = nil,
    fuel: FuelAssumptions = .none,
    route: RouteMeasurement? = .nothing,
    deliveries: [Delivery] = []
  ) -> PeriodShift {
    let elapsed = worked.map { max($0, active ?? 0) }
    let open = active.map { hours in
      Delivery(id: .number(number), acceptedAt: start, deliveredAt: start.later(hours: hours))
    }
    let pause = elapsed.flatMap { all -> Pause? in
      guard let worked, all > worked else { return nil }
      return Pause(id: .number(number), startedAt: start, endedAt: start.later(hours: all - worked))
    }
    let all = deliveries + [open].compactMap(\.self)
    let shift = Shift(
      id: .number(number),
      startedAt: start,
      endedAt: start.later(hours: elapsed ?? -1),
      grossEarnings: gross.map { Money(minorUnits: $0) },
      fuel: fuel,
      pauses: [pause].compactMap(\.self),
      offers: all.map { Offer(id: OfferID($0.id.uuid), acceptedAt: $0.acceptedAt, deliveries: [$0]) }
    )
    return PeriodShift(shift, route: route)
  }
}

extension Instant {
  /// The instant so many hours later.
  func later(hours: Double) -> Instant { later(milliseconds: Int64((hours * 3_600_000).rounded())) }
}

extension PeriodMetrics {
  /// The figures of some shifts and expenses; the places are those of the first nine numbers.
  init(_ shifts: [PeriodShift], _ expenses: [Expense] = []) {
    self.init(shifts: shifts, expenses: expenses, places: Set((1...9).map { PlaceID.number($0) }))
  }
}

extension FuelAssumptions {
  /// Miles per gallon, and the price of a gallon in cents.
  static func of(_ milesPerGallon: Double?, _ cents: Int?) -> FuelAssumptions {
    FuelAssumptions(
      milesPerGallon: milesPerGallon.map { Decimal(Int($0 * 10)) / 10 },
      gasPricePerGallon: cents.map { Money(minorUnits: $0) }
    )
  }
}

extension Expense {
  /// An expense of a category for so many cents.
  static func of(
    _ category: ExpenseCategory = .fuel,
    _ cents: Int,
    _ number: UInt8 = 1,
    at instant: Instant = .evening
  ) -> Expense {
    Expense(id: .number(number), occurredAt: instant, categoryWord: category.rawValue, amount: Money(minorUnits: cents))
  }
}

extension Covered where Value: Equatable {
  /// Whether the figure and both numbers of its coverage are these.
  func isFigure(_ value: Value?, _ contributing: Int, of eligible: Int) -> Bool {
    self == Covered(value, Coverage(contributing, of: eligible))
  }
}

extension Covered<Money> {
  /// Whether the amount, in cents, and both numbers of its coverage are these.
  func isCents(_ cents: Int?, _ contributing: Int, of eligible: Int) -> Bool {
    isFigure(cents.map { Money(minorUnits: $0) }, contributing, of: eligible)
  }
}

extension Covered<Duration> {
  /// Whether the time, in hours, and both numbers of its coverage are these.
  func isHours(_ hours: Int?, _ contributing: Int, of eligible: Int) -> Bool {
    isFigure(hours.map { .seconds($0 * 3600) }, contributing, of: eligible)
  }
}
