/// A moment, in whole milliseconds since 1970 in UTC.
///
/// Anything finer is rounded once, where it enters. The difference of two instants is exact (`spec/04`, time).
public struct Instant: InstantProtocol, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, negative before it.
  public let milliseconds: Int64

  /// Makes the instant that many milliseconds after the beginning of 1970 in UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The instant a duration later, the duration rounded to a millisecond, half away from zero.
  public func advanced(by duration: Duration) -> Instant {
    Instant(milliseconds: milliseconds + duration.wholeMilliseconds)
  }

  /// The exact time from this instant to another, negative when the other is earlier.
  public func duration(to other: Instant) -> Duration {
    .milliseconds(other.milliseconds - milliseconds)
  }

  /// Whether the left instant is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
