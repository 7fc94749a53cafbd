extension ShiftReport {
  /// The working time, which stands beside the recorded amount.
  var working: Report.Entry {
    guard let working = metrics.times.working else { return timesRunBackwards("Working time") }
    return entry("Working time", working, spokenName: "working shift time")
  }

  /// Start, end, elapsed, paused and parked.
  var times: [Report.Entry] {
    let ended = shift.endedAt.map { instant in
      Report.Entry("Ended", writing.moment(instant), spoken: "Ended at \(writing.moment(instant))")
    }
    let started = Report.Entry(
      "Started",
      writing.moment(shift.startedAt),
      spoken: "Started at \(writing.moment(shift.startedAt))"
    )
    let elapsed =
      metrics.times.elapsed.map { entry("Elapsed", $0, spokenName: "from start to end") }
      ?? timesRunBackwards("Elapsed")
    return [started, ended, elapsed, paused, working, parked].compactMap(\.self) + leftOut
  }

  /// The time with a delivery open and the working time without one, or why neither is known.
  var deliveryTimes: [Report.Entry] {
    guard let active = metrics.active.duration else {
      return [Report.Entry(Statement(metrics.active.absence.explanation))] + deliveriesLeftOut
    }
    let nonDelivery = metrics.nonDelivery.map { entry("Without a delivery", $0, spokenName: "non-delivery time") }
    let overlap = metrics.active.overlaps ? Report.Entry(Statement(Self.overlapRemark)) : nil
    return [entry("Delivery active", active, spokenName: "delivery active time"), overlap, nonDelivery]
      .compactMap(\.self) + deliveriesLeftOut
  }

  private static let overlapRemark = "Deliveries overlap or touch; time that they share is counted once"

  private var paused: Report.Entry {
    let paused = metrics.times.paused
    guard paused.recorded > 0 else {
      return Report.Entry("Paused", "No pause was recorded", spoken: "No pause was recorded")
    }
    let pauses = "in \(counted(paused.recorded, "pause"))"
    let statement = writing.statement { "\($0.duration(paused.duration))\($0.isSpoken ? " paused" : "") \(pauses)" }
    return Report.Entry("Paused", statement.visible, spoken: statement.spoken)
  }

  private var parked: Report.Entry? {
    let parked = metrics.times.parked
    guard parked.recorded > 0 else { return nil }
    let stretches = "in \(counted(parked.recorded, "stretch", "stretches")), within the working time"
    let statement = writing.statement { "\($0.duration(parked.duration))\($0.isSpoken ? " parked" : "") \(stretches)" }
    return Report.Entry("Parked", statement.visible, spoken: statement.spoken)
  }

  private var leftOut: [Report.Entry] {
    [
      leftOutEntry(metrics.times.paused.unusable, "pause", "pauses"),
      leftOutEntry(metrics.times.parked.unusable, "parked stretch", "parked stretches"),
    ].compactMap(\.self)
  }

  private var deliveriesLeftOut: [Report.Entry] {
    let uncounted = metrics.active.malformed + metrics.active.unfinished
    return [leftOutEntry(uncounted, "delivery", "deliveries")].compactMap(\.self)
  }

  private func leftOutEntry(_ count: Int, _ singular: String, _ plural: String) -> Report.Entry? {
    guard count > 0 else { return nil }
    let verb = count == 1 ? "is" : "are"
    return Report.Entry(
      Statement("\(counted(count, singular, plural)) with times that cannot be measured \(verb) left out")
    )
  }

  private func entry(_ label: String, _ duration: Duration, spokenName: String) -> Report.Entry {
    let statement = writing.statement { "\($0.duration(duration))\($0.isSpoken ? " \(spokenName)" : "")" }
    return Report.Entry(label, statement.visible, spoken: statement.spoken)
  }

  private func timesRunBackwards(_ label: String) -> Report.Entry {
    let reason = "The recorded end precedes the start, so there is no such time"
    return Report.Entry(label, reason, spoken: "\(label). \(reason)")
  }
}
