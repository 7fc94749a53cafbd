/// Why a pause of a finished shift was not corrected, in the order in which they win (`spec/03`, a pause).
public enum PauseCorrectionRefusal: Refusal {
  case noSuchPause(number: Int, count: Int)
  case pauseIsOpen(number: Int)
  case shiftNotCompleted
  case notPositive(Interval)
  case beforeShiftStart(Instant, shiftStart: Instant)
  case afterShiftEnd(Instant, shiftEnd: Instant)
  case overlapsPause(number: Int, Interval)
  case overlapsDelivery(number: Int, Interval)
}

extension Shift {
  /// The shift with a pause that was never recorded; no delivery, amount or position moves.
  public func addingPause(_ stretch: Interval, id: PauseID) throws(PauseCorrectionRefusal) -> Shift {
    try checkPause(stretch, except: nil)
    return replacing(pauses: pauses + [Pause(id: id, startedAt: stretch.start, endedAt: stretch.end)])
  }

  /// The shift with one pause's start and end corrected together.
  public func correctingPause(_ number: Int, to stretch: Interval) throws(PauseCorrectionRefusal) -> Shift {
    let pause = try closedPause(number)
    try checkPause(stretch, except: pause.id)
    let corrected = Pause(id: pause.id, startedAt: stretch.start, endedAt: stretch.end)
    return replacing(pauses: pauses.map { $0.id == pause.id ? corrected : $0 })
  }

  /// The shift without one pause.
  public func deletingPause(_ number: Int) throws(PauseCorrectionRefusal) -> Shift {
    let pause = try closedPause(number)
    guard state == .ended else { throw .shiftNotCompleted }
    return replacing(pauses: pauses.filter { $0.id != pause.id })
  }

  private func closedPause(_ number: Int) throws(PauseCorrectionRefusal) -> Pause {
    guard pauses.indices.contains(number - 1) else { throw .noSuchPause(number: number, count: pauses.count) }
    let pause = pauses[number - 1]
    guard pause.endedAt != nil else { throw .pauseIsOpen(number: number) }
    return pause
  }

  /// Judges a proposed pause; touching is allowed, and what measures nothing blocks nothing.
  private func checkPause(_ stretch: Interval, except id: PauseID?) throws(PauseCorrectionRefusal) {
    guard let endedAt else { throw .shiftNotCompleted }
    guard stretch.start < stretch.end else { throw .notPositive(stretch) }
    guard stretch.start >= startedAt else { throw .beforeShiftStart(stretch.start, shiftStart: startedAt) }
    guard stretch.end <= endedAt else { throw .afterShiftEnd(stretch.end, shiftEnd: endedAt) }
    for (index, pause) in pauses.enumerated() where pause.id != id {
      guard let recorded = measured(pause), recorded.overlaps(stretch) else { continue }
      throw .overlapsPause(number: index + 1, recorded)
    }
    for subject in deliveries {
      guard let work = subject.delivery.workInterval?.clipped(to: routeWindow), work.overlaps(stretch) else { continue }
      throw .overlapsDelivery(number: subject.number, work)
    }
  }

  /// What a closed pause covers of the shift; nothing for an open or a backwards one.
  func measured(_ pause: Pause) -> Interval? {
    pause.endedAt.flatMap { Interval(start: pause.startedAt, end: $0).clipped(to: routeWindow) }
  }
}

extension Interval {
  /// Whether two stretches share more than an instant, or one lies inside the other; touching is no overlap.
  func overlaps(_ other: Interval) -> Bool { start < other.end && end > other.start }
}
