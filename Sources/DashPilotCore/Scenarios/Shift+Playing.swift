extension Shift {
  /// A shift in which events are recorded one after another, as its driver would have, each by its own transition.
  ///
  /// What no driver could have recorded is refused, as it would have been.
  static func playing(
    _ events: [ScriptedEvent],
    from start: Instant,
    draws: SeededDraws,
    defaults: FuelAssumptions = .none
  ) throws -> Shift {
    let time = EventTime.typed(start, now: start)
    let id: ShiftID = draws["shift"].identifier()
    let started = try Shift.starting(at: time, id: id, unfinished: nil, floors: [], defaults: defaults)
    return try events.enumerated().reduce(started) { shift, event in
      try shift.playing(event.element, draws: draws["event"][event.offset])
    }
  }

  private func playing(_ event: ScriptedEvent, draws: SeededDraws) throws -> Shift {
    switch event {
    case .accept(let count, let offset, let place, let expected):
      let deliveries = (0..<count).map { draws["delivery"][$0].identifier() as DeliveryID }
      let offer = NewOffer(
        id: draws["offer"].identifier(),
        deliveries: deliveries,
        pickupPlace: place,
        expectedEarnings: expected
      )
      return try accepting(offer, at: time(offset))
    case .step(let step, let number, let offset): return try recording(step, ofDelivery: number, at: time(offset))
    case .cancel(let number, let offset): return try cancelling(delivery: number, at: time(offset))
    case .earn(let amount, let number): return try recordingEarnings(amount, ofDelivery: number)
    case .tip(let amount, let method, let number, let offset):
      let recordedAt = startedAt.advanced(by: offset)
      let tip = Tip(id: draws["tip"].identifier(), amount: amount, method: method, recordedAt: recordedAt)
      return try addingTip(tip, toDelivery: number)
    case .gross(let amount): return try recordingEarnings(amount)
    case .pause, .resume, .park, .drive, .end: return try playing(ofShift: event, draws: draws)
    }
  }

  /// The events of the shift itself; any other leaves it as it is.
  private func playing(ofShift event: ScriptedEvent, draws: SeededDraws) throws -> Shift {
    switch event {
    case .pause(let offset): try pausing(at: time(offset), id: draws["pause"].identifier(), newestPosition: nil)
    case .resume(let offset): try resuming(at: time(offset), newestPosition: nil)
    case .park(let offset): try parking(at: time(offset), id: draws["parked"].identifier(), newestPosition: nil)
    case .drive(let offset): try driving(at: time(offset), newestPosition: nil)
    case .end(let offset): try ending(at: time(offset), newestPosition: nil)
    case .accept, .step, .cancel, .earn, .tip, .gross: self
    }
  }

  /// A time that is never moved: a script that contradicts itself is refused.
  private func time(_ offset: Duration) -> EventTime {
    let instant = startedAt.advanced(by: offset)
    return .typed(instant, now: instant)
  }
}
