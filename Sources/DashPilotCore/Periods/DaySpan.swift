/// A half-open stretch of the calendar: its start belongs to it, its end does not.
public struct DaySpan: Hashable, Sendable {
  /// The first instant in it.
  public let start: Instant
  /// The first instant after it.
  public let end: Instant

  /// Makes a span from its first instant to the first one after it.
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }

  /// Every instant that a record can have.
  public static let always = DaySpan(
    start: Instant.readable.lowerBound,
    end: Instant(milliseconds: Instant.readable.upperBound.milliseconds + 1)
  )

  /// Whether an instant lies in it.
  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}
