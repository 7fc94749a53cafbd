/// Every figure of a period with its coverage, worked out from its finished shifts and its expenses (`spec/06`).
///
/// The kind of the period has no part in it.
public struct PeriodMetrics: Equatable, Sendable {
  /// How many finished shifts begin in it.
  public let completedShifts: Int
  /// Elapsed less paused of each shift, added up.
  public let working: Covered<Duration>
  /// The shifts' own recorded amounts.
  public let gross: Covered<Money>
  /// The time with a delivery open of each shift, added up; no union across shifts.
  public let active: Covered<Duration>
  /// The working time without a delivery of each shift, added up; never total less total.
  public let nonDelivery: Covered<Duration>
  /// The recorded mileage.
  public let mileage: PeriodMileage
  /// The three gross rates.
  public let rates: PeriodRates
  /// The deliveries, their pay and their waits.
  public let deliveries: PeriodDeliveries
  /// What was recorded as spent.
  public let expenses: PeriodExpenses
  /// The estimated fuel.
  public let fuel: PeriodFuel
  /// The estimated net after fuel.
  public let net: PeriodNet

  /// Works the figures out, whatever the order of the records.
  ///
  /// A shift that has not ended enters nothing, not even the numbers that the coverages are out of.
  /// `places` are the identities that the catalogue knows: a delivery's place outside it is counted nowhere.
  public init(shifts: [PeriodShift], expenses: [Expense], places: Set<PlaceID>) {
    let shifts = shifts.finishedInOrder
    completedShifts = shifts.count
    working = .sum(of: shifts.map(\.working))
    gross = .sum(of: shifts.map(\.grossEarnings))
    active = .sum(of: shifts.map(\.active))
    nonDelivery = .sum(of: shifts.map(\.nonDelivery))
    mileage = PeriodMileage(of: shifts)
    rates = PeriodRates(of: shifts)
    deliveries = PeriodDeliveries(of: shifts, places: places)
    self.expenses = PeriodExpenses(of: expenses)
    fuel = PeriodFuel(of: shifts)
    net = PeriodNet(of: shifts)
  }

  /// Recorded gross less recorded expenses, or why there is no such figure.
  public var netAfterRecordedExpenses: Figure<Money, ExpenseNetUnavailability> { expenses.net(after: gross) }

  /// Whether no finished shift begins in it, whatever else is recorded.
  public var isEmpty: Bool { completedShifts == 0 }

  /// Whether a finished shift or an expense is recorded in it.
  public var hasAnyRecords: Bool { !isEmpty || expenses.count > 0 }
}
