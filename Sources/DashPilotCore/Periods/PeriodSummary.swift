/// A period and its figures.
public struct PeriodSummary: Equatable, Sendable {
  /// The days.
  public let period: Period
  /// What was recorded in them.
  public let metrics: PeriodMetrics
  /// How many records of these days could not be read; they stand beside every coverage and in none.
  public let unreadable: Int

  /// Gathers a period and its figures.
  public init(period: Period, metrics: PeriodMetrics, unreadable: Int = 0) {
    self.period = period
    self.metrics = metrics
    self.unreadable = unreadable
  }
}
