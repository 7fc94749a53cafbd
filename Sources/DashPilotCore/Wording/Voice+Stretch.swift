extension Voice {
  /// When a stretch began and ended: `6:20 PM to 6:25 PM`, with its day unless it is the day of another instant.
  func stretch(_ interval: Interval, beside other: Instant? = nil) -> String {
    "\(moment(interval.start, beside: other)) to \(moment(interval.end, beside: interval.start))"
  }
}
