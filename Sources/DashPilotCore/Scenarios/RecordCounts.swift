/// How many records of each kind a change writes.
public struct RecordCounts: Hashable, Sendable {
  /// The shifts, finished or not.
  public let shifts: Int
  /// The deliveries of all shifts.
  public let deliveries: Int
  /// The positions of all routes.
  public let positions: Int
  /// The pickup places.
  public let places: Int
  /// The expenses.
  public let expenses: Int

  private init(shifts: Int = 0, deliveries: Int = 0, positions: Int = 0, places: Int = 0, expenses: Int = 0) {
    self.shifts = shifts
    self.deliveries = deliveries
    self.positions = positions
    self.places = places
    self.expenses = expenses
  }

  /// Nothing of anything.
  public static let zero = RecordCounts()

  /// Counts what a change writes.
  public init(_ change: Change) {
    self = change.saved.map(RecordCounts.init).reduce(.zero, +)
  }

  private init(_ record: Record) {
    switch record {
    case .shift(let shift): self.init(shifts: 1, deliveries: shift.offers.reduce(0) { $0 + $1.deliveries.count })
    case .route(let route, _): self.init(positions: route.positionCount)
    case .place: self.init(places: 1)
    case .expense: self.init(expenses: 1)
    case .settings: self.init()
    }
  }

  /// The counts of both together.
  public static func + (left: RecordCounts, right: RecordCounts) -> RecordCounts {
    RecordCounts(
      shifts: left.shifts + right.shifts,
      deliveries: left.deliveries + right.deliveries,
      positions: left.positions + right.positions,
      places: left.places + right.places,
      expenses: left.expenses + right.expenses
    )
  }
}
