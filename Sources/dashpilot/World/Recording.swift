/// What a recording has from outside: a source, the signal to stop, and time to wait.
struct Recording: Sendable {
  /// Connects to a daemon; nothing where none answers.
  let connect: @Sendable (SourceAddress) -> PositionSource?
  /// Standard input as a source.
  let standardInput: @Sendable () -> PositionSource
  /// Begins to take note of the signal to stop.
  let beginTakingNote: @Sendable () -> Void
  /// Whether the signal to stop was given.
  let isInterrupted: @Sendable () -> Bool
  /// Waits so many milliseconds, or until the signal.
  let wait: @Sendable (_ milliseconds: Int) -> Void
  /// Tells lines at once, beside the results.
  let tell: @Sendable (_ lines: String) -> Void
}
