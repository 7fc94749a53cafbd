extension RouteCapture {
  /// The recording after a receiver gave a position; `fresh` is asked for an identity where it begins a session.
  ///
  /// In any state but `tracking` it is ignored and counted. It is judged as it would be recorded, by the shift as it is
  /// now; one that a receiver held back until a pause or a parked stretch was over is left out like the others.
  public func offered(
    _ position: Position,
    at now: Instant,
    fresh: @autoclosure () -> CaptureSessionID
  ) -> RouteCapture {
    guard !isStopped else { return ticked(at: now) }
    guard state == .tracking, case .shift(let shift) = reading else {
      return replacing(counts: counts.adding(CaptureCounts(ignored: [state: 1])), at: now)
    }
    let offered = position.rounded
    let rejection =
      filter.rejection(of: offered, in: shift, last: queue.last, now: now) ?? shift.rejection(at: offered.instant)
    guard rejection == nil else {
      let count = rejection.map { [$0: 1] } ?? [:]
      return replacing(counts: counts.adding(CaptureCounts(rejected: count)), at: now)
    }
    return replacing(queue: queue.holding(offered, of: shift, at: now, fresh: fresh), at: now)
  }

  /// The recording after the shift's record was read again; a session goes on unless the shift ended, paused or parked.
  ///
  /// Where no shift or another one is unfinished, hand over the recorded shift as it ended first: what waits to be
  /// written is judged by it and falls due. Without that it is lost and counted.
  public func shiftRead(
    _ reading: ShiftReading,
    at now: Instant,
    fresh: @autoclosure () -> CaptureSessionID
  ) -> RouteCapture {
    switch reading {
    case .unreadable: replacing(reading: reading, at: now)
    case .none: dropping(CaptureQueue(lastWritten: queue.lastWritten)).replacing(reading: reading, at: now)
    case .shift(let read) where read.id != shift:
      dropping(CaptureQueue()).replacing(reading: reading, shift: read.id, at: now)
    case .shift(let read): reconciled(with: read, at: now, fresh: fresh)
    }
  }

  /// The recording after the condition of its source was worked out again.
  public func conditionChanged(to condition: PositionSourceCondition, at now: Instant) -> RouteCapture {
    replacing(condition: condition, at: now)
  }

  /// The recording after the process was told whether it may begin to take positions; what was begun goes on.
  public func beginningAllowed(_ mayBegin: Bool, at now: Instant) -> RouteCapture {
    replacing(mayBegin: mayBegin, at: now)
  }

  /// The recording as time passes.
  public func ticked(at now: Instant) -> RouteCapture { replacing(at: now) }

  /// The recording after what was due is in the record.
  public func written(_ batch: CaptureBatch, at now: Instant) -> RouteCapture {
    let more = CaptureCounts(recorded: batch.positions.count, sessions: batch.opensSession ? 1 : 0)
    return replacing(counts: counts.adding(more), queue: queue.removing(batch), at: now)
  }

  /// The recording after a write failed: what was held is lost and counted, the session ends, nothing is compared with.
  public func writeFailed(at now: Instant) -> RouteCapture { dropping(CaptureQueue()).ticked(at: now) }

  /// The recording that was stopped: what it holds is due, and it takes nothing more.
  public func stopped(at now: Instant) -> RouteCapture {
    let kept = reading == .unreadable ? dropping(CaptureQueue(lastWritten: queue.lastWritten)) : self
    return kept.replacing(isStopped: true, at: now)
  }

  /// The recording with another queue in place of its own, whose positions are lost.
  private func dropping(_ queue: CaptureQueue) -> RouteCapture {
    let lost = CaptureCounts(unrecorded: self.queue.held.count)
    return replacing(counts: counts.adding(lost), queue: queue, at: asOf)
  }

  private func reconciled(with shift: Shift, at now: Instant, fresh: () -> CaptureSessionID) -> RouteCapture {
    let (judged, rejected) = queue.judged(by: shift, fresh: fresh)
    let isInterrupted =
      judged.last.map { shift.isInterrupted(from: min($0.instant, asOf), to: now) } ?? false
    return replacing(
      reading: .shift(shift),
      counts: counts.adding(CaptureCounts(rejected: rejected)),
      queue: isInterrupted ? judged.closed : judged,
      at: now
    )
  }
}
