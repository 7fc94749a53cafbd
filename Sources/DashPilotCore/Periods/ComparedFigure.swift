/// The figures that two periods are compared by, in the order of the rows; nothing else is compared (`spec/06`).
public enum ComparedFigure: String, CaseIterable, Hashable, Sendable {
  case completedShifts
  case workingTime
  case deliveryActiveTime
  case recordedGrossEarnings
  case perWorkingHour = "rate.perWorkingHour"
  case perDeliveryActiveHour = "rate.perDeliveryActiveHour"
  case recordedExpenses
  case recordedMileage
  case perRecordedMile = "rate.perRecordedMile"
  case deliveriesCompleted

  /// Whether it is a rate, which is higher or lower, and not more or less recorded.
  public var isRate: Bool {
    switch self {
    case .perWorkingHour, .perDeliveryActiveHour, .perRecordedMile: true
    default: false
    }
  }

  /// Whether it rests on the route, which a summary may leave out.
  public var needsRoute: Bool { self == .recordedMileage || self == .perRecordedMile }
}

/// What a compared figure was worked out from.
public enum ComparisonBasis: Hashable, Sendable {
  case exactCount
  case coverage(Coverage)
  case routes(measured: Int, partial: Int, total: Int)
  case recordCount(Int)

  /// Whether nothing is known to be missing; a number of records is out of nothing, and never complete.
  public var isComplete: Bool {
    switch self {
    case .exactCount: true
    case .coverage(let coverage): coverage.isComplete
    case .routes(let measured, let partial, let total): total > 0 && measured >= total && partial == 0
    case .recordCount: false
    }
  }

  /// Whether it says how many of the records that could contribute do.
  var isCoverage: Bool {
    switch self {
    case .coverage, .routes: true
    case .exactCount, .recordCount: false
    }
  }
}

extension PeriodMetrics {
  /// A compared figure as it is shown; nothing where it is absent.
  func shown(_ figure: ComparedFigure) -> ShownFigure? {
    switch figure {
    case .completedShifts: .count(completedShifts)
    case .workingTime: working.value.flatMap(ShownFigure.init)
    case .deliveryActiveTime: active.value.flatMap(ShownFigure.init)
    case .recordedGrossEarnings: gross.value.map(ShownFigure.init)
    case .perWorkingHour: rates.perWorkingHour.value.map(ShownFigure.init)
    case .perDeliveryActiveHour: rates.perDeliveryActiveHour.value.map(ShownFigure.init)
    case .recordedExpenses: expenses.total.map(ShownFigure.init)
    case .recordedMileage: mileage.miles.map(ShownFigure.init)
    case .perRecordedMile: rates.perRecordedMile.value.map(ShownFigure.init)
    case .deliveriesCompleted: .count(deliveries.delivered)
    }
  }

  /// What a compared figure was worked out from.
  func basis(of figure: ComparedFigure) -> ComparisonBasis {
    switch figure {
    case .completedShifts, .deliveriesCompleted: .exactCount
    case .workingTime: .coverage(working.coverage)
    case .deliveryActiveTime: .coverage(active.coverage)
    case .recordedGrossEarnings: .coverage(gross.coverage)
    case .perWorkingHour: .coverage(rates.perWorkingHour.coverage)
    case .perDeliveryActiveHour: .coverage(rates.perDeliveryActiveHour.coverage)
    case .recordedExpenses: .recordCount(expenses.count)
    case .recordedMileage: .routes(measured: mileage.measured, partial: mileage.partial, total: mileage.total)
    case .perRecordedMile: .coverage(rates.perRecordedMile.coverage)
    }
  }
}
