import Foundation

/// Which way a compared figure went.
public enum ComparisonDirection: String, CaseIterable, Hashable, Sendable {
  case increase, decrease, unchanged
}

/// Why a row has no percentage, the first reason that holds (`spec/06`, comparison).
public enum PercentageUnavailability: String, CaseIterable, Hashable, Sendable {
  case missingSide
  case previousZero
  case inProgress
  case incompleteBasis
  case roundsToZero
}

/// What is said of a comparison as a whole; any of them may hold together.
public enum ComparisonState: String, CaseIterable, Hashable, Sendable {
  case lengthsDiffer
  case inProgress
  case previousEmpty
  case coverageDiffers
}

/// A period beside the one before it: two results, and never an average of the periods inside them.
public struct PeriodComparison: Equatable, Sendable {
  /// The selected period.
  public let current: PeriodSummary
  /// What it is compared with.
  public let previous: PeriodSummary
  /// The rows that either side has a figure for, in order.
  public let rows: [Row]
  /// What is said of the whole, in order.
  public let states: [ComparisonState]

  /// One figure of both periods.
  public struct Row: Equatable, Sendable {
    /// Which figure.
    public let figure: ComparedFigure
    /// As shown for the selected period.
    public let current: ShownFigure?
    /// As shown for the other one.
    public let previous: ShownFigure?
    /// What the first was worked out from.
    public let currentBasis: ComparisonBasis
    /// What the second was worked out from.
    public let previousBasis: ComparisonBasis
    /// Shown current less shown previous, with its sign; nothing where a side is absent.
    public let difference: ShownFigure?
    /// The difference in percent of the other figure, whole and with its sign, or the one reason why not.
    public let percentage: Figure<Decimal, PercentageUnavailability>
  }

  /// Compares two periods; nothing where the second is not exactly the span that the first is compared with.
  ///
  /// `isMeasured` says whether routes were read: without them no row rests on one.
  public init?(
    _ current: PeriodSummary,
    with previous: PeriodSummary,
    in calendar: ReportingCalendar,
    now: Instant,
    isMeasured: Bool = true
  ) {
    guard previous.period == calendar.period(comparedWith: current.period) else { return nil }
    let isInProgress = current.period.isCurrent(at: now)
    let figures = ComparedFigure.allCases.filter { isMeasured || !$0.needsRoute }
    let rows = figures.compactMap {
      Row($0, of: current.metrics, beside: previous.metrics, isInProgress: isInProgress)
    }
    self.current = current
    self.previous = previous
    self.rows = rows
    states = ComparisonState.allCases.filter { state in
      switch state {
      case .lengthsDiffer: current.period.kind != .custom && current.period.dayCount != previous.period.dayCount
      case .inProgress: isInProgress
      case .previousEmpty: !previous.metrics.hasAnyRecords
      case .coverageDiffers: rows.contains(where: \.coverageDiffers)
      }
    }
  }
}

extension PeriodComparison.Row {
  fileprivate init?(
    _ figure: ComparedFigure,
    of current: PeriodMetrics,
    beside previous: PeriodMetrics,
    isInProgress: Bool
  ) {
    let (now, before) = (current.shown(figure), previous.shown(figure))
    guard now != nil || before != nil else { return nil }
    self.figure = figure
    self.current = now
    self.previous = before
    currentBasis = current.basis(of: figure)
    previousBasis = previous.basis(of: figure)
    difference = before.flatMap { now?.less($0) }
    let isComplete = currentBasis.isComplete && previousBasis.isComplete
    percentage = Self.percentage(of: difference, from: before, isInProgress: isInProgress, isComplete: isComplete)
  }

  private static func percentage(
    of difference: ShownFigure?,
    from previous: ShownFigure?,
    isInProgress: Bool,
    isComplete: Bool
  ) -> Figure<Decimal, PercentageUnavailability> {
    guard let difference, let previous else { return .unavailable(.missingSide) }
    guard previous.number != 0 else { return .unavailable(.previousZero) }
    guard !isInProgress else { return .unavailable(.inProgress) }
    guard isComplete else { return .unavailable(.incompleteBasis) }
    let share = difference.number * 100 / abs(previous.number)
    let percent = share.roundedHalfAwayFromZero(scale: 0)
    return percent == 0 ? .unavailable(.roundsToZero) : .available(percent)
  }

  /// The sign of the difference; nothing where a side is absent.
  public var direction: ComparisonDirection? {
    difference.map { difference in
      guard difference.number != 0 else { return .unchanged }
      return difference.number > 0 ? .increase : .decrease
    }
  }

  /// Whether the two bases say different coverages, and one of them is not complete.
  fileprivate var coverageDiffers: Bool {
    currentBasis.isCoverage && currentBasis != previousBasis
      && !(currentBasis.isComplete && previousBasis.isComplete)
  }
}
