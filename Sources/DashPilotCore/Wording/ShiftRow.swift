/// A shift's row in history: only figures that exist, seen on one line and heard as sentences (`spec/10`, history).
public struct ShiftRow: Equatable, Sendable {
  let shift: Shift
  let metrics: ShiftMetrics

  /// Makes the row of a finished shift.
  public init(shift: Shift, metrics: ShiftMetrics) {
    self.shift = shift
    self.metrics = metrics
  }

  /// The row, for the eye and for the ear.
  public func statement(in writing: Writing) -> Statement {
    let voice = Voice(writing: writing, isSpoken: false)
    return Statement(
      visible: visibleParts(voice).compactMap(\.self).joined(separator: " · "),
      spoken: spokenParts(Voice(writing: writing, isSpoken: true)).compactMap(\.self).map { "\($0)." }
        .joined(separator: " ")
    )
  }

  private func visibleParts(_ voice: Voice) -> [String?] {
    [
      voice.writing.date(shift.startedAt),
      shift.grossEarnings.map(voice.money),
      shift.bounds(voice),
      metrics.times.working.map(voice.duration),
      pausedTime(voice).map { "\($0) paused" },
      quality?.figure(in: voice.writing)?.visible,
      metrics.rates.perWorkingHour.value == nil ? nil : rate(voice).visible,
    ]
  }

  private func spokenParts(_ voice: Voice) -> [String?] {
    [
      voice.writing.date(shift.startedAt),
      shift.bounds(voice),
      metrics.times.working.flatMap(voice.writing.duration),
      pausedTime(voice).map { "\($0) paused" },
      shift.grossEarnings.map { "\(voice.money($0)) gross earnings recorded" } ?? "No gross earnings recorded",
      metrics.route?.miles.map { "\(voice.miles($0)) recorded" },
      quality?.partialReason,
      metrics.rates.perWorkingHour.value == nil ? nil : rate(voice).spoken,
    ]
  }

  private var quality: RouteQuality? {
    metrics.quality(isFinished: true)
  }

  private func pausedTime(_ voice: Voice) -> String? {
    metrics.times.paused.recorded > 0 ? voice.duration(metrics.times.paused.duration) : nil
  }

  private func rate(_ voice: Voice) -> Statement {
    voice.writing.rate(metrics.rates.perWorkingHour, .workingHour)
  }
}

extension Shift {
  /// When it began and ended: `5:46 PM to 8:46 PM`, with the day of an end on another day.
  func bounds(_ voice: Voice) -> String {
    guard let endedAt else { return "from \(voice.writing.clock(startedAt))" }
    return "\(voice.writing.clock(startedAt)) to \(voice.moment(endedAt, beside: startedAt))"
  }
}
