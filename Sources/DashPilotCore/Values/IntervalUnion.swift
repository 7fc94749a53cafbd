/// A closed stretch of time between two instants, as it was recorded; its end may precede its start.
public struct Interval: Hashable, Sendable {
  /// Where the stretch begins.
  public let start: Instant
  /// Where the stretch ends.
  public let end: Instant

  /// Makes a stretch exactly as recorded.
  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }

  /// The exact length, negative when the end precedes the start.
  public var length: Duration { start.duration(to: end) }

  /// The part inside a window; nothing for a stretch that runs backwards or lies wholly outside.
  ///
  /// A window that runs backwards has no part of anything.
  /// One that only touches the window's edge stays, with zero length.
  func clipped(to window: Interval?) -> Interval? {
    guard end >= start else { return nil }
    guard let window else { return self }
    guard window.length >= .zero, start <= window.end, end >= window.start else { return nil }
    return Interval(start: max(start, window.start), end: min(end, window.end))
  }
}

/// The time that at least one of several stretches covers: the one interval union (`spec/04`, time).
public struct IntervalUnion: Equatable, Sendable {
  /// The stretches that were used, merged and in order; touching ones are one.
  public let merged: [Interval]
  /// How many stretches were used.
  public let counted: Int
  /// How many were left out: backwards, or wholly outside the window.
  public let unusable: Int

  /// Joins the stretches, each clipped to the window first when there is one; their order never matters.
  public init(_ intervals: [Interval], window: Interval? = nil) {
    let usable = intervals.compactMap { $0.clipped(to: window) }.sorted { $0.start < $1.start }
    merged = usable.reduce(into: []) { joined, next in
      guard let open = joined.last, next.start <= open.end else { return joined.append(next) }
      joined[joined.count - 1] = Interval(start: open.start, end: max(open.end, next.end))
    }
    counted = usable.count
    unusable = intervals.count - usable.count
  }

  /// The time covered, each shared minute once.
  public var duration: Duration { merged.reduce(.zero) { $0 + $1.length } }

  /// Whether some used stretches overlap or touch.
  public var overlaps: Bool { merged.count < counted }
}
