extension Writing {
  /// A duration: `1 hr, 12 min`, `45 sec`; nothing for a negative one (`spec/04`, durations).
  public func duration(_ duration: Duration) -> String? {
    ShownDuration(duration).map { shown in
      shown.text(second: { "\($0) sec" }, minute: { "\($0) min" }, hour: { "\($0) hr" })
    }
  }

  /// A duration to be said: `1 hour, 12 minutes`; nothing for a negative one.
  public func spokenDuration(_ duration: Duration) -> String? {
    ShownDuration(duration).map { shown in
      shown.text(
        second: { counted($0, "second") },
        minute: { counted($0, "minute") },
        hour: { counted($0, "hour") }
      )
    }
  }
}

/// A number and its noun: `1 delivery`, `2 deliveries`, `0 deliveries`.
public func counted(_ count: some BinaryInteger, _ singular: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// A duration as its text says it: whole seconds under a minute, whole minutes from there on.
struct ShownDuration: Equatable {
  /// The shown value in seconds.
  let seconds: Int64

  /// Rounds a duration once, from its exact value; nothing for a negative one.
  init?(_ duration: Duration) {
    guard duration >= .zero else { return nil }
    let whole = duration.wholeSeconds
    seconds = whole < 60 ? whole : duration.wholeMinutes * 60
  }

  func text(second: (Int64) -> String, minute: (Int64) -> String, hour: (Int64) -> String) -> String {
    guard seconds >= 60 else { return seconds == 0 ? minute(0) : second(seconds) }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let parts = [hours > 0 ? hour(hours) : nil, minutes > 0 ? minute(minutes) : nil]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
