/// The times of a shift: elapsed, paused, parked and working (`spec/04`, the times of a shift).
public struct ShiftTimes: Equatable, Sendable {
  /// End less start, or the moment of reading less start; absent when a recorded end precedes the start.
  public let elapsed: Duration?
  /// The union of the pauses.
  public let paused: StretchTime
  /// The union of the parked stretches, which nothing subtracts.
  public let parked: StretchTime

  /// Works out the times of a shift, an unfinished one up to the moment of reading.
  public init(of shift: Shift, readAt now: Instant) {
    let window = Interval(start: shift.startedAt, end: shift.endedAt ?? max(now, shift.startedAt))
    elapsed = window.length >= .zero ? window.length : nil
    paused = StretchTime(of: shift.pauses, in: window)
    parked = StretchTime(of: shift.parkedStretches, in: window)
  }

  /// Elapsed less paused, never below zero: the divisor of the hourly rate.
  public var working: Duration? {
    elapsed.map { max(.zero, $0 - paused.duration) }
  }
}

/// The time that recorded stretches cover within a shift, and what was left out of it.
public struct StretchTime: Equatable, Sendable {
  /// The time covered, each shared minute once.
  public let duration: Duration
  /// How many stretches are recorded.
  public let recorded: Int
  /// How many of them are open; an open one ends where the window ends.
  public let open: Int
  /// How many measure nothing: backwards, or wholly outside the shift.
  public let unusable: Int

  init<Activity>(of stretches: [Stretch<Activity>], in window: Interval) {
    let intervals = stretches.map { $0.interval(openUntil: window.end) }
    let union = IntervalUnion(intervals, window: window)
    duration = union.duration
    recorded = stretches.count
    open = stretches.filter { $0.endedAt == nil }.count
    unusable = union.unusable
  }
}
