import Foundation

/// Years of an invented driver's work up to now, a month at a time, so that no more is held than is being written.
public struct LongHistory: Sendable {
  /// What it hangs from.
  let anchor: ScenarioAnchor
  /// Whether shifts have positions.
  let recordsRoutes: Bool
  /// The day of its first shifts.
  let firstDay: CivilDate

  /// How many years may be asked for.
  public static let years = 1...20

  /// The history of so many years that ends now.
  public init(years: Int, recordsRoutes: Bool, anchor: ScenarioAnchor) {
    self.anchor = anchor
    self.recordsRoutes = recordsRoutes
    let today = anchor.today
    let sameDay = CivilDate(year: today.year - years, month: today.month, day: today.day)
    firstDay = sameDay ?? today.adding(days: -365 * years)
  }

  /// The places that the driver comes to know.
  public var beginning: Change { Change(saved: places(on: anchor.today).map(Record.place)) }

  /// The settings, with the vehicle.
  public var settings: Settings {
    let vehicle = Vehicle(
      id: anchor.draws["vehicle"].identifier(),
      name: "Blue Hatchback",
      milesPerGallon: LongHistory.milesPerGallon,
      createdAt: anchor.instant(firstDay, hour: 6)
    )
    return anchor.settings.replacing(
      vehicles: [vehicle],
      selectedVehicle: vehicle.id,
      gasPricePerGallon: .some(gasPrice(on: anchor.today))
    )
  }

  /// The months of the history, each as its days.
  public var months: [ClosedRange<CivilDate>] {
    let days = (firstDay.daysSince1970...anchor.today.daysSince1970).map { CivilDate(daysSince1970: $0) }
    let grouped = Dictionary(grouping: days) { $0.year * 12 + $0.month }
    return grouped.sorted { $0.key < $1.key }.compactMap { _, days in
      days.first.flatMap { first in days.last.map { first...$0 } }
    }
  }

  /// The records of some days.
  public func change(in days: ClosedRange<CivilDate>) throws -> Change {
    let numbers = days.lowerBound.daysSince1970...days.upperBound.daysSince1970
    let days = numbers.map { CivilDate(daysSince1970: $0) }
    let shifts = try days.flatMap(plans).flatMap(records)
    return Change(saved: shifts + (try days.flatMap(expenses).map(Record.expense)))
  }

  private func records(of plan: ShiftPlan) throws -> [Record] {
    let shift = try plan.shift()
    guard recordsRoutes, let route = plan.route(of: shift) else { return [.shift(shift)] }
    return [.route(route, of: shift), .shift(shift)]
  }
}

extension LongHistory {
  /// A part of the day in which a driver may work: when it begins at the latest, for how long, and how often.
  private struct PartOfDay {
    let hour: Int
    let minute: Int
    let delay: ClosedRange<Int>
    let minutes: ClosedRange<Int>
    let percent: Int
  }

  /// They leave room between them, so that no shift meets the next.
  private static let partsOfDay = [
    PartOfDay(hour: 6, minute: 30, delay: 0...30, minutes: 140...270, percent: 45),
    PartOfDay(hour: 11, minute: 40, delay: 0...30, minutes: 130...255, percent: 50),
    PartOfDay(hour: 16, minute: 35, delay: 0...45, minutes: 170...300, percent: 74),
  ]

  /// The shifts of a day that have ended by now.
  func plans(on day: CivilDate) -> [ShiftPlan] {
    let places = places(on: day).map(\.id)
    return LongHistory.partsOfDay.enumerated().compactMap { index, part in
      let draws = anchor.draws["day"][day.daysSince1970][index]
      guard draws["works"].happens(part.percent) else { return nil }
      let delay = draws["delay"].number(in: part.delay)
      let start = anchor.instant(day, hour: part.hour, minute: part.minute).advanced(by: .minutes(delay))
      let length = 60 * draws["length"].number(in: part.minutes)
      guard start.advanced(by: .seconds(length)) <= anchor.moment else { return nil }
      return ShiftPlan(start: start, length: length, places: places, defaults: fuel(on: day, draws), draws: draws)
    }
  }

  /// What most shifts copied of the vehicle when they began.
  private func fuel(on day: CivilDate, _ draws: SeededDraws) -> FuelAssumptions {
    guard draws["fuel"].happens(85) else { return .none }
    return FuelAssumptions(
      milesPerGallon: LongHistory.milesPerGallon,
      gasPricePerGallon: gasPrice(on: day),
      vehicleName: "Blue Hatchback"
    )
  }

  private static let milesPerGallon: Decimal = 31

  /// A price that changes from month to month.
  private func gasPrice(on day: CivilDate) -> Money {
    Money(minorUnits: anchor.draws["gas"][day.year * 12 + day.month].number(in: 299...389))
  }
}
