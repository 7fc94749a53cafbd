import Foundation

/// Why a period has no estimate of fuel (`spec/08`, fuel of a period).
public enum PeriodFuelUnavailability: String, CaseIterable, Hashable, Sendable {
  case noFinishedShift
  case noShiftEstimated
}

/// Why a period has no estimated net after fuel (`spec/08`, fuel of a period).
public enum PeriodNetUnavailability: String, CaseIterable, Hashable, Sendable {
  case noFinishedShift
  case noPairedShift
}

/// The estimated fuel of a period: its shifts' estimates added up, each under its own assumptions.
public struct PeriodFuel: Equatable, Sendable {
  /// The sums, where a shift has an estimate.
  public let estimate: Figure<Sums, PeriodFuelUnavailability>
  /// Shifts with an estimate, of all.
  public let shifts: Coverage
  /// Metres of the shifts with an estimate.
  public let contributingMetres: Double
  /// Metres of all measured routes.
  public let totalMetres: Double
  /// Whether the route of a shift with an estimate is partial, so that more was used than is estimated.
  public let isFloor: Bool

  /// Cost and gallons as the shifts keep them, added up.
  public struct Sums: Equatable, Sendable {
    /// The cost.
    public let cost: Money
    /// The gallons; only for showing.
    public let gallons: Decimal
  }

  init(of shifts: [PeriodShift]) {
    let estimated = shifts.filter { $0.fuel != nil }
    let estimates = estimated.compactMap(\.fuel)
    let sums = Sums(
      cost: estimates.reduce(.zero) { $0 + $1.cost },
      gallons: estimates.reduce(0) { $0 + $1.gallons }
    )
    let reason: PeriodFuelUnavailability = shifts.isEmpty ? .noFinishedShift : .noShiftEstimated
    estimate = estimates.isEmpty ? .unavailable(reason) : .available(sums)
    self.shifts = Coverage(estimates.count, of: shifts.count)
    contributingMetres = PeriodMileage(of: estimated).metres ?? 0
    totalMetres = PeriodMileage(of: shifts).metres ?? 0
    isFloor = estimates.contains(where: \.isFloor)
  }

  /// The contributing share of the measured metres, to a whole percent; nothing where nothing was measured.
  ///
  /// It never stands without both counts: it can read 100 with a shift uncovered.
  public var percentOfMiles: Int? {
    guard totalMetres > 0 else { return nil }
    return Int(exactly: (contributingMetres * 100 / totalMetres).rounded(.toNearestOrAwayFromZero))
  }

  /// The miles of the shifts with an estimate.
  public var contributingMiles: Miles? { Miles(metres: contributingMetres) }

  /// The miles of all measured routes.
  public var totalMiles: Miles? { Miles(metres: totalMetres) }
}

/// The estimated net after fuel of a period, over those shifts alone that have both an amount and an estimate.
public struct PeriodNet: Equatable, Sendable {
  /// The subtraction, where a shift has both.
  public let ledger: Figure<Ledger, PeriodNetUnavailability>
  /// Shifts with both, of all.
  public let shifts: Coverage
  /// Whether the route of one of these shifts is partial, so that the net can only be lower.
  public let isCeiling: Bool

  /// What the paired shifts paid, and their fuel.
  public struct Ledger: Equatable, Sendable {
    /// What they paid, as recorded.
    public let earnings: Money
    /// Their fuel, as estimated.
    public let fuel: Money
    /// The difference, possibly negative.
    public var amount: Money { earnings - fuel }
  }

  init(of shifts: [PeriodShift]) {
    let pairs = shifts.compactMap { shift -> (amount: Money, fuel: FuelEstimate)? in
      guard let amount = shift.grossEarnings, let fuel = shift.fuel else { return nil }
      return (amount, fuel)
    }
    let ledger = Ledger(
      earnings: pairs.reduce(.zero) { $0 + $1.amount },
      fuel: pairs.reduce(.zero) { $0 + $1.fuel.cost }
    )
    let reason: PeriodNetUnavailability = shifts.isEmpty ? .noFinishedShift : .noPairedShift
    self.ledger = pairs.isEmpty ? .unavailable(reason) : .available(ledger)
    self.shifts = Coverage(pairs.count, of: shifts.count)
    isCeiling = pairs.contains { $0.fuel.isFloor }
  }
}
